import { buildServer } from './build-server.ts'
import { buildWeb } from './build-web.ts'

const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `coussinet: Node 24 or newer is needed to serve (this is ${process.versions.node}). On Linux it is installed with the project; elsewhere install it first.`,
  )
  process.exit(1)
}

buildServer()
// Importing reads the settings: a wrong one is told before the pages take their time.
const { start } = await import('../server/src/main.ts')
await start(buildWeb)
