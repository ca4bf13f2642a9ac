import { constants, getPriority, setPriority } from 'node:os'
import { crews } from '../../machines/index.ts'
import { serveBots } from './bot-service.ts'

/** The window comes first. On Linux this is the thread's own priority, elsewhere it would be the whole program's. */
const patient = constants.priority.PRIORITY_BELOW_NORMAL
if (process.platform === 'linux' && getPriority() < patient) setPriority(patient)

serveBots(crews)
