/** Brackets within brackets: what nests too deep ends in the engine's own words, not in ours. */
const deepest = 40

/** Whether its brackets nest deeper than those of any save. Of what is no JSON it may say anything. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (letter === '"') at = endOfString(text, at)
    else if (letter === '[' || letter === '{') depth++
    else if (letter === ']' || letter === '}') depth--
    if (depth > deepest) return true
  }
  return false
}

function endOfString(text: string, start: number): number {
  let end = start
  do {
    end = text.indexOf('"', end + 1)
    if (end < 0) return text.length
  } while (isEscaped(text, end))
  return end
}

/** After an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
  let before = at
  while (text[before - 1] === '\\') before--
  return (at - before) % 2 === 1
}
