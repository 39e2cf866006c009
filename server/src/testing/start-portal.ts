import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerOf, Endpoint, RequestOf } from '@coussinet/contract/endpoint.ts'
import { ProblemBody } from '@coussinet/contract/problem.ts'
import { openPortal } from '../open-portal.ts'
import { readConfig } from '#platform/config.ts'
import { openEmbedded } from '#platform/database/embedded.ts'
import type { App, Platform } from '#platform/portal.ts'
import { type Multipart, multipartOf } from './multipart.ts'
import { keepSent } from './sent-mails.ts'
import { type TestClock, testClock } from './test-clock.ts'

type Headers = Record<string, string>
export type SignedIn = { access_token: string }

type Ask<E extends Endpoint> = Partial<RequestOf<E>> & {
  as?: SignedIn
  headers?: Headers
  /** another body than the contract's, to be refused */
  raw_body?: unknown
  form?: Multipart
}

type Answer<E extends Endpoint> = { status: number; body: AnswerOf<E>; problem: ProblemBody | null; headers: Headers; bytes: Buffer }

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
}

/** The real portal on an in-memory PostgreSQL with a clock that the test moves. */
export async function startPortal({ at = '2026-11-20T10:00:00Z', env = {}, demo = false, log }: Start = {}): Promise<TestPortal> {
  const data_dir = await mkdtemp(join(tmpdir(), 'coussinet-test-'))
  const clock = testClock(new Date(at))
  const config = readConfig({ DATA_DIR: data_dir, DEMO: demo ? '1' : '0', CHECK_ANSWERS: '1', AUTH_CALLS_PER_ADDRESS: '1000', ...env })
  const database = await openEmbedded({ memory: await migrated() })
  const logger = log ? { level: 'info', stream: { write: log } } : false
  const { app, platform, close } = await openPortal({ config, clock: clock.now, database, logger })
  await keepSent(platform.db)
  return {
    app,
    platform,
    db: platform.db,
    clock,
    call: (endpoint, ask) => call(app, endpoint, ask),
    async close() {
      await close()
      await rm(data_dir, { recursive: true, force: true })
    },
  }
}

/** The migrated database that the whole run begins from, made once by `global-setup.ts`. */
async function migrated(): Promise<Blob | null> {
  const path = process.env['MIGRATED_DATABASE']
  return path ? new Blob([await readFile(path)]) : null
}

async function call<E extends Endpoint>(app: App, endpoint: E, ask: Ask<E> = {}): Promise<Answer<E>> {
  const parts = ask as { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.params?.[name] ?? name))
  const form = ask.form ? multipartOf(ask.form) : null
  const body = 'raw_body' in ask ? ask.raw_body : parts.body
  const json = form || body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
  const response = await app.inject({
    method: endpoint.method,
    url: `/api${path}`,
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
