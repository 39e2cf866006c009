import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { portalFolder } from '#platform/core/places.ts'
import { findProgram } from '../servers/find-program.ts'

const states = join(portalFolder, 'node_modules/.cache/test-databases')
/** Whatever the database is made by: one file too many costs a second, one too few a wrong test. */
const makers = ['package-lock.json', 'server/migrations/*', 'server/src/{platform,testing}/**/*.ts']
const DAY = 86_400_000

/** The path under which the database that tests begin from is kept from run to run, until anything changes that makes it. */
export function createStateFolder(engine: 'postgres' | 'embedded'): string {
  const hash = createHash('sha256').update(engine)
  if (engine === 'postgres') hash.update(execFileSync(findProgram('postgres'), ['--version']))
  for (const path of globSync(makers, { cwd: portalFolder }).toSorted())
    if (!path.endsWith('.test.ts')) hash.update(path).update(readFileSync(join(portalFolder, path)))
  return join(states, hash.digest('hex').slice(0, 16))
}

/** Keeps what `write` leaves at the path that it is given: whole, or not at all. States of other days go. */
export async function keepState(path: string, write: (path: string) => Promise<void>): Promise<void> {
  await mkdir(states, { recursive: true })
  for (const name of await readdir(states)) {
    const other = join(states, name)
    if (statSync(other).mtimeMs < Date.now() - DAY) await rm(other, { recursive: true, force: true })
  }
  const being = `${path}.${process.pid}`
  await write(being)
  // Another run may have been faster.
  if (existsSync(path)) await rm(being, { recursive: true, force: true })
  else await rename(being, path)
}
