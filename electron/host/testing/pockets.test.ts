import { keepsItsPromises } from '../../../machines/kernel/promises.ts'
import { pockets } from './pockets.ts'

// A test game that broke the contract would prove nothing.
keepsItsPromises(pockets(), { games: 8, longest: 200 })
