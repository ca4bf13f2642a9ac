import { crews } from '../../machines/index.ts'
import { serveBots } from './bot-service.ts'

serveBots(crews)
