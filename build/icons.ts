/** `npm run icons`: draws assets/icon.svg in all the sizes and containers that the systems want. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { installBrowser } from './browser.ts'
import { root } from './paths.ts'

const sizes = [16, 32, 48, 64, 128, 256, 512, 1024] as const
type Size = (typeof sizes)[number]
type Drawn = Map<Size, Buffer>

/** The names by which a Mac knows its sizes. */
const macNames: [name: string, size: Size][] = [
  ['icp4', 16],
  ['icp5', 32],
  ['icp6', 64],
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
  ['ic10', 1024],
]

export async function run(): Promise<void> {
  const drawn = await draw(readFileSync(join(root, 'assets', 'icon.svg'), 'utf8'))
  const folder = join(root, 'assets', 'icons')
  mkdirSync(folder, { recursive: true })
  for (const [size, png] of drawn) writeFileSync(join(folder, `${size}x${size}.png`), png)
  writeFileSync(join(folder, 'icon.ico'), toIco(drawn))
  writeFileSync(join(folder, 'icon.icns'), toIcns(drawn))
}

async function draw(svg: string): Promise<Drawn> {
  const browser = await chromium.launch(installBrowser())
  const page = await browser.newPage()
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`)
  const drawn: Drawn = new Map()
  for (const size of sizes) {
    await page.setViewportSize({ width: size, height: size })
    drawn.set(size, await page.screenshot({ omitBackground: true }))
  }
  await browser.close()
  return drawn
}

/** Windows' container: a directory of entries, then the pictures; 0 stands for 256. */
function toIco(drawn: Drawn): Buffer {
  const pictures = [...drawn].filter(([size]) => size <= 256)
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, [size, png]] of pictures.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(size % 256, entry)
    header.writeUInt8(size % 256, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(([, png]) => png)])
}

/** The Mac's container: chunks of name, length and picture. */
function toIcns(drawn: Drawn): Buffer {
  const chunk = (name: string, content: Buffer): Buffer => {
    const head = Buffer.from(`${name}0000`)
    head.writeUInt32BE(content.length + 8, 4)
    return Buffer.concat([head, content])
  }
  const pictures = macNames.map(([name, size]) => chunk(name, drawn.get(size) ?? Buffer.alloc(0)))
  return chunk('icns', Buffer.concat(pictures))
}
