import { setTimeout } from 'node:timers/promises'
import type { AnswerOf, Endpoint, RequestOf } from '@coussinet/contract/endpoint.ts'
import { ProblemBody } from '@coussinet/contract/problem.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import type { App } from '#platform/core/app.ts'
import type { Platform } from '#platform/portal.ts'
import { type OpenPortal, openPortal } from '../open-portal.ts'
import { type Multipart, createMultipart } from './browser/multipart.ts'
import { emptyTables } from './database/empty-tables.ts'
import { duringMembersCall } from './database/recorded-statements.ts'
import { aPlace, type TestPlace, placeWithDemo } from './places.ts'
import { type TestClock, testClock } from './test-clock.ts'

type Headers = Record<string, string>
export type SignedIn = { access_token: string }

export type Ask<E extends Endpoint> = Partial<RequestOf<E>> & {
  /** prefix of the endpoint's paths, `/api` by default */
  below?: string
  as?: SignedIn
  headers?: Headers
  /** another body than the contract's, to be refused */
  raw_body?: unknown
  form?: Multipart
}

export type TestAnswer<E extends Endpoint> = {
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
  /** the door for answers by mail, if there is one */
  inbound_mail: OpenPortal['inbound_mail']
  call<E extends Endpoint>(endpoint: E, ask?: Ask<E>): Promise<TestAnswer<E>>
  /** answers its address on this machine, where it listens from the first time on */
  listen(): Promise<string>
  close(): Promise<void>
}

type Start = {
  at?: string
  /** the one setting that tests of the shared portal choose */
  env?: { PUBLIC_URL?: string }
  /** hears each line of the log */
  log?: (line: string) => void
}

type OwnPortalOptions = Omit<Start, 'env'> & {
  env?: Record<string, string>
  demo?: boolean
  /** a place that outlives the portal, to start another one in it */
  place?: TestPlace
}

const usually = '2026-11-20T10:00:00Z'

/** A portal that stays open from file to file, with what it was given when it was opened. */
type KeptPortal = {
  portal: TestPortal
  hears: { line(line: string): void }
  given: { platform: Platform; config: Platform['config'] }
  is_taken: boolean
}
const kept = new Map<string, KeptPortal>()

/**
 * The portal that all test files of a worker share, as if it had just been opened: nobody's data in it, its clock at `at`.
 * `close` gives it back. In a worker that is one file's alone, and while another test has it, it is opened for this test.
 */
export async function startPortal({ at = usually, env = {}, log }: Start = {}): Promise<TestPortal> {
  const name = JSON.stringify(env)
  const known = kept.get(name)
  if (!process.env['SHARED_PORTAL'] || known?.is_taken) return ownPortal({ at, env, ...(log ? { log } : {}) })
  const one = known ?? (await keepOne(name, env))
  const { portal, hears, given } = one
  one.is_taken = true
  if (log) hears.line = log
  portal.clock.set(new Date(at))
  return {
    ...portal,
    async close() {
      hears.line = () => {}
      portal.app.server.closeAllConnections()
      Object.assign(portal.platform, given.platform)
      Object.assign(portal.platform.config, given.config)
      await empty(portal)
      one.is_taken = false
    },
  }
}

/** The same for all tests of a file: it is there from the first hook on, and closed after the last one. */
export const portalForTests = (options: Start = {}): TestPortal => duringTests(() => startPortal(options))

async function keepOne(name: string, env: Record<string, string>): Promise<KeptPortal> {
  const hears = { line: (_line: string) => {} }
  const portal = await ownPortal({ env, log: (line) => hears.line(line) })
  // Nothing begins by itself in the middle of a test: what the hours bring is asked for by name.
  await sql`delete from pgboss.schedule`.execute(portal.db)
  const given = { platform: { ...portal.platform }, config: { ...portal.platform.config } }
  const one = { portal, hears, given, is_taken: false }
  kept.set(name, one)
  return one
}

/** Waits for the jobs in hand, then leaves the database as it was opened: its schema, its facts and its queues. */
async function empty({ db, platform }: TestPortal): Promise<void> {
  const deadline = performance.now() + 10_000
  while (await hasJobInHand(db)) {
    if (performance.now() > deadline) throw new Error('A job does not end.')
    await setTimeout(15)
  }
  await sql`delete from pgboss.job`.execute(db)
  await emptyTables(db)
  for await (const key of platform.files.keys()) await platform.files.remove(key)
}

async function hasJobInHand(db: Platform['db']): Promise<boolean> {
  const { rows } = await sql`select 1 from pgboss.job where state = 'active' limit 1`.execute(db)
  return rows.length > 0
}

/** A portal that is this test's alone: for what a portal remembers, or is set otherwise. */
export async function ownPortal(own: OwnPortalOptions = {}): Promise<TestPortal> {
  const place = own.place ?? (await (own.demo && !own.at && !own.env ? placeWithDemo(loadDemo) : aPlace()))
  const { close, ...portal } = await openIn(place, own)
  return {
    ...portal,
    async close() {
      await close()
      if (!own.place) await place.drop()
    },
  }
}

/** The same for all tests of a file, as `portalForTests`. */
export const ownPortalForTests = (own: OwnPortalOptions = {}): TestPortal => duringTests(() => ownPortal(own))

function duringTests(start: () => Promise<TestPortal>): TestPortal {
  // Filled before the first test: what it has is not read earlier.
  const portal = {} as TestPortal
  beforeAll(async () => {
    Object.assign(portal, await start())
  })
  afterAll(() => portal.close())
  return portal
}

async function loadDemo(place: TestPlace): Promise<void> {
  const { close } = await openIn(place, { demo: true })
  await close()
}

async function openIn(
  place: TestPlace,
  { at = usually, env = {}, demo = false, log }: OwnPortalOptions,
): Promise<TestPortal> {
  const clock = testClock(new Date(at))
  const config = readConfig({
    DATA_DIR: place.data_dir,
    DEMO: demo ? '1' : '0',
    CHECK_ANSWERS: '1',
    AUTH_CALLS_PER_ADDRESS: '1000',
    MEMBER_CALLS_PER_MINUTE: '100000',
    // A process of its own for each invoice of each test.
    READING: 'off',
    ...env,
  })
  const database = { ...place.database, close: async () => {} }
  const logger = log ? { level: 'info', stream: { write: log } } : false
  const { app, platform, inbound_mail, close } = await openPortal({ config, clock: clock.now, database, logger })
  let address: Promise<string> | null = null
  return {
    app,
    platform,
    db: platform.db,
    clock,
    inbound_mail,
    call: (endpoint, ask) =>
      ask?.as && !ask.below
        ? duringMembersCall(endpoint.name, () => call(app, endpoint, ask))
        : call(app, endpoint, ask),
    listen: () => (address ??= app.listen({ port: 0, host: '127.0.0.1' })),
    close,
  }
}

async function call<E extends Endpoint>(app: App, endpoint: E, ask: Ask<E> = {}): Promise<TestAnswer<E>> {
  const parts = ask as { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parts.params?.[name] ?? name),
  )
  const form = ask.form ? createMultipart(ask.form) : null
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
