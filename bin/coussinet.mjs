#!/usr/bin/env node
// Plain JavaScript: runs on the Node that the shell finds (20 or newer), and hands over to the project's own.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { constants } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = new URL('../', import.meta.url)
const sources = new URL('server/src/', root)
const own = fileURLToPath(new URL('node_modules/.bin/node', root))
const words = process.argv.slice(2)
const isNew = Number(process.versions.node.split('.')[0]) >= 24

function fail(sentence) {
  process.stderr.write(`coussinet: ${sentence}\n`)
  process.exit(1)
}

if (!existsSync(new URL('node_modules/commander', root)))
  fail(`it is not installed yet. In ${fileURLToPath(root)} run: node scripts/bootstrap.mjs --omit=dev`)
if (!isNew && (!existsSync(own) || process.env.COUSSINET_HANDED_OVER))
  fail(
    `Node 24 or newer is needed (this is ${process.versions.node}). On Linux it is installed with the project: wait if that is going on. Elsewhere install it first.`,
  )

if (isNew) {
  // Halves the time until it answers; without leave to write there, nothing is kept.
  module.enableCompileCache(fileURLToPath(new URL('node_modules/.cache/command', root)))
  const { currentBuild } = await import(new URL('platform/core/current-build.mjs', sources).href)
  const build = currentBuild(fileURLToPath(root))
  const { main } = await import(
    build ? pathToFileURL(`${build}/coussinet.js`).href : new URL('cli/coussinet.ts', sources).href
  )
  await main(words)
} else {
  const child = spawn(own, [fileURLToPath(import.meta.url), ...words], {
    stdio: 'inherit',
    env: { ...process.env, COUSSINET_HANDED_OVER: '1' },
  })
  // A terminal sends Ctrl-C to both, and who ends this one means the other: it ends when the other has ended.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}
