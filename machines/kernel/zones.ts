/** Cards that lie somewhere, by number or by name; changed in place, without a list that is thrown away. */

/** Takes a card out of a zone. A zone is short: to look at each is faster than `indexOf`. */
export function takeOut<Card extends number | string>(zone: Card[], card: Card): void {
  let at = 0
  while (at < zone.length && zone[at] !== card) at++
  if (at === zone.length) throw new RangeError(`Card ${card} is not there`)
  for (let next = at + 1; next < zone.length; next++) zone[next - 1] = zone[next] as Card
  zone.pop()
}

/** Puts a card where it belongs in an ascending zone. */
export function putIn(zone: number[], card: number): void {
  let at = zone.length
  zone.push(card)
  for (; at > 0 && (zone[at - 1] as number) > card; at--) zone[at] = zone[at - 1] as number
  zone[at] = card
}
