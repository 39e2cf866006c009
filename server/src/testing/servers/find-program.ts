import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Folders where distributions put servers that are not for everybody’s PATH. */
const elsewhere = [
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/lib/postgresql/*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/opt/homebrew/bin',
  '/usr/local/opt/postgresql@*/bin',
]

/** The path of a server's program, of the newest version where there are several; throws a clear sentence when it is not installed. */
export function findProgram(name: string): string {
  const [found] = findPrograms(name)
  if (found === undefined)
    throw new Error(`The tests start ${name}, and it is not installed: see scripts/find-test-servers.ts.`)
  return found
}

/** The paths of a program in all its installations, the newest first. */
export function findPrograms(name: string): string[] {
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  return [...onPath, ...elsewhere.flatMap((folder) => globSync(folder).toSorted().toReversed())]
    .map((folder) => join(folder, name))
    .filter(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
