import { basename, join } from 'node:path'
import { currentBuild } from './current-build.mjs'
import { portalFolder } from './places.ts'

const isBuilt = import.meta.filename.endsWith('.js')

/** Name of the running build: its folder, named by the digest of its sources, or `sources`. */
export const buildName = (): string => (isBuilt ? basename(import.meta.dirname) : 'sources')

const builtName = (path: string) => `${basename(path, '.ts')}.js`
let builtPrograms: string | null | undefined

/** Finds the file of a separate process or thread, by its caller's folder and its path from there; in a build, the bundled one. */
export function programFile(folder: string, path: string): string {
  if (builtPrograms === undefined) builtPrograms = isBuilt ? import.meta.dirname : currentBuild(portalFolder)
  return builtPrograms === null ? join(folder, path) : join(builtPrograms, builtName(path))
}

/**
 * The same for a thread of a file process, which may not look for a build: a source if the process runs from source.
 */
export const threadFile = (folder: string, path: string): string =>
  isBuilt ? join(import.meta.dirname, builtName(path)) : join(folder, path)
