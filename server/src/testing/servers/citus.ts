import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findPrograms } from './find-program.ts'
import { runSql, startPostgres, type TestPostgres } from './postgres.ts'

export type TestCluster = {
  coordinator: TestPostgres
  workers: TestPostgres[]
  /** Another database on all machines, with its extension and nodes; answers its address for the role `portal`. */
  createDatabase(name: string): Promise<string>
  /** One statement of the superuser on the coordinator. */
  order(database: string, text: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

/** Role that the portal has, as docs/operations.md makes it. */
const role = 'portal'

/** Folder of the programs of an installation of PostgreSQL that has the extension; null where there is none. */
export function findCitus(): string | null {
  const found = findPrograms('pg_config').find((program) => {
    const folder = dirname(program)
    if (!existsSync(join(folder, 'postgres'))) return false
    const shared = execFileSync(program, ['--sharedir'], { encoding: 'utf8' }).trim()
    return existsSync(join(shared, 'extension/citus.control'))
  })
  return found === undefined ? null : dirname(found)
}

type ClusterOptions = {
  /** writes reach the disk before they are acknowledged */
  durable?: boolean
  /** shards of a table that is spread; few, because each is a table */
  shards?: number
}

/** A coordinator and two workers of Citus on this machine, with their files in temporary folders. */
export async function startPostgresWithCitus({
  durable = false,
  shards = 4,
}: ClusterOptions = {}): Promise<TestCluster> {
  const folder = findCitus()
  if (folder === null) throw new Error('No PostgreSQL of this machine has the extension citus.')
  const program = (name: string) => join(folder, name)
  const settings = {
    shared_preload_libraries: 'citus',
    wal_level: 'logical',
    max_prepared_transactions: 300,
    'citus.shard_count': shards,
    // One that was stopped is found again at once.
    'citus.recover_2pc_interval': '1s',
  }
  const [coordinator, ...workers] = await Promise.all(
    [0, 1, 2].map(() => startPostgres({ durable, program, settings })),
  )
  if (!coordinator) throw new Error('No coordinator was started.')
  const at = (server: TestPostgres, database: string) => server.url.replace(/\/postgres$/, `/${database}`)

  return {
    coordinator,
    workers,
    order: (database, text) => runSql(at(coordinator, database), text),
    async createDatabase(name) {
      for (const server of [coordinator, ...workers]) {
        await server.createDatabase(name)
        await runSql(at(server, name), 'create extension citus')
      }
      const [{ there } = { there: false }] = await runSql(
        at(coordinator, name),
        `select exists (select 1 from pg_roles where rolname = '${role}') as there`,
      )
      await runSql(at(coordinator, name), `select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`)
      for (const { port } of workers) await runSql(at(coordinator, name), `select citus_add_node('127.0.0.1', ${port})`)
      // One that was made for another database is not Citus's matter in this one before a table that it owns is.
      const making = there
        ? [
            'create table a (id integer primary key)',
            `alter table a owner to ${role}`,
            "select create_reference_table('a')",
            'drop table a',
          ]
        : [`create role ${role} login`]
      for (const statement of making) await runSql(at(coordinator, name), statement)
      await runSql(at(coordinator, name), `grant create on database ${name} to ${role}`)
      await runSql(at(coordinator, name), `grant all on schema public to ${role}`)
      return at(coordinator, name).replace('//postgres@', `//${role}@`)
    },
    async close() {
      await Promise.all([coordinator, ...workers].map((server) => server.close()))
    },
  }
}

/** Tells whether tests that need Citus can be run here, and says so where they cannot. */
export function hasCitus(): boolean {
  if (findCitus() !== null) return true
  process.stderr.write('Not run: no PostgreSQL of this machine has the extension citus.\n')
  return false
}
