import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPgbouncer, type TestPooler } from '#testing/servers/pgbouncer.ts'
import { startPostgres, type TestPostgres } from '#testing/servers/postgres.ts'
import { migrate } from '../db/migrations.ts'
import { openPostgres } from '../db/postgres.ts'
import { readDatabaseSettings } from './database-settings.ts'

let server: TestPostgres
let pooler: TestPooler
beforeAll(async () => {
  server = await startPostgres()
  pooler = await startPgbouncer(server.url)
})
afterAll(async () => {
  await pooler.close()
  await server.close()
})

function read(env: Record<string, string>, production = false) {
  const wrong: string[] = []
  return { ...readDatabaseSettings(env, { production }, wrong), wrong }
}

it('reads where the database is, and how many connections there may be', () => {
  expect(read({})).toEqual({
    database_url: null,
    database_direct_url: null,
    database_replica_url: null,
    database_connections: 12,
    database_named_statements: null,
    wrong: [],
  })
  const [database_url, database_direct_url, database_replica_url] = [
    'postgres://portal@pooler:6432/portal',
    'postgresql://portal@db.example/portal',
    'postgresql://portal@replica.example/portal',
  ]
  expect(
    read({
      DATABASE_URL: database_url,
      DATABASE_DIRECT_URL: database_direct_url,
      DATABASE_REPLICA_URL: database_replica_url,
      DATABASE_CONNECTIONS: '40',
      DATABASE_NAMED_STATEMENTS: '1',
    }),
  ).toEqual({
    database_url,
    database_direct_url,
    database_replica_url,
    database_connections: 40,
    database_named_statements: true,
    wrong: [],
  })
})

it('[SEC-53] says what is wrong, and repeats no password', () => {
  const { wrong } = read({
    DATABASE_DIRECT_URL: 'mysql://portal:hunter22@db.example/portal',
    DATABASE_REPLICA_URL: 'postgres://portal@replica.example/portal',
    DATABASE_CONNECTIONS: 'many',
  })
  expect(wrong).toEqual([
    'DATABASE_DIRECT_URL must begin with postgres:// or postgresql://.',
    'DATABASE_DIRECT_URL says nothing without DATABASE_URL, the address of the pooler before it.',
    'DATABASE_REPLICA_URL says nothing without DATABASE_URL, the address of the server that it follows.',
    'DATABASE_CONNECTIONS must be a whole number from 2 to 200, not "many".',
  ])
  expect(
    read({ DATABASE_URL: 'postgres://portal:postgres@db.example/portal?sslmode=verify-full' }, true).wrong,
  ).toHaveLength(1)
  expect(read({ DATABASE_URL: 'postgres://portal:postgres@db.example/portal' }).wrong).toEqual([])
})

const remote = 'postgres://portal:hunter22@db.example/portal'

it.each([
  remote,
  `${remote}?sslmode=disable`,
  `${remote}?sslmode=no-verify`,
  `${remote}?sslmode=allow`,
  `${remote}?ssl=0`,
  `${remote}?uselibpqcompat=true&sslmode=require`,
  `${remote}?uselibpqcompat=true&sslmode=verify-ca`,
  'postgres://portal@127.0.0.1/portal?host=db.example',
])('[SEC-53] in production %s is refused: its server is elsewhere, and nobody looks at who it is', (url) => {
  for (const env of [
    { DATABASE_URL: url },
    { DATABASE_URL: 'postgres://localhost/portal', DATABASE_DIRECT_URL: url },
  ]) {
    const { wrong } = read(env, true)
    expect(wrong).toEqual([
      expect.stringMatching(/^DATABASE_(DIRECT_)?URL must end with \?sslmode=verify-full in production/),
    ])
    expect(wrong[0]).not.toContain('hunter22')
    expect(read({ ...env, DATABASE_PLAINTEXT: '1' }, true).wrong).toEqual([])
  }
  expect(read({ DATABASE_URL: url }).wrong).toEqual([])
})

it.each([
  `${remote}?sslmode=verify-full`,
  `${remote}?sslmode=require`,
  `${remote}?ssl=true`,
  `${remote}?uselibpqcompat=true&sslmode=verify-full`,
  'postgres://portal@localhost/portal',
  'postgres://portal@[::1]:5433/portal',
  'postgres://portal@%2Fvar%2Frun%2Fpostgresql/portal',
  'postgres://portal@localhost/portal?host=/var/run/postgresql',
])('[SEC-53] in production %s is taken', (url) => {
  expect(read({ DATABASE_URL: url }, true).wrong).toEqual([])
})

it.each([
  [`${remote}?sslmode=verify-full&sslmode=disable`, 'sslmode'],
  [`${remote}?sslmode=disable&sslmode=verify-full`, 'sslmode'],
  ['postgres://portal@localhost/portal?host=localhost&host=db.example', 'host'],
  [`${remote}?uselibpqcompat=false&sslmode=require&uselibpqcompat=true`, 'uselibpqcompat'],
])('[SEC-53] %s is refused, in production or not: the driver takes the last of two', (url, name) => {
  for (const production of [true, false])
    expect(read({ DATABASE_URL: url }, production).wrong).toEqual([
      `DATABASE_URL must give each parameter once, not ${name} twice.`,
    ])
})

it.each(['?password=postgres&sslmode=verify-full', '?sslmode=verify-full&password=admin'])(
  '[SEC-53] a default password behind the question mark is one too: %s',
  (query) => {
    const { wrong } = read({ DATABASE_URL: `postgres://portal:long%2Drandom@db.example/portal${query}` }, true)
    expect(wrong).toEqual([expect.stringContaining('must not hold a default password')])
    const spelled = read({ DATABASE_URL: 'postgres://portal:p%6Fstgres@db.example/portal?sslmode=verify-full' }, true)
    expect(spelled.wrong).toHaveLength(1)
  },
)

it('a pooler without the server behind it is refused in a sentence', async () => {
  const database = await openPostgres(pooler.through(server.url), () => {})
  await expect(database.withoutTimeouts((db) => migrate(db))).rejects.toThrow(
    'DATABASE_URL is a transaction pooler: set DATABASE_DIRECT_URL',
  )
  await expect(database.db.selectFrom('members').select('member_id').execute()).rejects.toThrow(
    'DATABASE_URL is a transaction pooler: set DATABASE_DIRECT_URL',
  )
  await database.close()
})
