import { keepsItsPromises } from '../kernel/promises.ts'
import { hadria } from './index.ts'
import { lateGame } from './testing.ts'
keepsItsPromises(hadria, { games: 4, startAt: (i) => lateGame(i, 2 + (i % 3)) })
