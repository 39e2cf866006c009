import { getAnimal } from '@coussinet/contract/animals.ts'
import { getAnalyticsId, sendErrorReport } from '@coussinet/contract/measurement.ts'
import type { Report } from '@coussinet/contract/measurement/report.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { cleanReport } from '#platform/observability/envelope.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'
import { type ErrorSink, errorSink } from './tests/error-sink.ts'

let sink: ErrorSink
let portal: TestPortal
let member: TestMember
let animal = ''

beforeAll(async () => {
  sink = await errorSink()
  portal = await ownPortal({ env: { ERROR_REPORTING_DSN: sink.dsn } })
  member = await aMember(portal)
  animal = member.animals[0]?.id ?? ''
})
afterAll(async () => {
  await portal.close()
  await sink.close()
})
afterEach(() => {
  sink.received.length = 0
})

const personal = [
  'helene.martin@example.org',
  'FR7630006000011234567890189',
  '+33 6 12 34 56 78',
  '412703584',
  'Mimosa',
  'kJ3t9vQkJ3t9vQkJ3t9vQkJ3',
  '4f2c1d3e-8a7b-4c6d-9e0f-1a2b3c4d5e6f',
]
const everything = `at https://members.example/transfer?token=kJ3t9vQkJ3t9vQkJ3t9vQkJ3 "Mimosa" of ${personal.join(', ').replace('Mimosa', '“Mimosa”')}`

const report: Report = {
  event_id: '0'.repeat(31) + '1',
  timestamp: 1_795_000_000.25,
  transaction: '/refunds/$id',
  tags: { action: everything.slice(0, 190) },
  failures: [
    {
      type: 'TypeError',
      value: everything,
      handled: false,
      frames: [
        {
          filename: `https://members.example/refunds/${personal[6]}?q=Mimosa`,
          function: 'show',
          lineno: 3,
          colno: 7,
          in_app: true,
        },
      ],
    },
  ],
  steps: [{ timestamp: 1_795_000_000, category: 'fetch', message: everything }],
}

const pageReports = () => sink.received.filter(({ event }) => event['platform'] === 'javascript')

describe('what a page reports', () => {
  it('[OBS-03] [SEC-54] reaches the service without personal data, the member as a hash alone, which is not the tag manager’s', async () => {
    const { id: told_to_tags } = (await portal.call(getAnalyticsId, { as: member })).body
    expect((await portal.call(sendErrorReport, { as: member, body: { reports: [report] } })).status).toBe(204)
    await vi.waitFor(() => expect(pageReports()).toHaveLength(1))
    const [received] = pageReports()
    for (const text of [...personal, member.nevg, member.member_id]) expect(received?.text).not.toContain(text)
    expect(received).toMatchObject({
      path: '/api/42/envelope/',
      kind: 'event',
      head: { dsn: sink.dsn },
      event: {
        user: { id: expect.stringMatching(/^[\w-]{43}$/) },
        transaction: '/refunds/$id',
        exception: { values: [{ type: 'TypeError' }] },
      },
    })
    expect(received?.text).not.toContain(told_to_tags)
    expect(received?.headers).not.toHaveProperty('cookie')
    expect(received?.headers['x-sentry-auth']).toContain('sentry_key=publickey')
    expect(received?.text).toContain('"filename":"/refunds/$id"')
  })

  it('[OBS-03] says nothing of who it is, or of another project, whatever it holds', async () => {
    const more = {
      ...report,
      user: { id: 'someone' },
      dsn: 'https://other@elsewhere.example/1',
      extra: { iban: personal[1] },
    }
    expect((await portal.call(sendErrorReport, { raw_body: { reports: [more] } })).status).toBe(204)
    await vi.waitFor(() => expect(pageReports()).toHaveLength(1))
    expect(pageReports()[0]?.event).not.toHaveProperty('user')
    expect(pageReports()[0]?.text).not.toMatch(/someone|elsewhere|extra/)
  })

  it('[OBS-03] [SEC-54] may be how long a page took, by nobody', async () => {
    const trace = { trace_id: 'a'.repeat(32), span_id: 'b'.repeat(16), op: 'pageload' }
    const span = {
      span_id: 'c'.repeat(16),
      parent_span_id: trace.span_id,
      op: 'http.client',
      description: 'GET /api/refunds?q=Mimosa',
      start_timestamp: 1,
      timestamp: 2,
    }
    const timing = {
      start_timestamp: 1_794_999_999,
      spans: [span],
      measurements: { lcp: { value: 812.5, unit: 'millisecond' } },
    }
    await portal.call(sendErrorReport, {
      as: member,
      body: { reports: [{ ...report, tags: {}, steps: [], failures: [], trace, timing }] },
    })
    await vi.waitFor(() => expect(pageReports()).toHaveLength(1))
    expect(pageReports()[0]).toMatchObject({
      kind: 'transaction',
      event: {
        contexts: { trace },
        spans: [{ description: 'GET /api/refunds', trace_id: trace.trace_id }],
        measurements: timing.measurements,
      },
    })
    expect(pageReports()[0]?.text).not.toContain('Mimosa')
    expect(pageReports()[0]?.event).not.toHaveProperty('user')
  })

  it.each([
    ['no report', { reports: [] }],
    ['too many', { reports: Array.from({ length: 6 }, () => report) }],
    [
      'a failure with too many causes',
      { reports: [{ ...report, failures: Array.from({ length: 4 }, () => report.failures[0]) }] },
    ],
    ['one of another kind', { reports: [{ ...report, event_id: 'x' }] }],
  ])('[OBS-03] is refused with %s', async (_what, raw_body) => {
    expect((await portal.call(sendErrorReport, { raw_body })).status).toBe(422)
  })

  it('[SEC-51] is refused when it is large, and is told no further than some pages of text', async () => {
    const frames = Array.from({ length: 20 }, () => ({
      filename: 'a'.repeat(200),
      function: 'a-'.repeat(100),
      lineno: 3,
      colno: 7,
    }))
    const failures = [1, 2, 3].map(() => ({ type: 'TypeError', value: 'a%40'.repeat(250), handled: false, frames }))
    const large = { ...report, failures }
    expect((await portal.call(sendErrorReport, { body: { reports: [large, large, large] } })).problem?.code).toBe(
      'malformed_request',
    )
    expect((await portal.call(sendErrorReport, { body: { reports: [large] } })).status).toBe(204)
    await vi.waitFor(() => expect(pageReports()).toHaveLength(1))
    expect(pageReports()[0]?.text.length).toBeLessThan(25_000)
  })

  it.each(['a', 'a-', 'a.', 'a@', 'a%40', '/a', '/?', 'fr12', 'abcdef01-', '«', '://', 'a://', '1 ', '+33'])(
    '[SEC-51] costs little, whatever it is full of: %s',
    (piece) => {
      const word = piece.repeat(200 / piece.length)
      const frames = Array.from({ length: 20 }, () => ({ filename: word, function: word }))
      const full = {
        ...report,
        failures: [1, 2, 3].map(() => ({
          type: word,
          value: piece.repeat(1000 / piece.length),
          handled: false,
          frames,
        })),
      }
      const took = [1, 2, 3].map(() => {
        const began = process.threadCpuUsage()
        for (let reports = 0; reports < 5; reports += 1) cleanReport(full)
        const { user, system } = process.threadCpuUsage(began)
        return (user + system) / 1000
      })
      expect(Math.min(...took)).toBeLessThan(150)
    },
  )

  it('[OBS-03] is limited for each address, and 404 where there is no service', async () => {
    const at = portal.clock.now()
    await portal.db
      .insertInto('attempts')
      .values({ attempt_key: 'error reports 127.0.0.1', count: 119, window_start: at })
      .onConflict((known) => known.column('attempt_key').doUpdateSet({ count: 119, window_start: at }))
      .execute()
    const tell = async () => (await portal.call(sendErrorReport, { body: { reports: [report] } })).status
    expect([await tell(), await tell()]).toEqual([204, 429])
    await vi.waitFor(() => expect(pageReports()).toHaveLength(1))
    const without = await ownPortal()
    expect((await without.call(sendErrorReport, { body: { reports: [report] } })).status).toBe(404)
    await without.close()
  })
})

describe('what the server reports', () => {
  it('[OBS-03] an unexpected failure, by its route and the id of the request, without personal data', async () => {
    await sql`alter table animals rename to animals_away`.execute(portal.db)
    const { status, headers } = await portal.call(getAnimal, {
      as: member,
      params: { id: animal },
      headers: { 'user-agent': 'Mimosa' },
    })
    await sql`alter table animals_away rename to animals`.execute(portal.db)
    expect(status).toBe(500)
    await vi.waitFor(() => expect(sink.received.map(({ kind }) => kind).toSorted()).toEqual(['event', 'transaction']))
    const event = sink.received.find(({ kind }) => kind === 'event')
    expect(event?.event).toMatchObject({
      platform: 'node',
      transaction: 'GET /api/animals/$id',
      tags: { request_id: headers['x-request-id'], status: '500' },
      exception: { values: [{ type: 'error', value: 'relation "[text]" does not exist' }] },
    })
    expect(event?.text).toMatch(/"filename":"server\/src\/[^"]+","lineno":\d+/)
    for (const { text } of sink.received)
      for (const own of ['Mimosa', animal, member.member_id, member.access_token]) expect(text).not.toContain(own)
  })

  it('[OBS-03] each call’s time, in the trace that the page began', async () => {
    const trace_id = 'd'.repeat(32)
    await portal.call(getMe, { as: member, headers: { 'sentry-trace': `${trace_id}-${'e'.repeat(16)}-1` } })
    await vi.waitFor(() => expect(sink.received).toHaveLength(1))
    expect(sink.received[0]).toMatchObject({
      kind: 'transaction',
      event: {
        transaction: 'GET /api/me',
        contexts: { trace: { trace_id, parent_span_id: 'e'.repeat(16), op: 'http.server', status: 'ok' } },
      },
    })
    expect(sink.received[0]?.text).not.toContain(member.member_id)
  })

  it('[OBS-03] a job that failed, by its queue', async () => {
    await portal.platform.jobs.work('test.fails', async () => {
      throw new Error('no')
    })
    await portal.platform.jobs.send(portal.db, 'test.fails', {})
    await vi.waitFor(() => expect(sink.received.map(({ event }) => event['transaction'])).toContain('job test.fails'), {
      timeout: 8000,
    })
  })

  it('[OBS-03] leaves the service in peace when it asks for that', async () => {
    sink.answerWith(429, { 'retry-after': '120' })
    await portal.call(getMe, { as: member })
    await vi.waitFor(() => expect(sink.received).toHaveLength(1))
    // The answer is read after it was sent.
    await new Promise((resolve) => setTimeout(resolve, 100))
    sink.answerWith(200)
    await portal.call(getMe, { as: member })
    portal.clock.advance({ seconds: 121 })
    await portal.call(getMe, { as: member })
    await vi.waitFor(() => expect(sink.received).toHaveLength(2))
  })
})

describe('the name for third parties', () => {
  it('[OBS-01] is the same for one member each time, another one’s for another, and tells nothing', async () => {
    const other = await aMember(portal)
    const ask = async (as: TestMember) => (await portal.call(getAnalyticsId, { as })).body.id
    const id = await ask(member)
    expect(id).toMatch(/^[\w-]{43}$/)
    expect([await ask(member), (await ask(other)) === id]).toEqual([id, false])
    for (const own of [member.nevg, member.member_id]) expect(id).not.toContain(own)
  })
})
