import { games } from '../../machines/index.ts'
import { serveImport } from './import-service.ts'

serveImport(games)
