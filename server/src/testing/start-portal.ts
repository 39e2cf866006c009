import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerOf, Endpoint, RequestOf } from '@coussinet/contract/endpoint.ts'
import { ProblemBody } from '@coussinet/contract/problem.ts'
import { openPortal } from '../open-portal.ts'
import { readConfig } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/db.ts'
import type { App, Platform } from '#platform/portal.ts'
import { type Multipart, multipartOf } from './browser/multipart.ts'
import { keepSent } from './outgoing/sent-mails.ts'
import { type TestClock, testClock } from './test-clock.ts'
import { openTestDatabase } from './database/test-database.ts'

type Headers = Record<string, string>
export type SignedIn = { access_token: string }

export type Ask<E extends Endpoint> = Partial<RequestOf<E>> & {
  /** where the paths of the endpoint stand, `/api` unless told */
  below?: string
  as?: SignedIn
  headers?: Headers
  /** another body than the contract's, to be refused */
  raw_body?: unknown
  form?: Multipart
}

export type Answer<E extends Endpoint> = {
  status: number
  body: AnswerOf<E>
  problem: ProblemBody | null
  headers: Headers
  bytes: Buffer
}

export type TestPortal = {
  app: App
  platform: Platform
  db: Platform['db']
  clock: TestClock
  call<E extends Endpoint>(endpoint: E, ask?: Ask<E>): Promise<Answer<E>>
  close(): Promise<void>
}

type Start = {
  at?: string
  env?: Record<string, string>
  demo?: boolean
  /** hears each line of the log; without it nothing is logged */
  log?: (line: string) => void
  /** a place that outlives the portal, to start another one in it */
  place?: Place
}

/** A database and a folder of files that belong together. */
export type Place = { database: OpenDatabase; data_dir: string; drop(): Promise<void> }

export async function aPlace(): Promise<Place> {
  const data_dir = await mkdtemp(join(tmpdir(), 'coussinet-test-'))
  const { database, drop } = await openTestDatabase()
  await keepSent(database.db)
  return {
    database,
    data_dir,
    async drop() {
      await database.close()
      await drop()
      await rm(data_dir, { recursive: true, force: true })
    },
  }
}

/** The real portal with a clock that the test moves, on a PostgreSQL in memory, or on the one that `TEST_DATABASE` names. */
export async function startPortal({
  at = '2026-11-20T10:00:00Z',
  env = {},
  demo = false,
  log,
  place: given,
}: Start = {}): Promise<TestPortal> {
  const place = given ?? (await aPlace())
  const clock = testClock(new Date(at))
  const config = readConfig({
    DATA_DIR: place.data_dir,
    DEMO: demo ? '1' : '0',
    CHECK_ANSWERS: '1',
    AUTH_CALLS_PER_ADDRESS: '1000',
    MEMBER_CALLS_PER_MINUTE: '100000',
    ...env,
  })
  const database = { ...place.database, close: async () => {} }
  const logger = log ? { level: 'info', stream: { write: log } } : false
  const { app, platform, close } = await openPortal({ config, clock: clock.now, database, logger })
  return {
    app,
    platform,
    db: platform.db,
    clock,
    call: (endpoint, ask) => call(app, endpoint, ask),
    async close() {
      await close()
      if (!given) await place.drop()
    },
  }
}

async function call<E extends Endpoint>(app: App, endpoint: E, ask: Ask<E> = {}): Promise<Answer<E>> {
  const parts = ask as { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parts.params?.[name] ?? name),
  )
  const form = ask.form ? multipartOf(ask.form) : null
  const body = 'raw_body' in ask ? ask.raw_body : parts.body
  const json = form || body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
  const response = await app.inject({
    method: endpoint.method,
    url: `${ask.below ?? '/api'}${path}`,
    query: Object.fromEntries(Object.entries(parts.query ?? {}).map(([name, value]) => [name, String(value)])),
    headers: {
      ...(ask.as ? { authorization: `Bearer ${ask.as.access_token}` } : {}),
      ...(form ? { 'content-type': form.content_type } : json === null ? {} : { 'content-type': 'application/json' }),
      ...ask.headers,
    },
    ...(form ? { payload: form.payload } : json === null ? {} : { payload: json }),
  })
  const type = String(response.headers['content-type'] ?? '')
  const read: unknown = type.includes('json') && response.body ? JSON.parse(response.body) : undefined
  return {
    status: response.statusCode,
    body: read as AnswerOf<E>,
    problem: type.includes('problem+json') ? ProblemBody.parse(read) : null,
    headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
    bytes: response.rawPayload,
  }
}
