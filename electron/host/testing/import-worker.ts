import type { Game } from '../../../machines/kernel/game.ts'
import { serveImport } from '../import-service.ts'
import { pockets } from './pockets.ts'

serveImport({ pockets: pockets() as unknown as Game })
