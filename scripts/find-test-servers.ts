import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './install-from-debian.ts'

/** The servers that tests start, by one of their programs, and the Debian package that contains it. */
const packages = {
  postgres: 'postgresql',
  pgbouncer: 'pgbouncer',
  nginx: 'nginx',
  clamd: 'clamav-daemon',
  openssl: 'openssl',
  faketime: 'faketime',
  ...(process.platform === 'linux' ? { strace: 'strace' } : {}),
}

// Servers are not on everybody's PATH.
const elsewhere = [
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/lib/postgresql/*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/opt/homebrew/bin',
  '/opt/homebrew/sbin',
  '/usr/local/opt/postgresql@*/bin',
]

/** Makes sure that the tests can start real servers, from Debian's packages where they can be installed; throws a clear sentence. */
export function findTestServers(): void {
  const missing = () => Object.entries(packages).filter(([program]) => !isThere(program))
  const names = missing().map(([, name]) => name)
  if (names.length === 0) return
  installFromDebian(names)
  const left = missing().map(([program, name]) => `${program} (${name})`)
  if (left.length > 0) throw new Error(`The tests start real servers: install ${left.join(', ')}.`)
}

function isThere(program: string): boolean {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...elsewhere.flatMap((folder) => globSync(folder))]
  return folders.some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
