import { sendContact } from '@coussinet/contract/contact.ts'
import type { RefundStatus } from '@coussinet/contract/domain/requests.ts'
import { askForErasure, cancelErasure, listErasureRequests } from '@coussinet/contract/erasure.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { signed } from '#modules/contributions/tests/a-wizard.ts'
import { verifyEvidence } from '#modules/operations/verify/verify-evidence.ts'
import { godchildErasureQueue } from '#modules/sponsorship/godchild-erasure.ts'
import { mailbox } from '#modules/sponsorship/godchildren/matched-traits.ts'
import { keyedHash } from '#platform/crypto/keys.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { liftHold, placeHold } from '../retention/place-hold.ts'
import { erase } from './erase.ts'
import { openErasureRequests } from './requests/erasure-requests.ts'

const portal = portalForTests()
let helene: TestMember
beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  helene = await aMember(portal, { email: `helene.${crypto.randomUUID()}@example.org` })
})

const ask = (as = helene, headers = {}) => portal.call(askForErasure, { as, headers })
const list = async (as = helene) => (await portal.call(listErasureRequests, { as })).body
const endContract = (day: string) =>
  sql`update contracts set status = 'terminated', end_date = ${day} where member_id = ${helene.member_id}`.execute(
    portal.db,
  )
const eraseHelene = (why: 'wish' | 'time' = 'wish') => erase(portal.platform, { member_id: helene.member_id, why })
const addPaid = (status: string) =>
  sql`insert into receipts (member_id, receipt_id, month, issue_date, due_date, amount_cents, status) values (${helene.member_id}, ${crypto.randomUUID()}, ${`2026-0${1 + Math.floor(Math.random() * 8)}`}, '2026-05-01', '2026-05-05', 2490, ${status})`.execute(
    portal.db,
  )

async function write(): Promise<void> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#448' } })
    .jpeg()
    .toBuffer()
  const fields = {
    topic: 'refund',
    subject: 'Une question',
    message: 'Bonjour, ma demande attend depuis lundi.',
  } as const
  await portal.call(sendContact, {
    as: helene,
    form: { fields, files: [{ bytes, name: 'chat.jpg', media_type: 'image/jpeg', part: 'files' }] },
  })
}

describe('the wish', () => {
  it('[SAFE-05] is noted once, acknowledged by e-mail, told to the insurer, and answered within a month', async () => {
    const first = await ask()
    expect(first).toMatchObject({ status: 201, body: { status: 'open', answer_by: '2026-12-20', ended_at: null } })
    expect((await ask()).body).toEqual(first.body)
    expect(await list()).toEqual({
      data: [first.body],
      obstacles: ['contract_goes_on'],
      kept: { books_years: null, mandate_months: null },
    })
    const mails = await sentMails(portal, helene.member_id)
    expect(mails.map(({ letter }) => letter.subject)).toEqual([
      `Nous avons bien reçu votre demande d’effacement (${first.body.reference})`,
    ])
    expect((await heardEvents(portal, helene.member_id)).map(({ event }) => event)).toEqual(['erasure.requested'])
    const [waiting] = (await openErasureRequests(portal.db, portal.platform)).filter(({ nevg }) => nevg === helene.nevg)
    expect(waiting).toMatchObject({
      reference: first.body.reference,
      answer_by: '2026-12-20',
      obstacles: ['contract_goes_on'],
    })
  })

  it('[REL-03] of ten that arrive at once one is noted', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await list()).data.length).toBe(1)
  })

  it('[SAFE-05] is taken back until it is done, once, and by its member alone', async () => {
    const { body: wish } = await ask()
    const stranger = await aMember(portal)
    const cancel = (as: TestMember) => portal.call(cancelErasure, { as, params: { id: wish.id } })
    expect((await cancel(stranger)).status).toBe(404)
    expect((await cancel(helene)).status).toBe(204)
    expect((await cancel(helene)).status).toBe(409)
    expect((await list()).data).toMatchObject([
      { id: wish.id, status: 'cancelled', ended_at: '2026-11-20T10:00:00.000Z' },
    ])
    expect((await heardEvents(portal, helene.member_id)).map(({ event }) => event)).toEqual([
      'erasure.requested',
      'erasure.cancelled',
    ])
    expect((await ask()).body.id).not.toBe(wish.id)
  })

  it('[SAFE-05] says how long the law keeps what there is', async () => {
    await addPaid('paid')
    await signed(portal, helene)
    expect((await list()).kept).toEqual({ books_years: 5, mandate_months: 37 })
  })
})

describe('an erasure', () => {
  it.each([
    ['a contract that goes on', 'contract_goes_on', async () => {}],
    [
      'a request that is open',
      'requests_open',
      () =>
        sql`insert into refund_requests (member_id, request_id, status, created_at, changed_at) values (${helene.member_id}, ${crypto.randomUUID()}, 'processing', now(), now())`.execute(
          portal.db,
        ),
    ],
    ['a contribution that came back', 'money_due', () => addPaid('declined')],
    [
      'a gain that is not paid',
      'money_to_pay',
      () =>
        sql`insert into sponsorship_requests (member_id, sponsorship_request_id, reference, status, firstname, language, created_at, drawn_at, amount_cents) values (${helene.member_id}, ${crypto.randomUUID()}, 'PQ-1', 'validated', 'C.', 'fr', now(), now(), 2500)`.execute(
          portal.db,
        ),
    ],
    [
      'a legal hold',
      'legal_hold',
      () =>
        inTransaction(portal.db, (tx) =>
          placeHold(tx, { member_id: helene.member_id, reason: 'a claim in court', at: portal.clock.now() }),
        ),
    ],
  ])('[SEC-56] waits for %s', async (_what, obstacle, arrange) => {
    await arrange()
    if (obstacle !== 'contract_goes_on') await endContract('2026-10-31')
    expect(await eraseHelene()).toEqual({ done: false, obstacles: [obstacle], erased_at: null })
    expect((await portal.call(getMe, { as: helene })).status).toBe(200)
  })

  const waitsForRequest: Record<RefundStatus, boolean> = {
    draft: false,
    pending: true,
    processing: true,
    'action-required': true,
    'action-done': true,
    accepted: false,
    rejected: false,
  }
  it.each(Object.entries(waitsForRequest))('[SEC-56] with a request that is %s waits: %s', async (status, waits) => {
    await sql`insert into refund_requests (member_id, request_id, status, created_at, changed_at) values (${helene.member_id}, ${crypto.randomUUID()}, ${status}, now(), now())`.execute(
      portal.db,
    )
    await endContract('2026-10-31')
    expect(await eraseHelene()).toMatchObject(waits ? { done: false, obstacles: ['requests_open'] } : { done: true })
  })

  it('[SEC-56] goes on once a hold is lifted', async () => {
    await endContract('2026-10-31')
    const of = { member_id: helene.member_id, at: portal.clock.now() }
    expect(await inTransaction(portal.db, (tx) => placeHold(tx, { ...of, reason: 'a claim' }))).toBe(true)
    expect(await inTransaction(portal.db, (tx) => placeHold(tx, { ...of, reason: 'another' }))).toBe(false)
    expect(await inTransaction(portal.db, (tx) => liftHold(tx, of))).toBe(true)
    expect(await inTransaction(portal.db, (tx) => liftHold(tx, of))).toBe(false)
    expect(await eraseHelene()).toMatchObject({ done: true })
  })

  it('[SEC-56][SAFE-05] keeps the books and the proof of the mandate, which still holds, and takes the rest with its files; the time of the law takes those', async () => {
    await addPaid('paid')
    await signed(portal, helene, { uses: ['premium', 'refunds'] })
    await write()
    await ask()
    await endContract('2026-10-31')
    const { stored_as } = await portal.db
      .selectFrom('contact_files')
      .select('stored_as')
      .where('member_id', '=', helene.member_id)
      .executeTakeFirstOrThrow()
    const { email } = await portal.db
      .selectFrom('members')
      .select('email')
      .where('member_id', '=', helene.member_id)
      .executeTakeFirstOrThrow()

    const rehearsed = await erase(portal.platform, { member_id: helene.member_id, why: 'wish', dry_run: true })
    expect(rehearsed).toMatchObject({
      done: true,
      files: { gone: 1, stay: 0 },
      duties: { books: '2031-10-31', mandate: '2029-11-30' },
    })
    expect((await portal.call(getMe, { as: helene })).status).toBe(200)
    expect((await list()).data).toMatchObject([{ status: 'open' }])

    const done = await eraseHelene()
    expect(done).toEqual(rehearsed)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect((await portal.call(getMe, { as: helene })).status).toBe(401)
    await expect(portal.platform.files.open(stored_as)).rejects.toMatchObject({ code: 'ENOENT' })
    expect((await verifyEvidence(portal.db)).faults.filter(({ member_id }) => member_id === helene.member_id)).toEqual(
      [],
    )
    expect(
      await portal.db
        .selectFrom('mandates')
        .select(['iban', 'holder'])
        .where('member_id', '=', helene.member_id)
        .execute(),
    ).toHaveLength(1)
    const last = (await sentMails(portal, helene.member_id)).at(-1)
    expect([last?.to, last?.letter.facts?.map(({ value }) => value).slice(2)]).toEqual([
      email,
      ['jusqu’au 31 octobre 2031', 'jusqu’au 30 novembre 2029'],
    ])
    expect(
      await portal.db
        .selectFrom('erasure_requests')
        .select(['status'])
        .where('member_id', '=', helene.member_id)
        .execute(),
    ).toEqual([{ status: 'done' }])
    expect((await heardEvents(portal, helene.member_id)).at(-1)).toMatchObject({ event: 'member.erased' })

    const waiting = () =>
      portal.db.selectFrom('outgoing_messages').select('message_id').where('member_id', '=', helene.member_id).execute()
    expect(await waiting()).toHaveLength(1)
    expect(await eraseHelene()).toMatchObject({
      done: true,
      tables: expect.arrayContaining([{ table: 'mandates', gone: 0, stays: 1, duty: 'mandate' }]),
    })

    expect(await waiting()).toHaveLength(1)

    portal.clock.set(new Date('2029-12-01T00:00:00Z'))
    expect(await eraseHelene('time')).toMatchObject({ duties: { books: '2031-10-31', mandate: null } })
    expect(
      await portal.db.selectFrom('evidence').select('position').where('member_id', '=', helene.member_id).execute(),
    ).toEqual([])
    portal.clock.set(new Date('2031-11-01T00:00:00Z'))
    expect(await eraseHelene('time')).toMatchObject({ duties: { books: null, mandate: null } })
    expect(
      await portal.db.selectFrom('receipts').select('month').where('member_id', '=', helene.member_id).execute(),
    ).toEqual([])
  })

  it('[SEC-56] that breaks off leaves everything as it was, and is done whole the next time', async () => {
    await endContract('2026-10-31')
    await write()
    const down = {
      ...portal.platform,
      jobs: { ...portal.platform.jobs, send: () => Promise.reject(new Error('the power failed')) },
    }
    await expect(erase(down, { member_id: helene.member_id, why: 'wish' })).rejects.toThrow('the power failed')
    expect((await portal.call(getMe, { as: helene })).body.firstname).toBe('Hélène')
    expect(
      await portal.db
        .selectFrom('contact_messages')
        .select('reference')
        .where('member_id', '=', helene.member_id)
        .execute(),
    ).toHaveLength(1)
    expect(await eraseHelene()).toMatchObject({ done: true })
    expect(
      await portal.db
        .selectFrom('members')
        .select(['firstname', 'email', 'nevg'])
        .where('member_id', '=', helene.member_id)
        .execute(),
    ).toEqual([{ firstname: '—', email: '', nevg: helene.nevg }])
  })

  it(
    '[SEC-56] takes what other members keep of somebody whom they presented, each in a transaction of their own; of who is held a week after',
    { timeout: 30_000 },
    async () => {
      const { email } = await portal.db
        .selectFrom('members')
        .select('email')
        .where('member_id', '=', helene.member_id)
        .executeTakeFirstOrThrow()
      const godchild_hash = keyedHash(portal.platform.config.persistent_keys.godchildren, mailbox(email))
      const [sponsor, held] = [await aMember(portal), await aMember(portal)]
      const of = { member_id: held.member_id, at: portal.clock.now() }
      await inTransaction(portal.db, (tx) => placeHold(tx, { ...of, reason: 'a claim' }))
      for (const { member_id } of [sponsor, held]) {
        const row = {
          member_id,
          sponsorship_request_id: crypto.randomUUID(),
          reference: 'PQ-2',
          status: 'validated',
          firstname: 'Hélène C.',
          lastname: 'Carpentier',
          email,
          phone: '+33639981204',
          language: 'fr',
          godchild_hash,
          created_at: portal.clock.now(),
        }
        await portal.db.insertInto('sponsorship_requests').values(row).execute()
      }
      const keptBy = ({ member_id }: TestMember) =>
        portal.db
          .selectFrom('sponsorship_requests')
          .select(['firstname', 'lastname', 'email', 'phone'])
          .where('member_id', '=', member_id)
          .execute()
      await endContract('2026-10-31')
      await eraseHelene()
      await expect
        .poll(() => keptBy(sponsor), { timeout: 10_000 })
        .toEqual([{ firstname: '—', lastname: null, email: null, phone: null }])
      expect(await keptBy(held)).toMatchObject([{ lastname: 'Carpentier' }])
      const again = async () =>
        (
          await sql<{
            after: Date
          }>`select start_after as after from pgboss.job where name = ${godchildErasureQueue} and state = 'created'`.execute(
            portal.db,
          )
        ).rows
      await expect.poll(again, { timeout: 10_000 }).toEqual([{ after: new Date(of.at.getTime() + 7 * 86_400_000) }])
      await inTransaction(portal.db, (tx) => liftHold(tx, of))
    },
  )

  it.each([
    [
      'a request that is open',
      () =>
        sql`insert into refund_requests (member_id, request_id, status, created_at, changed_at) values (${helene.member_id}, ${crypto.randomUUID()}, 'processing', now(), now())`.execute(
          portal.db,
        ),
    ],
    ['a contribution that came back', () => addPaid('declined')],
  ])('[SEC-56] by the time of the law does not wait for %s, and leaves nothing of it', async (_what, arrange) => {
    await arrange()
    await endContract('2026-10-31')
    portal.clock.set(new Date('2031-11-02T00:00:00Z'))
    expect(await eraseHelene()).toMatchObject({ done: false })
    expect(await eraseHelene('time')).toMatchObject({ done: true, duties: { books: null } })
    const left = await Promise.all(
      (['refund_requests', 'receipts', 'contracts'] as const).map((table) =>
        portal.db.selectFrom(table).select('member_id').where('member_id', '=', helene.member_id).execute(),
      ),
    )
    expect(left).toEqual([[], [], []])
  })

  it('[SEC-56] by the time of the law waits for a legal hold; why somebody was held outlives the erasure', async () => {
    await endContract('2026-10-31')
    portal.clock.set(new Date('2031-11-02T00:00:00Z'))
    const of = { member_id: helene.member_id, at: portal.clock.now() }
    await inTransaction(portal.db, (tx) => placeHold(tx, { ...of, reason: 'a claim' }))
    expect(await eraseHelene('time')).toMatchObject({ done: false, obstacles: ['legal_hold'] })
    await inTransaction(portal.db, (tx) => liftHold(tx, of))
    expect(await eraseHelene('time')).toMatchObject({ done: true })
    expect(
      await portal.db
        .selectFrom('legal_holds')
        .select(['reason', 'lifted_at'])
        .where('member_id', '=', helene.member_id)
        .execute(),
    ).toEqual([{ reason: 'a claim', lifted_at: of.at }])
  })

  it('[SEC-56] counts the time of a mandate from the day of its end as the portal knows it, not as the database’s session does', async () => {
    await signed(portal, helene)
    await endContract('2026-10-31')
    await sql`update mandates set status = 'revoked', ended_at = '2026-10-20T22:30:00Z' where member_id = ${helene.member_id}`.execute(
      portal.db,
    )
    expect(await erase(portal.platform, { member_id: helene.member_id, why: 'wish', dry_run: true })).toMatchObject({
      duties: { mandate: '2029-11-21' },
    })
  })

  it('is nobody’s', async () => {
    expect(await erase(portal.platform, { member_id: crypto.randomUUID(), why: 'wish' })).toBeNull()
  })
})
