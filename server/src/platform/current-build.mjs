// Plain JavaScript: a portal that runs its build loads nothing that takes types away, which would be 14 MB.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const buildsFolder = (portal) => join(portal, 'server/dist')

export function digestOf(sources, portal) {
  const digest = createHash('sha256')
  for (const path of [...sources, 'package-lock.json'])
    digest
      .update(path)
      .update('\0')
      .update(readFileSync(join(portal, path)))
      .update('\0')
  return digest.digest('hex')
}

export function readBuild(portal) {
  const path = join(buildsFolder(portal), 'build.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

export function currentBuild(portal) {
  const build = readBuild(portal)
  if (build === null || build.sources.some((path) => !existsSync(join(portal, path)))) return null
  return digestOf(build.sources, portal) === build.digest ? join(buildsFolder(portal), build.folder) : null
}
