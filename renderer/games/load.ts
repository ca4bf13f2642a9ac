/** What is found in a game's folder. The covers come with the shelf; all else is loaded when it is needed. */
import type { Component } from 'svelte'
import type { GameId } from '../../machines/kernel/game.ts'
import type { GameScreen, PieceGroup, Thumbnail } from './game.ts'

const covers = import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' })
const screens = import.meta.glob<{ screen: GameScreen }>('./*/index.ts')
const thumbnails = import.meta.glob<{ default: Thumbnail }>('./*/Thumbnail.svelte')
const pieces = import.meta.glob<readonly PieceGroup[]>('./*/pieces.ts', { import: 'pieces' })
const rules = import.meta.glob<string>('./*/rules.*.md', { query: '?raw', import: 'default' })

export function coverOf(game: GameId): Component | undefined {
  return covers[`./${game}/Cover.svelte`]
}

export async function loadScreen(game: GameId): Promise<GameScreen | null> {
  return (await screens[`./${game}/index.ts`]?.())?.screen ?? null
}

export async function loadThumbnail(game: GameId): Promise<Thumbnail | null> {
  return (await thumbnails[`./${game}/Thumbnail.svelte`]?.())?.default ?? null
}

export async function loadRules(game: GameId, language: string): Promise<string> {
  return (await rules[`./${game}/rules.${language}.md`]?.()) ?? ''
}

/** All that is in a game's box, for the rulebook. */
export async function loadPieces(game: GameId): Promise<readonly PieceGroup[]> {
  return (await pieces[`./${game}/pieces.ts`]?.()) ?? []
}
