import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hash } from '#platform/crypto/keys.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { aMember, type TestMember, changeMemberRow } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'
import { endSignatures, findSigningState } from './codes.ts'
import { codesTo, openStage, type SignableStage, type Thing, wrongCode } from './tests/a-signable.ts'

const lines: string[] = []
let portal: TestPortal
let stage: SignableStage
let helene: TestMember
let thing: Thing
beforeAll(async () => {
  portal = await startPortal({ log: (line) => lines.push(line) })
  stage = await openStage(portal)
})
afterAll(async () => {
  await stage.close()
  await portal.close()
})
beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  helene = await aMember(portal)
  thing = stage.aThing(helene.member_id)
  await portal.db
    .updateTable('access_tokens')
    .set({ expires_at: new Date('2027-12-01T10:00:00Z') })
    .where('member_id', '=', helene.member_id)
    .execute()
})

/** Sends a code and answers it with its signature's id. */
async function aCode(of = thing): Promise<{ id: string; code: string }> {
  const { body } = await stage.send(helene, of)
  return { id: body?.id ?? '', code: (await codesTo(portal, helene.member_id)).at(-1)?.code ?? '' }
}
const kindsOf = async () => (await stage.evidenceOf(helene.member_id)).map(({ kind }) => kind)
const statusOf = async (id: string) =>
  (await portal.db
    .selectFrom('signatures')
    .select(['status', 'attempts'])
    .where('signature_id', '=', id)
    .executeTakeFirst()) ?? null
const settlings = async () => (await auditLines(portal, helene.member_id, ['action'], 'thing.settled')).length

describe('the right code', () => {
  it('[SEC-33][SEC-26] signs once, and leaves one line that tells all that is known', async () => {
    const { id, code } = await aCode()
    portal.clock.advance({ seconds: 20 })
    await stage.confirm(helene, thing, id, wrongCode(code))
    portal.clock.advance({ seconds: 10 })
    expect(await stage.confirm(helene, thing, id, code)).toMatchObject({ status: 200, body: { settled: 1 } })
    const evidence = await stage.evidenceOf(helene.member_id)
    expect(evidence.map(({ kind }) => kind)).toEqual(['code_sent', 'code_failed', 'signed'])
    const last = evidence.at(-1)
    const { session_id } = await portal.db
      .selectFrom('sessions')
      .select('session_id')
      .where('member_id', '=', helene.member_id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(last?.record ?? '')).toEqual({
      signature_id: id,
      subject: 'mandate',
      member_id: helene.member_id,
      mode: 'email',
      recipient: 'm****@example.org',
      text_sha256: thing.subject.text_sha256.toString('hex'),
      text_version: '2026-11',
      paper_sha256: thing.subject.paper_sha256?.toString('hex'),
      sent_at: '2026-11-20T10:00:00.000Z',
      failed_at: ['2026-11-20T10:00:20.000Z'],
      validated_at: '2026-11-20T10:00:30.000Z',
      address: '127.0.0.1',
      user_agent: 'Firefox/153',
      session_id,
    })
    expect(thing.settled).toEqual([
      {
        signature_id: id,
        mode: 'email',
        recipient: 'm****@example.org',
        evidence_hash: Buffer.from(last?.hash ?? []),
      },
    ])
    expect(await stage.confirm(helene, thing, id, code)).toMatchObject({ status: 410, problem: { code: 'expired' } })
    expect(await kindsOf()).toHaveLength(3)
  })

  it('is read as it is typed, with spaces; five digits or letters are no code and cost no try', async () => {
    const { id, code } = await aCode()
    for (const typed of [code.slice(1), `${code}0`, 'abcdef', '٤١٢٩٠٧', ''])
      expect((await stage.confirm(helene, thing, id, typed)).status).toBe(422)
    expect(await statusOf(id)).toEqual({ status: 'sent', attempts: 0 })
    expect((await stage.confirm(helene, thing, id, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
  })

  it('[REL-03][SEC-26] sent 20 times at once signs once', async () => {
    const { id, code } = await aCode()
    const answers = await Promise.all(Array.from({ length: 20 }, () => stage.confirm(helene, thing, id, code)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 410),
    ])
    expect([thing.settled.length, await settlings()]).toEqual([1, 1])
  })

  it('[REL-03] of a keyed call gives the first answer again', async () => {
    const { id, code } = await aCode()
    const headers = { 'idempotency-key': `key ${id}` }
    expect((await stage.confirm(helene, thing, id, wrongCode(code), headers)).status).toBe(422)
    const at_once = await Promise.all(Array.from({ length: 20 }, () => stage.confirm(helene, thing, id, code, headers)))
    expect(at_once.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect((await stage.confirm(helene, thing, id, code, headers)).body).toEqual({ settled: 1 })
    expect(await settlings()).toBe(1)
  })

  it('signs all or nothing', async () => {
    const { id, code } = await aCode()
    thing.breaks = true
    expect((await stage.confirm(helene, thing, id, code)).status).toBe(500)
    expect([await statusOf(id), await kindsOf(), await settlings()]).toEqual([
      { status: 'sent', attempts: 0 },
      ['code_sent'],
      0,
    ])
    thing.breaks = false
    expect((await stage.confirm(helene, thing, id, code)).status).toBe(200)
  })
})

describe('a wrong code', () => {
  it('[SEC-26][PAY-05] costs a try of five, and the fifth one kills it: the right one is refused afterwards', async () => {
    const { id, code } = await aCode()
    for (const left of [4, 3, 2, 1, 0]) {
      const { status, problem } = await stage.confirm(helene, thing, id, wrongCode(code))
      expect([status, problem?.errors, problem?.params]).toEqual([
        422,
        { code: ['code'] },
        { code: { attempts_left: left, left } },
      ])
    }
    expect(await stage.confirm(helene, thing, id, code)).toMatchObject({ status: 410, problem: { code: 'expired' } })
    expect(await statusOf(id)).toEqual({ status: 'dead', attempts: 5 })
    expect(await kindsOf()).toEqual(['code_sent', ...Array.from({ length: 5 }, () => 'code_failed')])
    expect(thing.settled).toEqual([])
  })

  it('[SEC-26] fifty times at once costs five tries and no more', async () => {
    const { id, code } = await aCode()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, step) => stage.confirm(helene, thing, id, wrongCode(code, step + 1))),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: 45 }, () => 410),
      ...Array.from({ length: 5 }, () => 422),
    ])
    expect((await stage.confirm(helene, thing, id, code)).status).toBe(410)
    expect((await kindsOf()).filter((kind) => kind === 'code_failed')).toHaveLength(5)
  })

  it('is kept although the call fails, and shown with what is left', async () => {
    const { id, code } = await aCode()
    await stage.confirm(helene, thing, id, wrongCode(code))
    const shown = await findSigningState(portal.db, portal.platform, {
      member_id: helene.member_id,
      subject: thing.subject,
      at: portal.clock.now(),
    })
    expect(shown.signature).toMatchObject({ id, attempts_left: 4 })
  })

  it('[SEC-27] 25 times in any hour, over all that is signed, then not even the right one', async () => {
    let latest = { id: '', code: '' }
    for (let round = 0; round < 5; round += 1) {
      thing = stage.aThing(helene.member_id)
      latest = await aCode()
      // One short of death, so that the last of them could still be used.
      for (let count = 0; count < (round === 4 ? 4 : 5); count += 1)
        await stage.confirm(helene, thing, latest.id, wrongCode(latest.code))
      portal.clock.advance({ minutes: 8 })
    }
    // 24 so far, the first five at 10:00, the next at 10:08 …
    const after = await stage.send(helene, (thing = stage.aThing(helene.member_id)), 'sms')
    const code = (await codesTo(portal, helene.member_id)).find(({ to }) => to.startsWith('+'))?.code ?? ''
    const id = after.body?.id ?? ''
    expect((await stage.confirm(helene, thing, id, wrongCode(code))).status).toBe(422)
    const limited = await stage.confirm(helene, thing, id, code)
    expect([limited.status, limited.retry_after]).toEqual([429, 20 * 60])
    expect(await statusOf(id)).toEqual({ status: 'sent', attempts: 1 })
    const neighbour = await aMember(portal)
    const theirs = stage.aThing(neighbour.member_id)
    const { body } = await stage.send(neighbour, theirs)
    expect((await stage.confirm(neighbour, theirs, body?.id ?? '', '000000')).status).not.toBe(429)
    portal.clock.set(new Date('2026-11-20T11:00:00Z'))
    const next = await stage.send(helene, thing, 'sms')
    const fresh = (await codesTo(portal, helene.member_id)).filter(({ to }) => to.startsWith('+')).at(-1)?.code ?? ''
    expect((await stage.confirm(helene, thing, next.body?.id ?? '', fresh)).status).toBe(200)
  })
})

describe('a code that is over', () => {
  it('[PAY-05][SEC-26] after ten minutes, whatever the clock does', async () => {
    const { id, code } = await aCode()
    portal.clock.set(new Date('2026-11-20T09:00:00Z'))
    expect((await stage.confirm(helene, thing, id, code)).status).toBe(410)
    portal.clock.set(new Date('2026-11-20T10:10:00Z'))
    expect((await stage.confirm(helene, thing, id, code)).status).toBe(410)
    const shown = await findSigningState(portal.db, portal.platform, {
      member_id: helene.member_id,
      subject: thing.subject,
      at: portal.clock.now(),
    })
    expect(shown.signature).toBeNull()
    portal.clock.set(new Date('2026-11-20T10:09:59Z'))
    expect((await stage.confirm(helene, thing, id, code)).status).toBe(200)
  })

  it('when it was ended, with those of all that is signed or of one thing', async () => {
    const other = stage.aThing(helene.member_id)
    const first = await aCode()
    portal.clock.advance({ minutes: 1 })
    const second = await aCode(other)
    await inTransaction(portal.db, (db) => endSignatures(db, helene.member_id, thing.subject.id))
    expect((await stage.confirm(helene, thing, first.id, first.code)).status).toBe(410)
    expect(await statusOf(second.id)).toMatchObject({ status: 'sent' })
    await inTransaction(portal.db, (db) => endSignatures(db, helene.member_id))
    expect((await stage.confirm(helene, other, second.id, second.code)).status).toBe(410)
  })

  it('[SEC-20] is unknown to another member, and for another thing', async () => {
    const { id, code } = await aCode()
    const other = await aMember(portal)
    const unknown = await stage.confirm(other, thing, '00000000-0000-4000-8000-000000000000', code)
    const foreign = await stage.confirm(other, thing, id, code)
    expect([foreign.status, { ...foreign.problem, request_id: '' }]).toEqual([
      404,
      { ...unknown.problem, request_id: '' },
    ])
    expect((await stage.confirm(helene, stage.aThing(helene.member_id), id, code)).status).toBe(404)
    expect(await statusOf(id)).toEqual({ status: 'sent', attempts: 0 })
  })
})

describe('[SEC-31] anything that changed since the sending', () => {
  const changes: [string, () => Promise<unknown> | void][] = [
    ['the text', () => void (thing.subject.text_sha256 = hash('another text'))],
    ['what it is for', () => void (thing.subject.kind = 'refund_account')],
    ['that it can be signed at all', () => void (thing.open = false)],
    [
      'the e-mail address',
      () => changeMemberRow(portal, helene.member_id, { email: `new-${helene.nevg}@example.org` }),
    ],
    ['who signs', () => void (thing.subject.contact = { email: 'paul@example.org', mobile: null })],
  ]
  it.each(changes)('%s: the right code is a conflict, and dead', async (_name, change) => {
    const { id, code } = await aCode()
    const before = { ...thing.subject }
    await change()
    expect(await stage.confirm(helene, thing, id, code)).toMatchObject({ status: 409, problem: { code: 'conflict' } })
    expect(await statusOf(id)).toEqual({ status: 'dead', attempts: 0 })
    expect(await kindsOf()).toEqual(['code_sent', 'code_dead'])
    // Put back as it was, it stays dead.
    Object.assign(thing, { subject: before, open: true })
    await changeMemberRow(portal, helene.member_id, { email: (await codesTo(portal, helene.member_id))[0]?.to ?? '' })
    expect((await stage.confirm(helene, thing, id, code)).status).toBe(410)
    expect(thing.settled).toEqual([])
  })
})

it('[SEC-50] each end of a code is a line of the log, and none holds a code', async () => {
  const { id, code } = await aCode()
  lines.length = 0
  const wrong = wrongCode(code)
  await stage.confirm(helene, thing, id, wrong)
  await stage.confirm(helene, thing, id, code)
  await stage.send(helene, stage.aThing(helene.member_id))
  expect(lines.flatMap((line) => /"event":"(\w+)"/.exec(line)?.[1] ?? [])).toEqual([
    'code_refused',
    'signed',
    'code_limited',
  ])
  for (const secret of [code, wrong]) expect(lines.join('')).not.toContain(`"${secret}"`)
})
