import {
  getCalendarFeed,
  createCalendarFeed,
  readCalendarFeed,
  revokeCalendarFeed,
} from '@coussinet/contract/calendar.ts'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { disableMember, enableMember } from '#modules/accounts/session/disabling.ts'
import { deletePending } from '#modules/contributions/delete-pending.ts'
import { timePasses } from '#modules/refunds/tests/a-request.ts'
import { hash } from '#platform/crypto/keys.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'

let portal: TestPortal
let helene: TestMember
let written: string[] = []
beforeAll(async () => {
  portal = await startPortal({ at: '2026-11-20T10:00:00Z', log: (line) => written.push(line) })
})
afterAll(() => portal.close())
beforeEach(async () => {
  portal.clock.advance({ days: 1 })
  helene = await aMember(portal)
  written = []
})

async function make(as = helene): Promise<string> {
  const { status, body } = await portal.call(createCalendarFeed, { as })
  expect(status).toBe(201)
  return body.href.slice(body.href.lastIndexOf('/') + 1)
}
const read = (token: string) => portal.call(readCalendarFeed, { params: { token } })
const stateOf = async (as = helene) => (await portal.call(getCalendarFeed, { as })).body
const revoke = (as = helene) => portal.call(revokeCalendarFeed, { as })
const auditOf = async ({ member_id }: TestMember) => {
  const rows = await auditLines(portal, member_id, ['action'], 'calendar.%')
  return rows.map(({ action }) => action)
}
const unknown = (index: number) => String(index).padStart(43, 'x')

describe('the address', () => {
  it('[REL-03] is the same one for the same key, and stands nowhere that can be read', async () => {
    const headers = { 'idempotency-key': 'one address' }
    const keyed = () => portal.call(createCalendarFeed, { as: helene, headers })
    const { body } = await keyed()
    expect((await keyed()).body).toEqual(body)
    const rows = await portal.db.selectFrom('idempotency_keys').select('answer').execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(body.href.slice(body.href.lastIndexOf('/') + 1))
  })

  it('[CAL-01] is made, told once, and opens the calendar without a session', async () => {
    expect(await stateOf()).toEqual({ created_at: null, last_read_at: null })
    const { body } = await portal.call(createCalendarFeed, { as: helene })
    const now = portal.clock.now().toISOString()
    expect(body).toEqual({
      href: expect.stringMatching(/^http:\/\/localhost:3000\/api\/calendars\/[\w-]{43}$/),
      created_at: now,
    })
    expect(await stateOf()).toEqual({ created_at: now, last_read_at: null })
    const { statusCode, headers, body: text } = await portal.app.inject({ url: new URL(body.href).pathname })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="coussinet.ics"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-length': String(Buffer.byteLength(text)),
    })
    expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').length).toBeGreaterThan(0)
  })

  it('[CAL-01] is kept as a hash alone: nobody reads it in the database', async () => {
    const token = await make()
    const rows = await portal.db
      .selectFrom('calendar_feed_tokens')
      .selectAll()
      .where('member_id', '=', helene.member_id)
      .execute()
    expect(rows.map(({ token_hash }) => Buffer.from(token_hash))).toEqual([hash(token)])
    const feeds = await portal.db
      .selectFrom('calendar_feeds')
      .selectAll()
      .where('member_id', '=', helene.member_id)
      .execute()
    expect(JSON.stringify([feeds, await auditOf(helene)])).not.toContain(token)
  })

  it('[CAL-01] is random: 256 bits, never the same twice', async () => {
    const tokens = [await make(), await make(), await make(await aMember(portal))]
    expect(new Set(tokens).size).toBe(3)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })

  it('[CAL-01] dies at once when another is made, and when it is revoked', async () => {
    const first = await make()
    expect((await read(first)).status).toBe(200)
    const second = await make()
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    expect((await revoke()).status).toBe(204)
    expect((await read(second)).status).toBe(404)
    expect(await stateOf()).toEqual({ created_at: null, last_read_at: null })
    expect((await revoke()).status).toBe(204)
    expect(await auditOf(helene)).toEqual(['calendar.made', 'calendar.made', 'calendar.revoked'])
  })

  it('[CAL-01] of two made at once one is left', async () => {
    const tokens = await Promise.all([make(), make(), make()])
    const open = await Promise.all(tokens.map(async (token) => (await read(token)).status))
    expect(open.toSorted((one, other) => one - other)).toEqual([200, 404, 404])
  })

  it('[CAL-01] of others stays when one is revoked', async () => {
    const other = await aMember(portal)
    const [own, theirs] = [await make(), await make(other)]
    await revoke()
    expect([(await read(own)).status, (await read(theirs)).status]).toEqual([404, 200])
    expect((await stateOf(other)).created_at).not.toBeNull()
  })

  it('[CAL-01] [SEC-17] opens nothing while the account is closed', async () => {
    const token = await make()
    await disableMember(portal.platform, helene.member_id, deletePending)
    expect((await read(token)).status).toBe(404)
    await enableMember(portal.platform, helene.member_id)
    expect((await read(token)).status).toBe(200)
  })

  it('[SEC-19] is made, looked at and revoked with a session alone', async () => {
    for (const endpoint of [getCalendarFeed, createCalendarFeed, revokeCalendarFeed])
      expect((await portal.call(endpoint)).status).toBe(401)
  })
})

describe('a reading', () => {
  it('[CAL-01] is remembered, with one write an hour at most', async () => {
    const token = await make()
    const began = portal.clock.now()
    await read(token)
    await timePasses(portal, { minutes: 59 })
    const executed = vi.spyOn(portal.db.getExecutor(), 'executeQuery')
    await read(token)
    const writes = executed.mock.calls
      .map(([query]) => query.sql)
      .filter((sql) => /^(?:update|insert)/.test(sql) && !sql.includes('pgboss'))
    executed.mockRestore()
    expect(writes).toEqual([])
    expect((await stateOf()).last_read_at).toBe(began.toISOString())
    await timePasses(portal, { minutes: 1 })
    await read(token)
    expect((await stateOf()).last_read_at).toBe(portal.clock.now().toISOString())
  })

  it('[CAL-01] of an unknown token is not found, like anything that is not there, whatever it looks like', async () => {
    const said = async (token: string) => {
      const { status, problem } = await read(token)
      return [status, JSON.stringify({ ...problem, request_id: '' })]
    }
    const revoked = await make()
    await revoke()
    const answer = await said(unknown(1))
    expect(answer[0]).toBe(404)
    for (const token of [revoked, 'short', `${unknown(2)}x`, 'é'.repeat(43), helene.member_id])
      expect(await said(token)).toEqual(answer)
  })

  it('[CAL-01] of unknown tokens is limited by address, 60 an hour; known ones are read all the same', async () => {
    const token = await make()
    const answers = await Promise.all(
      Array.from({ length: 61 }, async (_, index) => (await read(unknown(index))).status),
    )
    expect(answers.filter((status) => status === 404)).toHaveLength(60)
    const { status, problem, headers } = await read(unknown(99))
    expect([status, problem?.code, Number(headers['retry-after'])]).toEqual([429, 'too_many_requests', 3600])
    expect((await read(token)).status).toBe(200)
    portal.clock.advance({ hours: 1 })
    expect((await read(unknown(99))).status).toBe(404)
  })

  it('[CAL-01] [SEC-03] of unknown tokens is counted by line, of which one IPv6 customer has a /64 of addresses', async () => {
    const readFrom = async (address: string) =>
      (await portal.app.inject({ url: `/api/calendars/${unknown(1)}`, remoteAddress: address })).statusCode
    const from = Array.from({ length: 61 }, (_, index) => `2001:db8:1:2:${(index + 1).toString(16)}::1`)
    const statuses: number[] = []
    for (const address of from) statuses.push(await readFrom(address))
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 404))
    expect(statuses[60]).toBe(429)
    expect(await readFrom('2001:db8:1:3::1')).toBe(404)
  })

  it('[CAL-01] [SEC-50] leaves no token in the log, found or not', async () => {
    const token = await make()
    await read(token)
    await revoke()
    await read(token)
    await read(`${token}?x=1`)
    await portal.app.inject({ method: 'DELETE', url: `/api/calendars/${token}` })
    await portal.app.inject({ method: 'HEAD', url: `/api/calendars/${token}` })
    const lines = written.map((line): { route?: string; status?: number } => JSON.parse(line))
    expect(lines.filter(({ route }) => route === '/api/calendars/:token').map(({ status }) => status)).toEqual([
      200, 404, 404,
    ])
    expect(written.length).toBeGreaterThanOrEqual(6)
    expect(written.join('')).not.toContain(token)
  })
})
