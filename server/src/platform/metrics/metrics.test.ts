import { setTimeout } from 'node:timers/promises'
import { changeMe, getMe } from '@coussinet/contract/profile.ts'
import { createRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { signIn } from '@coussinet/contract/session.ts'
import { beforeAll, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { newId } from '../crypto/ids.ts'
import { audit, auditOperation } from '../records/audit.ts'

const password = 'Canari-Velours-71'
const portal = ownPortalForTests()
let member: TestMember
beforeAll(async () => {
  // Digits that no rounding of a sum brings forth, as 900000001 does.
  member = await aMember(portal, { password, email: 'canari.mesure@example.org', nevg: '486213975' })
})

async function read(): Promise<string> {
  const { statusCode, body } = await portal.app.inject({ url: '/metrics' })
  expect(statusCode).toBe(200)
  return body
}

/** The value of a series, whatever the order of its labels; 0 when it was never told. */
function valueOf(text: string, name: string, labels: Record<string, string> = {}): number {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const line = text
    .split('\n')
    .find(
      (one) =>
        (one.startsWith(`${name}{`) || one.startsWith(`${name} `)) && wanted.every((label) => one.includes(label)),
    )
  return Number(line?.slice(line.lastIndexOf(' ') + 1) ?? 0)
}

it('[OBS-04] measures each request by method, route and class of status, and counts what the portal knows no route for under one label', async () => {
  const before = await read()
  await portal.call(getMe, { as: member })
  await portal.call(getMe)
  for (const path of ['/api/refunds/not-an-id', `/api/refund-requests/${newId()}`])
    await portal.app.inject({ url: path, headers: { authorization: `Bearer ${member.access_token}` } })
  for (let count = 0; count < 5; count += 1) await portal.app.inject({ method: 'POST', url: `/nowhere/${newId()}` })
  const after = await read()
  const more = (labels: Record<string, string>) =>
    valueOf(after, 'coussinet_http_request_duration_seconds_count', labels) -
    valueOf(before, 'coussinet_http_request_duration_seconds_count', labels)
  expect(more({ method: 'GET', route: '/api/me', status: '2xx' })).toBe(1)
  expect(more({ method: 'GET', route: '/api/me', status: '4xx' })).toBe(1)
  expect(more({ route: '/api/refund-requests/:id', status: '4xx' })).toBe(1)
  expect(more({ method: 'POST', route: '(none)', status: '4xx' })).toBe(5)
  // The reading itself is under way.
  expect(valueOf(after, 'coussinet_http_requests_in_flight')).toBe(1)
})

it('[OBS-04] counts sign-ins, limits, what took effect, moves of requests and what was written to be sent', async () => {
  const before = await read()
  await portal.call(signIn, { body: { username: member.nevg, password } })
  await portal.call(signIn, { body: { username: member.nevg, password: 'Canari#Faux1' } })
  for (let mail = 0; mail < 6; mail += 1)
    await portal.call(changeMe, { as: member, body: { email: `canari.mesure${mail}@example.org` } })
  await portal.call(createRefundRequest, { as: member })
  for (const action of ['refund_request.completed', 'refund.paid'])
    await audit(portal.db, { member_id: member.member_id, action, at: portal.clock.now() })
  const after = await read()
  const more = (name: string, labels: Record<string, string> = {}) =>
    valueOf(after, name, labels) - valueOf(before, name, labels)
  expect(more('coussinet_sign_ins_total', { way: 'password', outcome: 'succeeded' })).toBe(1)
  expect(more('coussinet_sign_ins_total', { way: 'password', outcome: 'failed' })).toBe(1)
  expect(more('coussinet_limited_requests_total', { route: '/api/me' })).toBe(1)
  expect(more('coussinet_actions_total', { action: 'email.requested' })).toBe(5)
  expect(more('coussinet_actions_total', { action: 'refund_request.created', actor: 'member' })).toBe(1)
  for (const [to, count] of Object.entries({ filed: 0, completed: 1, paid: 1, created: 0 }))
    expect(more('coussinet_refund_request_moves_total', { to })).toBe(count)
  expect(more('coussinet_outbox_waiting', { channel: 'email' })).toBeGreaterThanOrEqual(5)
  portal.clock.advance({ hours: 2 })
  expect(valueOf(await read(), 'coussinet_outbox_oldest_seconds', { channel: 'email' })).toBeGreaterThanOrEqual(7200)
})

it('[OBS-04] tells of process, database, jobs and version', async () => {
  const text = await read()
  for (const name of [
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'coussinet_database_statement_duration_seconds_count',
    'coussinet_database_round_trip_seconds',
  ])
    expect(valueOf(text, name)).toBeGreaterThan(0)
  expect(valueOf(text, 'coussinet_build_info', { node: process.version })).toBe(1)
  expect(text).toMatch(/^coussinet_jobs\{queue="outbox\.deliver",state="ready"\} \d+$/m)
  for (const collector of ['database', 'outbox', 'jobs'])
    expect(valueOf(text, 'coussinet_collector_up', { collector })).toBe(1)
})

it('[OBS-04] tells of each part that answers, and when the last backup was finished', async () => {
  const before = await read()
  expect(valueOf(before, 'coussinet_part_up', { part: 'database' })).toBe(1)
  expect(valueOf(before, 'coussinet_last_backup_timestamp_seconds')).toBe(0)
  const at = portal.clock.now()
  await auditOperation(portal.db, { action: 'backup.made', at })
  await auditOperation(portal.db, { action: 'backup.made', at: new Date(at.getTime() - 86_400_000) })
  const after = await read()
  expect(valueOf(after, 'coussinet_last_backup_timestamp_seconds')).toBeCloseTo(at.getTime() / 1000, 0)
  expect(valueOf(after, 'coussinet_collector_up', { collector: 'backups' })).toBe(1)
})

it('[OBS-04] [SEC-50] bears nothing of a member in any label', async () => {
  const text = await read()
  for (const own of [member.member_id, member.nevg, 'canari', member.access_token, '127.0.0.1'])
    expect(text).not.toContain(own)
  expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/)
})

it('[REL-14] [OBS-04] a database that hangs costs a reading two seconds, and leaves out what it does not answer', async () => {
  let go = (): void => {}
  const released = new Promise<void>((resolve) => (go = resolve))
  // As many as a pool has connections; the embedded database has one.
  const held = Promise.all(Array.from({ length: 12 }, () => portal.db.transaction().execute(() => released)))
  await setTimeout(50)
  const began = performance.now()
  const [text, again] = await Promise.all([read(), read()])
  expect(performance.now() - began).toBeLessThan(4000)
  for (const one of [text, again]) {
    expect(valueOf(one, 'coussinet_collector_up', { collector: 'database' })).toBe(0)
    expect(one).not.toMatch(/^coussinet_outbox_waiting\{/m)
    expect(valueOf(one, 'process_cpu_seconds_total')).toBeGreaterThan(0)
  }
  go()
  await held
  await setTimeout(200)
  expect(valueOf(await read(), 'coussinet_collector_up', { collector: 'database' })).toBe(1)
})
