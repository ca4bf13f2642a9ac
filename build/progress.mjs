/** One line that says how far something is: written over in a terminal, said now and then where there is none. */

/** How often it is said again in a log, in milliseconds. */
const pause = 10_000

/**
 * @param {string} what is being done
 * @param {{ isTTY?: boolean, write(text: string): unknown }} out
 */
export function progress(what, out = process.stdout) {
  let said = Date.now()
  out.write(out.isTTY ? `${what}…` : `${what}…\n`)
  return {
    /** @param {string} how far it is */
    say(how) {
      if (out.isTTY) out.write(`\r\u001B[2K${what}: ${how}`)
      else if (Date.now() - said >= pause) {
        said = Date.now()
        out.write(`${what}: ${how}\n`)
      }
    },
    end() {
      if (out.isTTY) out.write('\n')
    },
  }
}
