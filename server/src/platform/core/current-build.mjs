// Plain JavaScript: a portal that runs its build loads nothing that takes types away, which would be 14 MB.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const buildsFolder = (portal) => join(portal, 'server/dist')

const withPackages = (sources) => [...sources, 'package-lock.json']

export function digestOf(sources, portal) {
  const digest = createHash('sha256')
  for (const path of withPackages(sources))
    digest
      .update(path)
      .update('\0')
      .update(readFileSync(join(portal, path)))
      .update('\0')
  return digest.digest('hex')
}

export const stampsOf = (sources, portal) =>
  withPackages(sources).map((path) => {
    const file = statSync(join(portal, path), { throwIfNoEntry: false })
    return file ? `${file.ctimeMs} ${file.size}` : null
  })

export function readBuild(portal) {
  const path = join(buildsFolder(portal), 'build.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

export function currentBuild(portal) {
  const build = readBuild(portal)
  if (build === null) return null
  const stamps = stampsOf(build.sources, portal)
  if (stamps.includes(null)) return null
  // Copied or checked out anew, they may be the same all the same.
  const isCurrent = String(stamps) === String(build.stamps) || digestOf(build.sources, portal) === build.digest
  return isCurrent ? join(buildsFolder(portal), build.folder) : null
}
