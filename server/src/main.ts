import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Halves the time until it answers; without leave to write there, nothing is kept. Before all imports of ours, which it keeps.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/server'))

const { currentBuild } = await import('#platform/build.ts')
const built = currentBuild()
const { start }: typeof import('./start.ts') =
  built === null ? await import('./start.ts') : await import(pathToFileURL(join(built, 'start.js')).href)
export { start }

if (import.meta.main) await start()
