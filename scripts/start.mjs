// Plain JavaScript: runs on the Node that the shell finds, and loads nothing that takes types away once its cache is there.
import module from 'node:module'
import { fileURLToPath } from 'node:url'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `coussinet: Node 24 or newer is needed to serve (this is ${process.versions.node}). On Linux it is installed with the project; elsewhere install it first.`,
  )
  process.exit(1)
}

module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/server', import.meta.url)))
const { buildServer } = await import('./build-server.ts')
const { buildWeb } = await import('./build-web.ts')
buildServer()
// Importing reads the settings: an invalid one is reported before the pages are built.
const { start } = await import('../server/src/main.mjs')
await start(buildWeb)
