import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { portalFolder } from './places.ts'

/** Record of a build: its folder, the sources that it was made of by their paths in the portal, and their digest in hex. */
export type Build = { folder: string; sources: readonly string[]; digest: string }

/** Folder of all builds, of which `build.json` names the last. */
export const buildsFolder = (portal: string): string => join(portal, 'server/dist')

/** Digest of sources, and of the packages that the portal is installed with. */
export function digestOf(sources: readonly string[], portal: string): string {
  const digest = createHash('sha256')
  for (const path of [...sources, 'package-lock.json'])
    digest
      .update(path)
      .update('\0')
      .update(readFileSync(join(portal, path)))
      .update('\0')
  return digest.digest('hex')
}

/** The last build that was finished; null when there is none. */
export function readBuild(portal: string): Build | null {
  const path = join(buildsFolder(portal), 'build.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

/**
 * Folder of the build that was made of these very sources, null where there is none. What it holds does what the sources do,
 * and starts in a third of their time. It takes some 20 ms to know.
 */
export function currentBuild(portal: string = portalFolder): string | null {
  const build = readBuild(portal)
  if (build === null || build.sources.some((path) => !existsSync(join(portal, path)))) return null
  return digestOf(build.sources, portal) === build.digest ? join(buildsFolder(portal), build.folder) : null
}

const isBuilt = import.meta.filename.endsWith('.js')

/** Name of what runs: the folder of its build, which is made of the digest of its sources, or `sources`. */
export const buildName = (): string => (isBuilt ? basename(import.meta.dirname) : 'sources')

const builtName = (path: string) => `${basename(path, '.ts')}.js`
let builtPrograms: string | null | undefined

/**
 * File of a program that runs in a process or a thread of its own, by its caller's folder and its path from there; the built
 * one, which stands by its name in the folder of its build, where there is one.
 */
export function programFile(folder: string, path: string): string {
  if (builtPrograms === undefined) builtPrograms = isBuilt ? import.meta.dirname : currentBuild()
  return builtPrograms === null ? join(folder, path) : join(builtPrograms, builtName(path))
}

/** The same of a thread of a file process, which may not look for a build: a source where it is one itself. */
export const threadFile = (folder: string, path: string): string =>
  isBuilt ? join(import.meta.dirname, builtName(path)) : join(folder, path)
