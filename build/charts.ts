/** `npm run charts`: draws the statechart of every game into docs/charts, out of the machine that runs it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { games } from '../machines/index.ts'
import { gameName } from './names.ts'
import { root } from './paths.ts'

export const folder = join(root, 'docs', 'charts')

/** The files and what belongs into them. */
export async function chartFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const { id, chart } of Object.values(games)) files.set(`${id}.md`, pageOf(await gameName(id), chart))
  return files
}

export async function run(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, page] of await chartFiles()) writeFileSync(join(folder, name), page)
}

function pageOf(title: string, chart: AnyStateMachine): string {
  return [
    `# The phases of ${title}`,
    '',
    'Drawn by `npm run charts` from the chart that runs the game. An arrow is a move, or a dotted one a step that needs none;',
    'then come [its condition] and / what is done. A ring marks where a phase begins.',
    '',
    '```mermaid',
    'flowchart TD',
    ...insideOf(chart.root, '  '),
    ...nodesOf(chart.root).flatMap(arrowsOf),
    '```',
    '',
  ].join('\n')
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)]
}

/** `end` and the like are words of the drawing language: no name stands alone. */
const idOf = (node: AnyStateNode): string => ['phase', ...node.path].join('_')

/** A phase as a box, with its inner phases in it. */
function boxOf(node: AnyStateNode, indent: string): string[] {
  const lines = [node.key, ...doing('on entry', node.entry), ...doing('on exit', node.exit)]
  const label = `"${lines.join('<br>')}"`
  if (node.type === 'final') return [`${indent}${idOf(node)}([${label}])`]
  if (node.type === 'atomic') return [`${indent}${idOf(node)}[${label}]`]
  return [`${indent}subgraph ${idOf(node)} [${label}]`, ...insideOf(node, `${indent}  `), `${indent}end`]
}

/** The inner phases, and a ring at the first. */
function insideOf(node: AnyStateNode, indent: string): string[] {
  const first = node.initial.target[0]
  const ring = first ? [`${indent}begin_${idOf(node)}(( )) --> ${idOf(first)}`] : []
  return [...Object.values(node.states).flatMap((inner) => boxOf(inner, indent)), ...ring]
}

function arrowsOf(node: AnyStateNode): string[] {
  const moves = [...node.transitions].flatMap(([move, ways]) => ways.map((way) => arrowOf(node, way, move)))
  const hops = (node.always ?? []).map((way) => arrowOf(node, way))
  return [...moves, ...hops]
}

function arrowOf(from: AnyStateNode, way: AnyTransitionDefinition, move?: string): string {
  const to = way.target?.[0] ?? from
  const words = [move, way.guard && `[${nameOf(way.guard)}]`, ...doing('/', way.actions)].filter(
    (word) => word !== undefined,
  )
  const line = move === undefined ? '-.->' : '-->'
  return `  ${idOf(from)} ${line}${words.length > 0 ? `|"${words.join(' ')}"|` : ''} ${idOf(to)}`
}

const doing = (when: string, actions: readonly unknown[]): string[] =>
  actions.length === 0 ? [] : [`${when} ${actions.map(nameOf).join(', ')}`]

function nameOf(reference: unknown): string {
  return typeof reference === 'object' && reference !== null && 'type' in reference
    ? String(reference.type)
    : String(reference)
}
