/** What goes on at a table between moves: people are waited for, bots think, what they do is shown at a human pace. */
import { assign, fromPromise, setup } from 'xstate'
import type { Move, Seat } from '../../machines/kernel/game.ts'
import type { MoveMade } from './store/games.ts'

export interface Choice {
  seat: Seat
  move: Move
  /** How it was found. */
  bot: NonNullable<MoveMade['bot']>
}

/** What the machine has done by others. */
export interface Work {
  next(): 'nobody' | 'person' | 'bot'
  /** Lets the bot whose turn it is choose. */
  think(attempt: number): Promise<Choice>
  /** How long, in milliseconds, what was shown last should be looked at before a bot moves on. */
  pause(): number
  /** Saves and shows a bot's move. */
  move(choice: Choice): void
  /** A bot found no move, or it could not be saved. */
  fail(error: unknown): void
}

const firstRetry = 1000
const longestRetry = 60_000

export const tableMachine = setup({
  types: {
    input: {} as Work,
    context: {} as { work: Work; choice: Choice | null; failures: number },
    /** A person has moved, or taken a move back. */
    events: {} as { type: 'changed' },
  },
  actors: {
    think: fromPromise<Choice, { work: Work; attempt: number }>(({ input }) => input.work.think(input.attempt)),
    move: fromPromise<undefined, { work: Work; choice: Choice | null }>(async ({ input: { work, choice } }) => {
      if (choice) work.move(choice)
      return undefined
    }),
  },
  guards: {
    isOver: ({ context }) => context.work.next() === 'nobody',
    isUpToAPerson: ({ context }) => context.work.next() === 'person',
  },
  actions: {
    forget: assign({ choice: null, failures: 0 }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    tell: ({ context }, { error }: { error: unknown }) => context.work.fail(error),
  },
  delays: {
    pause: ({ context }) => context.work.pause(),
    retry: ({ context }) => Math.min(longestRetry, firstRetry * 2 ** (context.failures - 1)),
  },
}).createMachine({
  context: ({ input }) => ({ work: input, choice: null, failures: 0 }),
  initial: 'deciding',
  on: { changed: { target: '.deciding', actions: 'forget' } },
  states: {
    deciding: {
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'isUpToAPerson', target: 'waiting' },
        { target: 'thinking' },
      ],
    },
    waiting: {},
    thinking: {
      invoke: {
        src: 'think',
        input: ({ context }) => ({ work: context.work, attempt: context.failures }),
        onDone: { target: 'showing', actions: assign({ choice: ({ event }) => event.output }) },
        onError: { target: 'stuck', actions: { type: 'tell', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    showing: { after: { pause: 'moving' } },
    moving: {
      invoke: {
        src: 'move',
        input: ({ context }) => ({ work: context.work, choice: context.choice }),
        onDone: { target: 'deciding', actions: 'forget' },
        onError: { target: 'stuck', actions: { type: 'tell', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    stuck: { entry: 'countFailure', after: { retry: 'deciding' } },
    over: {},
  },
})
