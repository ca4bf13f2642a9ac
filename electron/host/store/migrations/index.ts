/** How the database came to be as it is: one step a version, only ever added to. */
import { tables } from './001-tables.ts'
import { groupsChairsLevels } from './002-groups-chairs-levels.ts'
import { copiesAndWinners } from './003-copies-winners.ts'
import { lessons } from './004-lessons.ts'
import { levelsLentHints } from './005-levels-lent-hints.ts'

export const migrations: readonly string[] = [tables, groupsChairsLevels, copiesAndWinners, lessons, levelsLentHints]
