/** What the program can't go on from, as a sentence for the person who started it. */
export class Stop extends Error {
  override name = 'Stop'
}
