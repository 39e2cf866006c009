import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { SandboxData } from '#platform/config/sandbox-setting.ts'
import { currentBuild } from '#platform/core/current-build.mjs'
import { portalFolder } from '#platform/core/places.ts'
import { version } from '#platform/core/version.ts'
import { wrongUsage } from '../runtime/command-errors.ts'

type Environment = NodeJS.ProcessEnv

/** Folder of all sandboxes. Throws where members' real data could be. */
export function sandboxesFolder(env: Environment): string {
  if (env['NODE_ENV'] === 'production')
    throw wrongUsage('A sandbox does not run in production: its clock can be moved by years. Unset NODE_ENV.')
  if (env['DATABASE_URL'] || env['DATABASE_URL_FILE'])
    throw wrongUsage('A sandbox has an embedded database of its own: unset DATABASE_URL.')
  return resolve(env['DATA_DIR'] || 'data', 'sandboxes')
}

/** Folder of one sandbox, by its name. */
export function sandboxFolder(env: Environment, name: string): string {
  if (!/^[a-z\d][a-z\d-]{0,39}$/.test(name))
    throw wrongUsage('--name takes up to 40 lower-case letters, digits and hyphens.')
  return join(sandboxesFolder(env), name)
}

/**
 * Name of the template that a new sandbox is a copy of: of this release, its migrations, its build and the brand; with the demo also of the
 * day, because the demo's dates lie around it.
 */
export function templateName(env: Environment, data: SandboxData, now: Date): string {
  const digest = createHash('sha256')
  const migrations = join(portalFolder, 'server/migrations')
  for (const name of readdirSync(migrations).toSorted())
    digest.update(name).update(readFileSync(join(migrations, name)))
  digest.update(currentBuild(portalFolder) ?? 'sources').update(env['BRAND'] ?? '')
  const made = `${version}-${digest.digest('hex').slice(0, 12)}-${data}`
  return data === 'demo' ? `${made}-${toLocalDay(now)}` : made
}

export const hasPages = (): boolean => existsSync(join(portalFolder, 'web/dist/pages.json'))

export const mainProgram: string = join(portalFolder, 'server/src/main.mjs')
