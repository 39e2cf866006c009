import { execFileSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../program/spawn-portal.ts'
import { type ChildServer, startChild, untilReady, userNamed } from './child-server.ts'
import { findProgram } from './find-program.ts'

export type TestPostgres = {
  /** address of the database `postgres`, for orders to the server itself */
  url: string
  /** the same address by its Unix socket: statements take a third less time */
  socket_url: string
  port: number
  /** folder of its files */
  files: string
  /** Another database, a copy of `template` where one is named; returns its address. */
  createDatabase(name: string, template?: string): Promise<string>
  /** kill -9 of the postmaster: nothing is written that was not */
  kill(): Promise<void>
  /** an ordered stop, which breaks what is under way */
  stop(): Promise<void>
  start(): Promise<void>
  /** stops it and deletes its files */
  close(): Promise<void>
}

type PostgresServerOptions = {
  /** writes reach the disk before they are acknowledged, as in production; off where only the answers count */
  durable?: boolean
  settings?: Record<string, string | number>
  /** files of one that was stopped, to begin from a copy of them */
  like?: string
  /** path of a program of the installation; the newest one's where none is named */
  program?: (name: 'initdb' | 'postgres') => string
}

// An end of the postmaster ends its children by themselves, a moment later: until then a new one is refused.
const refusals = 100

/** A PostgreSQL of its own on a free port, with its files in a temporary folder. */
export async function startPostgres({
  durable = false,
  settings = {},
  like,
  program = findProgram,
}: PostgresServerOptions = {}): Promise<TestPostgres> {
  const user = userNamed('postgres')
  const directory = await mkdtemp(join(tmpdir(), 'coussinet-postgres-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid)
  const files = join(directory, 'files')
  // With their owner, which Node's own copy does not keep.
  if (like) execFileSync('cp', ['-a', like, files])
  else
    execFileSync(
      program('initdb'),
      ['-D', files, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...user, cwd: '/', stdio: 'pipe' },
    )
  const port = await freePort()
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  const given = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: directory,
    port,
    max_connections: 300,
    shared_buffers: '64MB',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    autovacuum: durable ? 'on' : 'off',
    // A template that is copied a hundred times is not checkpointed each time.
    checkpoint_timeout: '1h',
    max_wal_size: '2GB',
    ...settings,
  }
  const args = ['-D', files, ...Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  let server: ChildServer | null = null

  async function start(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const next = startChild({ program: program('postgres'), args, user })
      server = next
      const failure = await untilReady(next, () => runSql(address('postgres'), 'select 1')).then(
        () => null,
        (error: unknown) => error,
      )
      if (failure === null) return
      if (attempt > refusals || !/pre-existing shared memory|lock file .* already exists/.test(next.output()))
        throw failure
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  await start()
  return {
    url: address('postgres'),
    socket_url: `${address('postgres')}?host=${encodeURIComponent(directory)}`,
    port,
    files,
    async createDatabase(name, template) {
      // One that a failed try of the same test left.
      await dropDatabase(address('postgres'), name)
      return createDatabase(address('postgres'), name, template)
    },
    kill: async () => server?.end('SIGKILL'),
    stop: async () => server?.end('SIGINT'),
    start,
    async close() {
      await server?.end('SIGQUIT')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Creates a database on the server at `url`, a copy of `template` where one is named; returns its address. */
export async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  await runSql(
    url,
    // A template's files are copied in half the time that its pages take through the log.
    `create database ${pg.escapeIdentifier(name)}${template ? ` template ${pg.escapeIdentifier(template)} strategy file_copy` : ''}`,
  )
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Deletes a database, whoever is connected to it. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await runSql(url, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}

/** One statement on a connection of its own. */
export async function runSql(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}
