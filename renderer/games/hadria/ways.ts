/** How Hadria's moves are told. */
import { eventCard, house, specialOf, type Card, type Special } from '../../../machines/hadria/data.ts'
import { gates, spaces, type SpaceId } from '../../../machines/hadria/map.ts'
import {
  apOn,
  captain,
  type Aim,
  type ApSource,
  type March,
  type Question,
  type Stack,
} from '../../../machines/hadria/state.ts'
import { defaultMove as sensible, type HadriaMove, type HadriaView } from '../../../machines/hadria/index.ts'
import { ownStacks, type PlayerView } from '../../../machines/hadria/view.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { phrase } from '../game.ts'

// ---- Who and what is asked --------------------------------------------------------------------------------------------

export const mine = (view: HadriaView): PlayerView | undefined =>
  view.seat === 'table' ? undefined : view.players[view.seat]

/** Whose hand is looked at. */
export const holderOf = ({ seat, question }: HadriaView): Seat => (seat === 'table' ? (question?.seat ?? 0) : seat)

export function specialFor({ thief }: Pick<PlayerView, 'thief'>): Special {
  return specialOf[thief ?? 'morius']
}

/** The question, if it is of this kind. */
export function asked<Ask extends Question['ask']>(view: HadriaView, ask: Ask): Extract<Question, { ask: Ask }> | null {
  return view.question?.ask === ask ? (view.question as Extract<Question, { ask: Ask }>) : null
}

/** A seat's stacks as this viewer sees them: own ones with their faces. */
export function stacksOf(view: HadriaView, seat: Seat): readonly Stack[] {
  return view.seat === seat && view.mine ? ownStacks(view) : (view.players[seat]?.stacks ?? [])
}

/** The stack that is being executed now. */
export function turnedUp(view: HadriaView): { seat: Seat; stack: Stack; index: number } | null {
  const decide = asked(view, 'decide')
  const stack = decide && view.players[decide.seat]?.stacks[decide.stack]
  return decide && stack ? { seat: decide.seat, stack, index: decide.stack } : null
}

/** AP of this round that lie on no stack; tiles not counted. */
export function apLeft(view: HadriaView): number {
  const me = mine(view)
  if (!me) return 0
  const laid = view.mine?.stacks.reduce((sum, { points }) => sum + points, 0) ?? 0
  return me.blue + me.red + me.purple - laid
}

/** AP tiles that are not on a stack. */
export function tilesLeft(view: HadriaView, tile: 'informer' | 'guildAgent'): number {
  const stacks = view.phase === 'plan' ? (view.mine?.stacks ?? []) : []
  const laid = stacks.reduce((sum, stack) => sum + (tile === 'informer' ? stack.informers : stack.guildAgents), 0)
  return (mine(view)?.holds[tile] ?? 0) - laid
}

/** HA-7.1, 7.2: whether a stack of so many AP acts before the watch. */
export const isBeforeWatch = ({ initiative, alarmedRound }: HadriaView, ap: number): boolean =>
  ap > initiative || (ap === initiative && alarmedRound === 0)

// ---- Moves ------------------------------------------------------------------------------------------------------------

export function sentence(move: HadriaMove, view: HadriaView): Phrase {
  const { question } = view
  switch (move.type) {
    case 'choose':
      return phrase('move.choose', { thief: move.thief })
    case 'start':
      return phrase('move.start', { district: move.district })
    case 'aim':
      return aimSentence(move, asked(view, 'aim')?.what ?? 'smoke')
    case 'target':
      return aimSentence(move, asked(view, 'aim')?.what ?? 'rod')
    case 'done':
      return doneSentence(view)
    case 'discard':
      return phrase('move.discard', { card: move.card })
    case 'pick':
      return phrase(question?.ask === 'test' ? 'move.test' : 'move.keep', { card: move.card })
    case 'lay':
      return laySentence(move, view)
    case 'add':
      return addSentence(move, view)
    case 'ready':
      return phrase(view.mine?.stacks.length === 0 ? 'move.readyNothing' : 'move.ready')
    case 'turn': {
      const which = asked(view, 'which')
      const stacks = stacksOf(view, question?.seat ?? 0)
      const stack = which && stacks[move.stack]
      const params = { stack: move.stack + 1 }
      if (!which || !stack?.card) return phrase('move.turn', params)
      const alike = which.stacks.filter((other) => stacks[other]?.card === stack.card).length > 1
      return phrase(alike ? 'move.turnNumbered' : 'move.turnCard', { card: nameOfStack(stack, view), ...params })
    }
    case 'execute':
      return executeSentence(move, view)
    case 'step':
      return phrase(question?.ask === 'lead' ? 'move.leadStep' : 'move.step', { to: move.to })
    case 'stop':
      return stopSentence(view)
    case 'take':
      return phrase('move.take', { jewel: move.jewel })
    case 'sewer':
      return phrase('move.sewer', { to: move.to })
    case 'leave':
      return phrase('move.leave', { gate: move.gate })
    case 'rob':
      return phrase('move.rob', { victim: move.victim, jewel: move.jewel })
    case 'snatch':
      return phrase('move.snatch', { tile: move.tile })
    case 'give':
      return phrase(asked(view, 'give')?.why === 'confiscate' ? 'move.giveConfiscate' : 'move.giveArrest', {
        jewel: move.jewel,
      })
    case 'march':
      return marchSentence(move.option, view)
    case 'turnUp':
    case 'oneMore':
    case 'swap':
      return phrase(`move.${move.type}`)
  }
}

export const aimSentence = (move: HadriaMove & { type: 'aim' | 'target' }, what: Aim): Phrase =>
  move.type === 'aim'
    ? phrase(`move.aim.${what}`, { space: move.space })
    : phrase(`move.target.${what}`, { thief: move.thief })

function doneSentence(view: HadriaView): Phrase {
  const { question } = view
  if (question?.ask === 'aim' && ['smokeSpread', 'relieve'].includes(question.what)) {
    return phrase(`move.done.${question.what}`)
  }
  const named = question && ['discard', 'rob', 'swap'].includes(question.ask)
  return phrase(named ? `move.done.${question.ask}` : 'move.done')
}

function laySentence(move: HadriaMove & { type: 'lay' }, view: HadriaView): Phrase {
  const { card, special, with: source } = move
  const tile = source === 'point' ? '' : 'Tile'
  if (!special) return phrase(`move.lay${tile}`, { card, source })
  return phrase(`move.laySpecial${tile}`, { card, source, special: specialFor(mine(view) ?? { thief: null }) })
}

/** How many AP one of these brings. */
export const worthOf = (source: ApSource): number =>
  source === 'guildAgent' ? house.guildAgent : source === 'informer' ? house.informer : 1

function addSentence({ stack: index, with: source }: HadriaMove & { type: 'add' }, view: HadriaView): Phrase {
  const stack = view.mine?.stacks[index]
  const key = source === 'point' ? 'move.add' : 'move.addTile'
  const more = worthOf(source)
  // Of a plan that is no longer in sight: still no two alike.
  if (!stack) return phrase(`${key}Numbered`, { card: 'move', ap: more, source, stack: index + 1 })
  const card = nameOfStack(stack, view)
  const alike = view.mine?.stacks.filter((other) => nameOfStack(other, view) === card).length ?? 0
  const params = { card, ap: apOn(stack) + more, source, stack: index + 1 }
  return phrase(alike > 1 ? `${key}Numbered` : key, params)
}

/** An own stack goes by its card, a special one by the special. */
export function nameOfStack({ card, special }: Stack, view: HadriaView): Card | Special {
  return special || card === null ? specialFor(mine(view) ?? { thief: null }) : card
}

/** What this viewer sees of a stack: its owner the card or the special, all others a special that is not turned up yet; null for a back. */
export function faceOf(
  { seat: viewer, players }: HadriaView,
  seat: Seat,
  { card, special }: Stack,
): Card | Special | null {
  return special && (card === null || viewer === seat) ? specialFor(players[seat] ?? { thief: null }) : card
}

function executeSentence({ as }: HadriaMove & { type: 'execute' }, view: HadriaView): Phrase {
  const now = turnedUp(view)
  const special = specialFor(view.players[now?.seat ?? 0] ?? { thief: null })
  // HA-15, wet cobbles
  const n = Math.max(0, house[as === 'sprint' ? 'sprint' : 'sneak'] + eventCard(view.event).basicMovement)
  return phrase(`move.execute.${as}`, { card: now?.stack.card ?? 'move', special, n })
}

function stopSentence(view: HadriaView): Phrase {
  if (view.question?.ask === 'lead') return phrase('move.stopLead')
  return phrase(asked(view, 'walk')?.walk.entered ? 'move.stop' : 'move.stopStay')
}

function marchSentence(option: number, view: HadriaView): Phrase {
  const march = asked(view, 'watch')?.options[option]
  // Of a turn that is over: still no two alike.
  if (!march) return phrase('move.marchOver', { way: option + 1 })
  const { from, target, to, arrests } = march
  if (arrests === null) return phrase('move.march', { from, to, after: seenBy(view, from, target) })
  return phrase('move.marchArrests', { from, arrests, to, caught: caughtBy(view, march) })
}

/** HA-10.2: whom a figure has detected there. */
function seenBy({ sentries, players }: HadriaView, from: SpaceId, there: SpaceId | null): Seat[] {
  const sees = sentries.find(({ at }) => at === from)?.sees ?? []
  return sees.filter((seat) => players[seat]?.at === there)
}

/** HA-10.4: whom it finds where it arrests. */
const caughtBy = (view: HadriaView, { from, arrests }: March): Seat[] =>
  seenBy(view, from, arrests).filter((seat) => !view.players[seat]?.roped)

/** A word or two, for moves that stand in the dock. */
export function short(move: HadriaMove, view: HadriaView): Phrase | null {
  switch (move.type) {
    case 'take':
      return phrase('brief.take', { jewel: move.jewel })
    case 'rob': {
      const at = view.players[move.victim]?.at
      const isOnly = view.players.filter((player) => player.at === at).length === 2
      return phrase(isOnly ? 'brief.robOnly' : 'brief.rob', { victim: move.victim, jewel: move.jewel })
    }
    case 'ready':
      return phrase('brief.ready')
    case 'execute': {
      const { params } = executeSentence(move, view)
      return phrase(`brief.${move.as}`, params)
    }
    case 'snatch':
      return phrase('brief.snatch', { tile: move.tile })
    case 'give':
      return phrase('brief.give', { jewel: move.jewel })
    case 'sewer':
      return phrase('brief.sewer', { district: spaces[move.to]?.district ?? '' })
    case 'stop':
      return phrase(asked(view, 'walk')?.walk.entered === false ? 'brief.stay' : 'brief.stop')
    case 'turnUp':
    case 'oneMore':
    case 'swap':
    case 'leave':
      return phrase(`brief.${move.type}`)
    case 'done':
      return doneSentence(view)
    case 'march': {
      const options = asked(view, 'watch')?.options ?? []
      const march = options[move.option]
      if (!march) return null
      const { from, target, to, arrests } = march
      if (arrests !== null) return phrase('brief.marchArrests', { from, caught: caughtBy(view, march) })
      // Two that go to the same place are told apart by where they stand.
      const isOnly = options.filter((other) => other.to === to).length === 1
      return phrase(isOnly ? 'brief.march' : 'brief.marchFrom', { from, to, after: seenBy(view, from, target) })
    }
    default:
      return null
  }
}

/** HA-6: to plan nothing while there is something to plan with; HA-11.2: to leave without the imperial jewel. */
export function grave(move: HadriaMove, view: HadriaView): boolean {
  if (move.type === 'ready') return view.mine?.stacks.length === 0
  return move.type === 'leave' && view.players[asked(view, 'walk')?.seat ?? -1]?.holds.imperial === 0
}

export function movePicture(move: HadriaMove, view: HadriaView): string | null {
  switch (move.type) {
    case 'choose':
      return `face-${move.thief}`
    case 'discard':
    case 'pick':
      return `card-${move.card}`
    case 'lay':
      return `card-${move.special ? specialFor(mine(view) ?? { thief: null }) : move.card}`
    case 'add': {
      const stack = view.mine?.stacks[move.stack]
      return stack ? `card-${nameOfStack(stack, view)}` : null
    }
    case 'take':
    case 'rob':
    case 'give':
      return `jewel-${move.jewel}`
    case 'turn': {
      const seat = view.question?.seat ?? 0
      const stack = stacksOf(view, seat)[move.stack]
      const face = stack && faceOf(view, seat, stack)
      return face ? `card-${face}` : 'back'
    }
    case 'turnUp':
    case 'swap':
      return 'tile-faceDown'
    case 'snatch':
      return `tile-${move.tile}`
    case 'oneMore':
      return 'tile-backOfMyHand'
    case 'march': {
      const from = asked(view, 'watch')?.options[move.option]?.from
      return from !== undefined && view.watch[from] === captain ? 'captain' : 'guard'
    }
    case 'leave':
      return 'gate'
    default:
      return null
  }
}

/** HA-1.8, 10.3: what the first player decides for the table comes with something sensible on one key. */
export function defaultMove(view: HadriaView): HadriaMove | null {
  const { question } = view
  if (question?.ask === 'watch') {
    const marches = question.options.map((_, option): HadriaMove => ({ type: 'march', option }))
    return sensible(view, question.seat, marches) ?? null
  }
  if (question?.ask !== 'aim' || !forTheTable.includes(question.what)) return null
  const aims = question.spaces.map((space): HadriaMove => ({ type: 'aim', space }))
  return sensible(view, question.seat, question.may ? [...aims, { type: 'done' }] : aims) ?? null
}

const forTheTable: readonly Aim[] = ['yellow', 'relieve', 'relieveTo', 'barricade', 'takeOff', 'post']

const paragraphs: Readonly<Record<HadriaView['phase'], string>> = {
  'setup.thief': 'HA-2.4',
  'setup.start': 'HA-2.5',
  'event.aim': 'HA-4',
  'event.discard': 'HA-15',
  'draw.keep': 'HA-5',
  'draw.discard': 'HA-5',
  plan: 'HA-6',
  'execute.which': 'HA-7.3',
  'execute.decide': 'HA-7.5',
  'execute.walk': 'HA-8.5',
  'execute.aim': 'HA-8.4',
  'execute.lead': 'HA-8.9',
  'execute.rob': 'HA-9',
  'execute.take': 'HA-8.4',
  'execute.snatch': 'HA-8.4',
  'execute.give': 'HA-10.8',
  'execute.swap': 'HA-8.4',
  'execute.test': 'HA-8.4',
  'execute.discard': 'HA-5',
  'execute.watch': 'HA-10.3',
  over: 'HA-13',
}
export const paragraph = ({ phase }: HadriaView): string => paragraphs[phase]

/** The gates of a space, if thieves may leave there now. */
export const openGatesAt = ({ gateDistrict, closedGate }: HadriaView, space: number): readonly number[] =>
  gates
    .filter((gate) => gate.space === space && gate.district === gateDistrict && gate.id !== closedGate)
    .map(({ id }) => id)
