import { games } from '../index.ts'
import { keepsItsPromises } from './promises.ts'

for (const game of Object.values(games)) keepsItsPromises(game)
