// Plain JavaScript, as `current-build.mjs`. `npm start` calls `start` when pages and server are built; the unit and the image run this
// file.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { currentBuild } from './platform/core/current-build.mjs'

const portal = join(import.meta.dirname, '../..')

// Halves the time until it answers; without leave to write there, nothing is kept. Before all imports of ours, which it keeps.
enableCompileCache(join(portal, 'node_modules/.cache/server'))

const built = currentBuild(portal)
const program = built === null ? await import('./start.ts') : await import(pathToFileURL(join(built, 'start.js')).href)

/** Starts the portal when `prepare` has made what it serves. */
export const start = (prepare) => program.start(import.meta.filename, prepare)

if (import.meta.main) await (process.argv.includes(program.MAKE_DATABASE) ? program.makeDatabase() : start())
