/** Cards that lie somewhere, named by their numbers; changed in place, without a list that is thrown away. */

/** Takes a card out of a zone. */
export function takeOut(zone: number[], card: number): void {
  const at = zone.indexOf(card)
  if (at < 0) throw new RangeError(`Card ${card} is not there`)
  for (let next = at + 1; next < zone.length; next++) zone[next - 1] = zone[next] as number
  zone.pop()
}

const itself = (card: number): number => card

/** Puts a card where it belongs in an ascending zone; or anything into a list that ascends by some rank. */
export function putIn(zone: number[], card: number, rank = itself): void {
  let at = zone.length
  zone.push(card)
  for (; at > 0 && rank(zone[at - 1] as number) > rank(card); at--) zone[at] = zone[at - 1] as number
  zone[at] = card
}
