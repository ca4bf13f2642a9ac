/** A full table that a seat's view allows: what it can't know is dealt anew. */
import type { Seat } from '../kernel/game.ts'
import type { Random } from '../kernel/random.ts'
import {
  alarmedEventNames,
  basics,
  calmEventNames,
  copies,
  generals,
  house,
  isGeneral,
  keptTiles,
  tileCounts,
  tileKinds,
  type Basic,
  type Card,
  type EventName,
  type General,
  type Tile,
} from './data.ts'
import { spaces } from './map.ts'
import { cloneSheet, cloneStack, putIn, type HadriaState, type Player, type Stack } from './state.ts'
import { ownStacks, type HadriaView, type PlayerView } from './view.ts'

export function imagine(view: HadriaView, seat: Seat, random: Random): HadriaState {
  const unseen = random.shuffle(unseenCards(view, seat))
  const players = view.players.map((_, other) =>
    other === seat && view.mine ? itself(view, other) : imaginePlayer(view, other, unseen, random),
  )
  return {
    phase: view.phase,
    random: random.fork().state(),
    seats: view.seats,
    journal: view.news.map(({ key, params }) => ({ key, params })),
    specials: view.specials,
    first: view.first,
    firstStays: view.firstStays,
    round: view.round,
    alarmedRound: view.alarmedRound,
    stolen: view.stolen,
    bestThief: view.bestThief,
    gateDistrict: view.gateDistrict,
    closedGate: view.closedGate,
    event: view.event,
    pastEvents: view.pastEvents.slice(),
    calmDeck: imagineDeck(calmEventNames, view.pastEvents, view.calmDeckSize, random),
    alarmedDeck: imagineDeck(alarmedEventNames, view.pastEvents, view.alarmedDeckSize, random),
    dice: view.dice.slice(),
    initiative: view.initiative,
    watchDone: view.watchDone,
    watch: view.watch.slice(),
    tiles: imagineTiles(view, random),
    spentTiles: { ...view.spentTiles },
    openTiles: view.openTiles.map(({ at, tile }) => ({ at, tile })),
    jewels: view.jewels.map(({ at, jewel }) => ({ at, jewel })),
    smoke: view.smoke.slice(),
    fire: view.fire.slice(),
    trapped: view.trapped.slice(),
    deck: unseen,
    discards: view.discards.slice(),
    tie: view.tie && { ...view.tie },
    acting: view.acting,
    sentries: view.sentries.map(({ at, figure, sees }) => ({ at, figure, sees: sees.slice() })),
    players,
    todo: view.todo.map((task) => ({ ...task })),
    question: view.question && { ...view.question },
  }
}

function imagineDeck(all: readonly EventName[], past: readonly EventName[], size: number, random: Random): EventName[] {
  return random.shuffle(all.filter((event) => !past.includes(event))).slice(0, size)
}

/** All general cards but those that this seat sees. */
function unseenCards({ discards, mine, players }: HadriaView, seat: Seat): General[] {
  const own = mine ? [...mine.hand, ...mine.drawn, ...mine.stacks.map(({ card }) => card)] : []
  const shown = players.flatMap(({ stacks }, other) => (mine && other === seat ? [] : stacks.map(({ card }) => card)))
  const left = new Map<Card | null, number>(generals.map((card) => [card, copies]))
  for (const card of [...discards, ...own, ...shown]) left.set(card, (left.get(card) ?? 0) - 1)
  return generals.flatMap((card) => Array<General>(left.get(card) ?? 0).fill(card))
}

/** Face-down tiles: those that this seat has looked at, and any of the others that nobody has seen. */
function imagineTiles(view: HadriaView, random: Random): (Tile | null)[] {
  const { tiles, spentTiles, openTiles, jewels, players, mine } = view
  const left = { ...tileCounts } as Record<Tile, number>
  for (const tile of tileKinds) left[tile] -= spentTiles[tile]
  for (const { tile } of openTiles) left[tile] -= 1
  for (const { jewel } of jewels) if (jewel === 'trinket') left.trinket -= 1
  for (const { holds, stacks } of players) {
    for (const tile of keptTiles) left[tile] -= holds[tile]
    for (const { informers, guildAgents } of stacks) {
      left.informer -= informers
      left.guildAgent -= guildAgents
    }
  }
  const known = new Map(mine?.tiles.map(({ at, tile }) => [at, tile]))
  for (const tile of known.values()) left[tile] -= 1
  const unseen = random.shuffle(tileKinds.flatMap((tile) => Array<Tile>(left[tile]).fill(tile)))
  return spaces.map(({ id }) => (tiles.includes(id) ? (known.get(id) ?? unseen.pop() ?? null) : null))
}

// ---- Players ------------------------------------------------------------------------------------------------------------

/** All of a player that everybody knows. */
function shell(view: HadriaView, seat: Seat): Player {
  const player = view.players[seat] as PlayerView
  const { handSize: _, drawn: __, ...known } = player
  const ready =
    view.phase === 'plan' ? !view.active.includes(seat) : view.phase === 'over' || view.phase.startsWith('execute')
  return {
    ...known,
    hand: [],
    drawn: [],
    holds: cloneSheet(player.holds),
    stacks: [],
    seen: player.seen.slice(),
    ready,
  }
}

function itself(view: HadriaView, seat: Seat): Player {
  const player = shell(view, seat)
  const { hand, drawn } = view.mine ?? { hand: [], drawn: [] }
  player.hand = hand.slice()
  player.drawn = drawn.slice()
  player.stacks = ownStacks(view)
  // Until all are ready the sheet is shown as it lay at the start of planning.
  if (view.phase === 'plan') for (const stack of player.stacks) takeTilesOff(player, stack)
  return player
}

function takeTilesOff({ holds }: Player, { informers, guildAgents }: Stack): void {
  holds.informer -= informers
  holds.guildAgent -= guildAgents
}

function imaginePlayer(view: HadriaView, seat: Seat, unseen: General[], random: Random): Player {
  const player = shell(view, seat)
  const { handSize, drawn, stacks } = view.players[seat] as PlayerView
  const draw = (): General => unseen.pop() as General
  for (let i = 0; i < drawn; i++) putIn(player.drawn, draw())
  player.stacks = stacks.map(cloneStack)
  const facedown = player.stacks.filter(({ open }) => !open)
  const missing = basics.filter((basic) => !player.stacks.some(({ open, card }) => open && card === basic))
  const inHand = handSize - Number(view.specials && !stacks.some(({ special }) => special))
  const laid = random.pick(basicsLaid(view, seat, missing, facedown, inHand))
  const plain = random.shuffle(facedown.filter(({ special }) => !special))
  for (const basic of laid) (plain.pop() as Stack).card = basic
  for (const stack of facedown) stack.card ??= draw()
  const held = player.left === null ? inHand - (missing.length - laid.length) : 0
  for (let i = 0; i < held; i++) putIn(player.hand, draw())
  if (view.phase === 'plan' && player.ready && player.at !== null) imaginePlan(player, random)
  return player
}

/** Which basics may lie among the face-down stacks: the rest of what is in hand must be a hand. */
function basicsLaid(
  { question }: HadriaView,
  seat: Seat,
  missing: readonly Basic[],
  facedown: readonly Stack[],
  inHand: number,
): readonly (readonly Basic[])[] {
  const room = facedown.filter(({ special }) => !special).length
  const asked = question?.ask === 'discard' && question.seat === seat ? question : undefined
  const isHand = (held: number): boolean => {
    if (asked?.why === 'limit') return held === house.handLimit + asked.n
    return held >= (asked?.why === 'must' ? asked.n + 1 : 0) && held <= house.handLimit
  }
  const subsets: (readonly Basic[])[] = [
    [],
    ...missing.map((basic) => [basic]),
    ...(missing.length > 1 ? [missing] : []),
  ]
  const possible = subsets.filter((laid) => laid.length <= room && isHand(inHand - (missing.length - laid.length)))
  return possible.length > 0 ? possible : [[]]
}

/** Some plan that a thief who is ready may have made. */
function imaginePlan(player: Player, random: Random): void {
  const cards = random.shuffle<Card>([...basics, ...player.hand]).slice(0, random.int(4))
  let points = player.blue + player.red + player.purple
  for (const card of cards) {
    if (points === 0) return
    const spent = 1 + random.int(points)
    points -= spent
    if (isGeneral(card)) player.hand.splice(player.hand.indexOf(card), 1)
    player.stacks.push({ card, special: false, points: spent, informers: 0, guildAgents: 0, open: false, done: false })
  }
}
