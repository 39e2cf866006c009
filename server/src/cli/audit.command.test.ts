import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#platform/db/db.ts'
import { migrate } from '#platform/db/migrations.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { auditOperation } from '#platform/records/audit.ts'
import { runHere } from '#testing/program/run-here.ts'
import { startPostgres, type TestPostgres } from '#testing/servers/postgres.ts'
import { main } from './coussinet.ts'

let postgres: TestPostgres
let database: OpenDatabase
let folder = ''
let env: Record<string, string> = {}
beforeAll(async () => {
  postgres = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'coussinet-audit-'))
  env = { DATA_DIR: folder, DATABASE_URL: await postgres.createDatabase('audit') }
  database = await openPostgres(env['DATABASE_URL'] ?? '', () => {}, { connections: 2 })
  await database.withoutTimeouts((db) => migrate(db))
})
afterAll(async () => {
  await database.close()
  await postgres.close()
  await rm(folder, { recursive: true, force: true })
})

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const done = (action: string, at: Date) => auditOperation(database.db, { action, at })
const actionsIn = (out: string): string[] =>
  out
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).action)
const run = async (...words: string[]) => {
  const { code, out } = await runHere(env, ['audit', ...words])
  return { code, actions: actionsIn(out) }
}

it('[GO-06] writes the trail once, and under a cursor what was not written before', async () => {
  await done('one', ago(60))
  await done('two', ago(30))
  await done('too.young', ago(1))
  expect(await run()).toEqual({ code: 0, actions: ['one', 'two'] })
  expect(await run('--since', ago(45).toISOString())).toEqual({ code: 0, actions: ['two'] })
  expect(await run('--cursor', 'siem')).toEqual({ code: 0, actions: ['one', 'two'] })
  expect(await run('--cursor', 'siem')).toEqual({ code: 0, actions: [] })
  await done('three', ago(10))
  expect(await run('--cursor', 'siem')).toEqual({ code: 0, actions: ['three'] })
  expect(await run('--cursor', 'other')).toEqual({ code: 0, actions: ['one', 'two', 'three'] })
  expect((await run('--cursor', 'Not A Name')).code).toBe(2)
  expect((await run('--since', 'yesterday')).code).toBe(2)
})

it('[GO-06] tells again what a reader has not taken when it is stopped, and ends by SIGTERM', async () => {
  await done('four', ago(5))
  const stopping: (() => void)[] = []
  const run = (stdout: PassThrough) =>
    main(['audit', '--cursor', 'slow', '--follow'], {
      env: { USER: 'tester', DEMO: '0', ...env },
      stdin: Readable.from([]),
      stdout,
      stderr: new PassThrough().resume(),
      exit() {},
      on: (name, heard) => void (name === 'SIGTERM' && stopping.push(heard)),
    })
  // Nobody reads: what is written waits in the stream.
  const slow = new PassThrough({ highWaterMark: 1, writableHighWaterMark: 1 })
  const stuck = run(slow)
  await pause(1500)
  for (const stop of stopping.splice(0)) stop()
  await stuck
  const reader = new PassThrough()
  let heard = ''
  reader.on('data', (chunk) => (heard += String(chunk)))
  const following = run(reader)
  const deadline = performance.now() + 8000
  while (!heard.includes('four') && performance.now() < deadline) await pause(50)
  for (const stop of stopping.splice(0)) stop()
  await following
  expect(actionsIn(heard)).toEqual(['one', 'two', 'three', 'four'])
})
