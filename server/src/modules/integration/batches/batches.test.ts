import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { type BatchReport, longestLine } from '@coussinet/contract/integration/upserts/batch.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { findMemberByNevg } from '#modules/accounts/session/member-by-nevg.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMachine } from '#testing/a-machine.ts'
import { openMemberSession } from '#testing/a-member.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { newContract, newMember, testNevg } from '../tests/a-brought-member.ts'
import { readLine } from './apply-line.ts'
import { operatorCaller } from './apply-lines.ts'
import { applyRows } from './apply-rows.ts'
import { readLines, untilAborted } from './lines-of.ts'

const portal = portalForTests()
let as: SignedIn
let port = 0
beforeAll(async () => {
  as = await aMachine(portal, ['members:write', 'receipts:write'])
  await portal.listen()
  const address = portal.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

async function send(payload: string | Buffer, { token = as.access_token, type = 'application/x-ndjson' } = {}) {
  const { statusCode, json, headers } = await portal.app.inject({
    method: 'POST',
    url: '/integration/v1/batches',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload,
  })
  return { status: statusCode, report: json<BatchReport>(), headers }
}

const ndjson = (lines: readonly unknown[]) =>
  lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('')
const count = async (table: 'members' | 'contracts' | 'receipts') =>
  Number(
    (
      await portal.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

/** A whole member: five lines. */
function household(at: number) {
  const nevg = testNevg(at)
  const animal = {
    upsert: 'animal',
    id: newId(),
    nevg,
    name: 'Oslo',
    type: 'dog',
    gender: 'male',
    breed: 'Border Collie',
    colour: 'noir',
    birth_date: '2021-04-10',
    formula: 'integrale',
    monthly_price_cents: 2490,
  }
  const receipt = { upsert: 'receipt', nevg, amount_cents: 2490 }
  return [
    { upsert: 'member', nevg, ...newMember, email: `batch${at}@example.org` },
    { upsert: 'contract', number: `ZC-B-${at}`, nevg, ...newContract },
    animal,
    {
      ...receipt,
      id: newId(),
      month: '2026-10',
      issue_date: '2026-10-05',
      due_date: '2026-10-05',
      status: 'paid',
      payment_date: '2026-10-05',
    },
    { ...receipt, id: newId(), month: '2026-12', issue_date: '2026-12-05', due_date: '2026-12-05', status: 'upcoming' },
  ]
}

describe('a batch', () => {
  it('applies its lines in their order, each by itself, and told twice changes nothing', async () => {
    // An animal without a formula is brought like any other.
    const lines = [
      ...household(301),
      ...household(302).map((line) => ('formula' in line ? { ...line, formula: 'default' } : line)),
    ]
    expect(await send(ndjson(lines))).toMatchObject({
      status: 200,
      report: { received: 10, applied: 10, failed: [], complete: true },
    })
    const audited = async () =>
      Number(
        (
          await portal.db
            .selectFrom('audit_log')
            .select(({ fn }) => fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      )
    const before = await audited()
    expect((await send(ndjson(lines).trimEnd())).report).toEqual({
      received: 10,
      applied: 10,
      failed: [],
      complete: true,
    })
    expect(await audited()).toBe(before)
  })

  it('reports each line that fails with its number and reason, and the others stand', async () => {
    const nevg = testNevg(303)
    const [member, contract] = household(303)
    const scoped = { upsert: 'sponsorship_request', id: newId(), nevg, status: 'created', firstname: 'Camille' }
    const { report } = await send(
      ndjson([
        { ...member, nevg: testNevg(304), email: 'nobody' },
        '',
        '{"upsert":"member",',
        { upsert: 'vet', id: 1 },
        member,
        { ...contract, nevg: testNevg(399) },
        scoped,
        `{"upsert":"member","nevg":"${nevg}","lastname":"${'x'.repeat(longestLine)}"}`,
        { ...member, lastname: '4111 1111 1111 1111' },
        '{"upsert":"member","__proto__":{}}',
        { ...contract, number: '4111111111111111' },
        contract,
      ]),
    )
    expect(report).toEqual({
      received: 11,
      applied: 2,
      complete: true,
      failed: [
        { line: 1, code: 'validation_failed', errors: { email: ['email'] } },
        { line: 3, code: 'malformed_request' },
        { line: 4, code: 'validation_failed', errors: { upsert: ['schema.invalid_type'] } },
        { line: 6, code: 'not_found' },
        { line: 7, code: 'insufficient_scope' },
        { line: 8, code: 'malformed_request' },
        { line: 9, code: 'validation_failed', errors: { lastname: ['card_number'] } },
        { line: 10, code: 'malformed_request' },
        { line: 12, code: 'conflict', errors: { number: ['one_contract'] } },
      ],
    })
    expect(await findMemberByNevg(portal.db, testNevg(304))).toBeNull()
    expect(
      (await send(Buffer.concat([Buffer.from(ndjson([member])), Buffer.from([0x22, 0xff, 0x22, 0x0a])]))).report.failed,
    ).toEqual([{ line: 2, code: 'malformed_request' }])
  })

  it('[SEC-16] whose lines are written together signs out at once who is disabled, though another line fails', async () => {
    const [member] = household(304)
    await send(ndjson([member]))
    const nevg = testNevg(304)
    const member_id = (await findMemberByNevg(portal.db, nevg)) ?? ''
    const session = await openMemberSession(portal, member_id)
    expect((await portal.call(getMe, { as: session })).status).toBe(200)
    const source = ndjson([
      { upsert: 'contract', number: 'ZC-B-304', nevg },
      { upsert: 'member', nevg, disabled: true },
    ])
    const results: string[] = []
    async function* rows() {
      for await (const line of readLines(Readable.from([Buffer.from(source)])))
        yield { number: line.number, entries: [readLine(line)] }
    }
    await applyRows(portal.platform, operatorCaller, rows(), {
      at_once: 1,
      together: 2,
      onRow: (_row, outcomes) => results.push(...outcomes.map(({ result }) => result)),
    })
    expect(results).toEqual(['failed', 'changed'])
    expect((await portal.call(getMe, { as: session })).status).toBe(401)
  })

  it('[SEC-51] is refused where it is none, or longer than it may be', async () => {
    expect((await send('{}', { type: 'application/json' })).status).toBe(415)
    const { access_token } = await aMachine(portal, ['refunds:read'])
    expect((await send(ndjson(household(305)), { token: access_token })).report).toMatchObject({
      received: 5,
      applied: 0,
    })
    const announced = await portal.app.inject({
      method: 'POST',
      url: '/integration/v1/batches',
      headers: {
        authorization: `Bearer ${as.access_token}`,
        'content-type': 'application/x-ndjson',
        'content-length': '80000000',
      },
      payload: 'x',
    })
    expect(announced.statusCode).toBe(400)
    expect((await send('')).report).toEqual({ received: 0, applied: 0, failed: [], complete: true })
  })

  it('[REL-01] whose connection is cut leaves whole lines, and all of it can be sent again', async () => {
    const lines = Array.from({ length: 20 }, (_, at) => household(320 + at)[0])
    const text = ndjson(lines)
    const before = await count('members')
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const cut = text.slice(0, text.length / 2)
    socket.write(
      `POST /integration/v1/batches HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${as.access_token}\r\ncontent-type: application/x-ndjson\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${cut}`,
    )
    const whole = cut.split('\n').length - 1
    for (let tries = 0; tries < 100 && (await count('members')) < before + whole; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20))
    socket.destroy()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await count('members')).toBe(before + whole)
    expect((await send(text)).report).toMatchObject({ received: 20, applied: 20, failed: [] })
    expect(await count('members')).toBe(before + 20)
  })

  it('of a line without an end is given up when it is told to', { timeout: 10_000 }, async () => {
    async function* zeros() {
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve))
        yield Buffer.alloc(65_536)
      }
    }
    const lines: unknown[] = []
    for await (const line of readLines(untilAborted(zeros(), AbortSignal.timeout(50)))) lines.push(line)
    expect(lines).toEqual([{ number: 1, text: null }])
  })

  it('tells of a failure that nobody foresaw line by line, without a word of its cause', async () => {
    const lines = household(350)
    await send(ndjson(lines.slice(0, 1)))
    await portal.db.schema.alterTable('brought_names').renameTo('brought_names_away').execute()
    const { report } = await send(ndjson(lines))
    await portal.db.schema.alterTable('brought_names_away').renameTo('brought_names').execute()
    expect(report).toMatchObject({
      received: 5,
      applied: 0,
      failed: [1, 2, 3, 4, 5].map((line) => ({ line, code: 'server_error' })),
    })
    expect(JSON.stringify(report)).not.toMatch(/brought_names/)
  })
})
