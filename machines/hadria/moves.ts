/** Who may do what, by phase: what could be tried, and what stands in its way. */
import { unhindered, type Step } from '../kernel/define.ts'
import type { Refusal, Seat } from '../kernel/game.ts'
import { refusals } from '../kernel/refusals.ts'
import { seatsWhere } from '../kernel/seats.ts'
import { asked, questionOf, type AskOf, type Asked } from '../kernel/tasks.ts'
import { jewelsAt, tilesHeld } from './cards.ts'
import { basics, jewelKinds, keptTiles, thieves, type General, type JewelKind } from './data.ts'
import { canKeepAll } from './draw.ts'
import { leadObstacle, stopLeadObstacle } from './lead.ts'
import { gates, neighbours, outerDistricts, spaces, startOf } from './map.ts'
import * as walking from './movement.ts'
import { isStrong } from './order.ts'
import { hasLaid, hasLaidSpecial, pointsLeft } from './planning.ts'
import { isThiefFree } from './setup.ts'
import { droppable } from './thieves.ts'
import { kindsHeld } from './theft.ts'
import {
  playerAt,
  stackAt,
  whereIs,
  type Aim,
  type ApSource,
  type HadriaMove,
  type HadriaState,
  type Phase,
  type Player,
  type Walk,
  type Way,
} from './state.ts'
import { vocabulary } from './vocabulary.ts'

type S = HadriaState
type M = HadriaMove
type Obstacles = Step<S, M>['obstacles']
const no = refusals('HA')

// ---- Moves are made once: playouts ask for them a hundred thousand times a second --------------------------------------

const bySpace = <T extends M>(make: (space: number) => T): readonly T[] => spaces.map(({ id }) => make(id))
const steps_ = bySpace((to) => ({ type: 'step', to }) as const)
const aims = bySpace((space) => ({ type: 'aim', space }) as const)
const sewers = bySpace((to) => ({ type: 'sewer', to }) as const)
const targets = vocabulary.target.thief.map((thief) => ({ type: 'target', thief }) as const)
const marches = vocabulary.march.option.map((option) => ({ type: 'march', option }) as const)
const turns = vocabulary.turn.stack.map((stack) => ({ type: 'turn', stack }) as const)
const takes = jewelKinds.map((jewel) => ({ type: 'take', jewel }) as const)
const gives = jewelKinds.map((jewel) => ({ type: 'give', jewel }) as const)
const snatches = keptTiles.map((tile) => ({ type: 'snatch', tile }) as const)
const executes = vocabulary.execute.as.map((as) => ({ type: 'execute', as }) as const)
const robs = vocabulary.rob.victim.map((victim) => jewelKinds.map((jewel) => ({ type: 'rob', victim, jewel }) as const))
const leaves = gates.map(({ id }) => ({ type: 'leave', gate: id }) as const)
const chooses = thieves.map((thief) => ({ type: 'choose', thief }) as const)
const starts = outerDistricts.map((district) => ({ type: 'start', district }) as const)
const byCard = <T>(make: (card: General) => T): ReadonlyMap<General, T> =>
  new Map(vocabulary.discard.card.map((card) => [card, make(card)]))
const discards = byCard((card) => ({ type: 'discard', card }) as const)
const picks = byCard((card) => ({ type: 'pick', card }) as const)
const stop: M = { type: 'stop' }
const done: M = { type: 'done' }
const turnUp: M = { type: 'turnUp' }
const oneMore: M = { type: 'oneMore' }
const ready: M = { type: 'ready' }
const swaps: readonly M[] = [{ type: 'swap' }, done]

/** What can be planned with one AP of this kind. */
const plansWith = (source: ApSource) => ({
  basics: basics.map((card) => ({ type: 'lay', card, special: false, with: source }) as const),
  lay: byCard((card) => ({
    alone: { type: 'lay', card, special: false, with: source } as const,
    onSpecial: { type: 'lay', card, special: true, with: source } as const,
  })),
  add: vocabulary.add.stack.map((stack) => ({ type: 'add', stack, with: source }) as const),
})
type Plans = ReturnType<typeof plansWith>
type Laying = { alone: M; onSpecial: M }
const plans = { point: plansWith('point'), informer: plansWith('informer'), guildAgent: plansWith('guildAgent') }

/** One move for each kind of card. */
function withCards(moves: ReadonlyMap<General, M>, cards: readonly General[]): M[] {
  const found: M[] = []
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] as General
    if (cards.indexOf(card) === at) found.push(moves.get(card) as M)
  }
  return found
}

const toStart = spaces.map(({ id }) => (neighbours[id] ?? []).map((to) => steps_[to] as M))

// ---- Questions ----------------------------------------------------------------------------------------------------------

const always = (): boolean => true

/** A phase in which somebody answers a question. */
function answering<Ask extends AskOf<S>>(
  ask: Ask,
  candidates: (state: S, question: Asked<S, Ask>) => readonly M[],
  obstacles: Obstacles,
  otherwise: Refusal,
  more: Pick<Step<S, M>, 'open' | 'lingers' | 'passing' | 'exact'> = { open: always },
): Step<S, M> {
  return {
    ...asked,
    candidates: (state) => candidates(state, questionOf(state, ask)),
    obstacles,
    otherwise,
    ...more,
  }
}

/** What can't be aimed at, by what is aimed. */
const missed: Readonly<Record<Aim, Refusal>> = {
  yellow: no('4.3', 'notForJewel'),
  relieve: no('15', 'notAGuardThere'),
  relieveTo: no('15', 'notAFreePost'),
  barricade: no('15', 'notAnOpenGate'),
  takeOff: no('1.8', 'notAGuardThere'),
  post: no('1.8', 'notNearest'),
  smoke: no('8.4', 'outOfRange'),
  smokeSpread: no('8.4', 'notANeighbour'),
  noise: no('8.4', 'outOfRange'),
  noiseFigure: no('8.9', 'noSuchFigure'),
  fire: no('8.4', 'notFreeInRange'),
  beacon: no('8.4', 'noGuardInRange'),
  orders: no('8.4', 'noGuardInDistrict'),
  ordersTo: no('8.4', 'notAFreePost'),
  rod: no('8.4', 'nothingToHook'),
  trap: no('8.4', 'notForTrap'),
  gasFigure: no('8.9', 'noSuchFigure'),
  firecracker: no('8.4', 'outOfRange'),
  firecrackerFigure: no('8.9', 'noSuchFigure'),
  bola: no('8.4', 'noThiefInRange'),
  rats: no('8.4', 'nothingForRats'),
  spies: no('8.4', 'noTileInDistrict'),
  rooftops: no('8.4', 'notFreeInRange'),
  seduction: no('8.4', 'noGuardInRange'),
  confiscate: no('8.4', 'nothingToConfiscate'),
}
const mustAim = no('8.4', 'mustAim')

const aiming = answering(
  'aim',
  (_, { spaces, thieves, may }) => {
    const moves = spaces.map((space) => aims[space] as M)
    for (const thief of thieves) moves.push(targets[thief] as M)
    if (may) moves.push(done)
    return moves
  },
  {
    aim(state, _, { space }) {
      const { spaces, what } = questionOf(state, 'aim')
      return spaces.includes(space) ? undefined : missed[what]
    },
    target(state, _, { thief }) {
      const { thieves, what } = questionOf(state, 'aim')
      return thieves.includes(thief) ? undefined : missed[what]
    },
    done: (state) => (questionOf(state, 'aim').may ? undefined : mustAim),
  },
  no('8.4', 'aimFirst'),
  { open: always, exact: true },
)

// ---- Cards --------------------------------------------------------------------------------------------------------------

const notInHand = no('5', 'notInHand')
const mustDiscard = no('5', 'mustDiscard')

const discarding = answering(
  'discard',
  (state, { seat }) => {
    const moves = withCards(discards, playerAt(state, seat).hand)
    if (canKeepAll(state)) moves.push(done)
    return moves
  },
  {
    discard: (state, seat, { card }) => (playerAt(state, seat).hand.includes(card) ? undefined : notInHand),
    done: (state) => (canKeepAll(state) ? undefined : mustDiscard),
  },
  no('5', 'discardFirst'),
  { exact: true },
)

const notDrawn = no('8.1', 'notDrawn')

// ---- HA-6 ---------------------------------------------------------------------------------------------------------------

const refusal = {
  basicOnSpecial: no('6.3', 'basicOnSpecial'),
  noSpecials: no('2.4', 'noSpecials'),
  specialLaid: no('6.3', 'specialLaid'),
  basicLaid: no('6.1', 'basicLaid'),
  notInHand: no('6.1', 'notInHand'),
  noStack: no('6.1', 'noSuchStack'),
  noPoints: no('6.2', 'noApLeft'),
  noTile: no('6.2', 'noSuchTile'),
}

function apObstacle(player: Player, source: ApSource): Refusal | undefined {
  if (source === 'point') return pointsLeft(player) > 0 ? undefined : refusal.noPoints
  return player.holds[source] > 0 ? undefined : refusal.noTile
}

function addPlans(moves: M[], player: Player, special: boolean, plans: Plans): void {
  for (const basic of plans.basics) if (!hasLaid(player, basic.card)) moves.push(basic)
  let last: General | undefined
  for (const card of player.hand) {
    if (card === last) continue
    const { alone, onSpecial } = plans.lay.get(card) as Laying
    moves.push(alone)
    if (special) moves.push(onSpecial)
    last = card
  }
  for (let stack = 0; stack < player.stacks.length; stack++) moves.push(plans.add[stack] as M)
}

const planning: Step<S, M> = {
  active: (state) => seatsWhere(state, ({ ready }) => !ready),
  isActive: ({ players }, seat) => players[seat]?.ready === false,
  candidates(state, seat) {
    const player = playerAt(state, seat)
    const { informer, guildAgent } = player.holds
    const special = state.specials && !hasLaidSpecial(player)
    const moves: M[] = [ready]
    if (pointsLeft(player) > 0) addPlans(moves, player, special, plans.point)
    if (informer > 0) addPlans(moves, player, special, plans.informer)
    if (guildAgent > 0) addPlans(moves, player, special, plans.guildAgent)
    return moves
  },
  exact: true,
  obstacles: {
    lay(state, seat, { card, special, with: source }) {
      const player = playerAt(state, seat)
      if (card === 'move' || card === 'ambush') {
        if (special) return refusal.basicOnSpecial
        if (hasLaid(player, card)) return refusal.basicLaid
      } else {
        if (special && !state.specials) return refusal.noSpecials
        if (special && hasLaidSpecial(player)) return refusal.specialLaid
        if (!player.hand.includes(card)) return refusal.notInHand
      }
      return apObstacle(player, source)
    },
    add(state, seat, { stack, with: source }) {
      const player = playerAt(state, seat)
      return player.stacks[stack] ? apObstacle(player, source) : refusal.noStack
    },
    ready: unhindered,
  },
  otherwise: no('6', 'planFirst'),
}

// ---- HA-7 ---------------------------------------------------------------------------------------------------------------

const notEqual = no('7.3', 'notThatStack')
const notThatCard = no('7.5', 'notThatCard')
const strongAlone = no('8.1', 'strongAlone')

const executesBy = (...as: Way[]): readonly M[] => executes.filter((move) => as.includes(move.as))
/** As the first stack of the round, and after others. */
const moveExecutes = { first: executesBy('sneak', 'sprint', 'forgo'), later: executesBy('sneak', 'forgo') }
const ambushExecutes = {
  first: executesBy('clevernessDraw', 'clevernessGain', 'cunningDraw', 'cunningGain', 'forgo'),
  later: executesBy('clevernessDraw', 'clevernessGain', 'forgo'),
}
const cardExecutes = executesBy('card', 'forgo')
const specialExecutes = executesBy('special', 'card', 'forgo')

function waysToExecute(state: S, { seat, stack }: Asked<S, 'decide'>): readonly M[] {
  const player = playerAt(state, seat)
  const { card, special } = stackAt(player, stack)
  if (card !== 'move' && card !== 'ambush') return special ? specialExecutes : cardExecutes
  const { first, later } = card === 'move' ? moveExecutes : ambushExecutes
  return player.executed === 0 ? first : later
}

const deciding = answering(
  'decide',
  waysToExecute,
  {
    execute(state, seat, { as }) {
      if (as === 'forgo') return undefined
      const player = playerAt(state, seat)
      const { card, special } = stackAt(player, questionOf(state, 'decide').stack)
      const fits =
        as === 'special'
          ? special
          : as === 'card'
            ? card !== 'move' && card !== 'ambush'
            : as === 'sneak' || as === 'sprint'
              ? card === 'move'
              : card === 'ambush'
      if (!fits) return notThatCard
      return isStrong(as) && player.executed > 0 ? strongAlone : undefined
    },
  },
  no('7.5', 'decideFirst'),
  { open: always, exact: true },
)

// ---- HA-8.5 -------------------------------------------------------------------------------------------------------------

const walk = answering(
  'walk',
  (state, { walk }) => {
    const at = whereIs(playerAt(state, walk.seat))
    const moves: M[] = []
    for (const to of walking.stepsOf(state, walk)) moves.push(steps_[to] as M)
    if (spaces[at]?.gates) {
      for (const move of leaves) if (!walking.leaveObstacle(state, walk, move.gate)) moves.push(move)
    }
    for (const to of walking.exitsOf(state, walk)) moves.push(sewers[to] as M)
    for (const lying of state.jewels) {
      if (lying.at !== at || walking.takeObstacle(state, walk, lying.jewel)) continue
      const move = takes[jewelKinds.indexOf(lying.jewel)] as M
      if (!moves.includes(move)) moves.push(move)
    }
    if (!walking.turnUpObstacle(state, walk)) moves.push(turnUp)
    for (let victim = 0; victim < state.seats; victim++) {
      if (state.players[victim]?.at === at) addRobberies(moves, state, walk, victim)
    }
    if (!walking.oneMoreObstacle(state, walk)) moves.push(oneMore)
    if (!walking.stopObstacle(state, walk)) moves.push(stop)
    return moves
  },
  {
    step: (state, _, { to }) => walking.stepObstacle(state, questionOf(state, 'walk').walk, to),
    take: (state, _, { jewel }) => walking.takeObstacle(state, questionOf(state, 'walk').walk, jewel),
    turnUp: (state) => walking.turnUpObstacle(state, questionOf(state, 'walk').walk),
    rob: (state, _, { victim, jewel }) => walking.robObstacle(state, questionOf(state, 'walk').walk, victim, jewel),
    sewer: (state, _, { to }) => walking.sewerObstacle(state, questionOf(state, 'walk').walk, to),
    leave: (state, _, { gate }) => walking.leaveObstacle(state, questionOf(state, 'walk').walk, gate),
    oneMore: (state) => walking.oneMoreObstacle(state, questionOf(state, 'walk').walk),
    stop: (state) => walking.stopObstacle(state, questionOf(state, 'walk').walk),
  },
  no('8.5', 'walkFirst'),
  // Whoever walks on past an opening goes on foot.
  { open: always, passing: ['stop', 'sewer'], exact: true },
)

function addRobberies(moves: M[], state: S, walk: Walk, victim: Seat): void {
  for (const move of robs[victim] ?? []) {
    if (!walking.robObstacle(state, walk, victim, move.jewel)) moves.push(move)
  }
}

const leading = answering(
  'lead',
  (_, { lead }) => [...(toStart[lead.at] ?? []), stop],
  {
    step: (state, _, { to }) => leadObstacle(state, questionOf(state, 'lead').lead, to),
    stop: (state) => stopLeadObstacle(state, questionOf(state, 'lead').lead),
  },
  no('8.9', 'leadFirst'),
)

// ---- Choices of one thing -----------------------------------------------------------------------------------------------

const notThatJewel = no('9.2', 'hasNoSuchJewel')
const mustRob = no('9.4', 'mustRob')
const noSuchJewelThere = no('8.4', 'noSuchJewelThere')
const noSuchTileThere = no('8.4', 'noSuchTileThere')
const cannotGive = no('10.8', 'cannotGive')
const oneTile = no('8.4', 'oneTile')
const noSuchMarch = no('10.3', 'noSuchMarch')

/** HA-10.8a: to the watch the least valuable, of which there are two kinds. */
function givable(state: S): readonly JewelKind[] {
  const { seat, why } = questionOf(state, 'give')
  return why === 'arrest' ? ['yellow', 'trinket'] : droppable(playerAt(state, seat))
}

export const steps: Partial<Record<Phase, Step<S, M>>> = {
  'setup.thief': answering(
    'thief',
    () => chooses,
    { choose: (state, _, { thief }) => (isThiefFree(state, thief) ? undefined : no('2.4', 'thiefTaken')) },
    no('2.4', 'thiefFirst'),
  ),
  'setup.start': answering(
    'start',
    () => starts,
    {
      start: (state, _, { district }) =>
        state.players.some(({ at }) => at === startOf(district)) ? no('2.5', 'startTaken') : undefined,
    },
    no('2.5', 'startFirst'),
  ),
  'event.aim': { ...aiming, deals: true },
  'event.discard': { ...discarding, deals: true },
  'draw.discard': discarding,
  'draw.keep': answering(
    'keep',
    (state, { seat }) => withCards(picks, playerAt(state, seat).drawn),
    { pick: (state, seat, { card }) => (playerAt(state, seat).drawn.includes(card) ? undefined : notDrawn) },
    no('8.1', 'keepFirst'),
    { exact: true },
  ),
  plan: planning,
  'execute.which': answering(
    'which',
    (_, { stacks }) => stacks.map((stack) => turns[stack] as M),
    { turn: (state, _, { stack }) => (questionOf(state, 'which').stacks.includes(stack) ? undefined : notEqual) },
    no('7.3', 'whichFirst'),
    { open: always, exact: true },
  ),
  'execute.decide': { ...deciding, deals: true },
  'execute.walk': { ...walk, deals: true },
  'execute.aim': { ...aiming, deals: true },
  'execute.lead': leading,
  'execute.rob': answering(
    'rob',
    (_, { victim }) => [...(robs[victim] ?? []), done],
    {
      rob(state, _, { victim, jewel }) {
        if (victim !== questionOf(state, 'rob').victim) return notThatJewel
        return kindsHeld(playerAt(state, victim)).includes(jewel) ? undefined : notThatJewel
      },
      done: (state) => (questionOf(state, 'rob').may ? undefined : mustRob),
    },
    no('9.1', 'robFirst'),
  ),
  'execute.take': answering(
    'take',
    () => takes,
    {
      take: (state, _, { jewel }) =>
        jewelsAt(state, questionOf(state, 'take').at).includes(jewel) ? undefined : noSuchJewelThere,
    },
    no('8.4', 'takeFirst'),
  ),
  'execute.snatch': answering(
    'snatch',
    () => snatches,
    {
      snatch: (state, _, { tile }) =>
        tilesHeld(playerAt(state, questionOf(state, 'snatch').from)).includes(tile) ? undefined : noSuchTileThere,
    },
    no('8.4', 'snatchFirst'),
  ),
  'execute.give': answering(
    'give',
    () => gives,
    { give: (state, _, { jewel }) => (givable(state).includes(jewel) ? undefined : cannotGive) },
    no('10.8', 'giveFirst'),
  ),
  'execute.swap': answering(
    'swap',
    () => swaps,
    { swap: (state) => (questionOf(state, 'swap').tiles.length === 2 ? undefined : oneTile), done: unhindered },
    no('8.4', 'swapFirst'),
    { lingers: always },
  ),
  'execute.test': answering(
    'test',
    (_, { cards }) => withCards(picks, cards),
    { pick: (state, _, { card }) => (questionOf(state, 'test').cards.includes(card) ? undefined : notDrawn) },
    no('8.4', 'testFirst'),
    { open: always, exact: true },
  ),
  'execute.discard': discarding,
  'execute.watch': answering(
    'watch',
    (_, { options }) => marches.slice(0, options.length),
    { march: (state, _, { option }) => (option < questionOf(state, 'watch').options.length ? undefined : noSuchMarch) },
    no('10.3', 'marchFirst'),
    { open: always, exact: true },
  ),
}
