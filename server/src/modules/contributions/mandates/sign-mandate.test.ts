import { createMandate } from '@coussinet/contract/mandates.ts'
import { getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { describe, expect, it } from 'vitest'
import { aMember, type TestMember, changeContractRow } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import {
  again,
  anActiveMandate,
  confirm,
  drawUp,
  lastCode,
  ofSomebodyElse,
  ownIban,
  seen,
  send,
  signed,
} from '../tests/a-wizard.ts'

const portal = portalForTests()

const methodsOf = async (as: TestMember) => (await portal.call(getPaymentMethods, { as })).body
const change = ({ member_id }: TestMember, { id }: { id: string }, columns: object) =>
  portal.db
    .updateTable('mandates')
    .set(columns)
    .where('member_id', '=', member_id)
    .where('mandate_id', '=', id)
    .execute()

/** A member, a mandate that waits for its code, and the code. */
async function aWaiting() {
  const member = await aMember(portal)
  const mandate = await drawUp(portal, member)
  const { body: signature } = await send(portal, member, mandate)
  return { member, mandate, signature, code: await lastCode(portal, member) }
}

describe('signing', () => {
  it('[PAY-02] [PAY-06] by the code that was received makes the mandate the one that is debited', async () => {
    const { member, mandate, signature, code } = await aWaiting()
    expect(await seen(portal, member, mandate)).toMatchObject({ status: 'awaiting_code', signature })
    const { status, body } = await confirm(portal, member, mandate, signature, code)
    expect([status, body.debit, body.pending_mandate_id]).toEqual([
      200,
      expect.objectContaining({
        kind: 'bank_account',
        iban: 'BE50 **** **** 7018',
        mandate_id: mandate.id,
        umr: mandate.umr,
        signed_at: '2026-11-20T10:00:00.000Z',
      }),
      null,
    ])
    expect(await methodsOf(member)).toEqual(body)
  })

  it('[SEC-30] answers the account masked from then on, with the hash of the text that was signed', async () => {
    const member = await aMember(portal)
    const mandate = await drawUp(portal, member)
    const after = await signed(portal, member)
    expect(after).toMatchObject({
      status: 'active',
      iban: 'BE50 **** **** 7018',
      contact: null,
      channels: [],
      signature: null,
      signed_at: '2026-11-20T10:00:00.000Z',
    })
    expect(after.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(after).replaceAll(/[\s\u00a0]/g, '')).not.toContain('BE50999004127018')
    expect(after.text).toContain('IBAN\u00a0:\nBE50 **** **** 7018')
    expect(await seen(portal, member, mandate)).toMatchObject({ status: 'replaced', iban: 'BE50 **** **** 7018' })
  })

  it('[PAY-05] [SEC-29] by somebody else sends the code to them, and forgets to show their contact afterwards', async () => {
    const sophie = await aMember(portal, { firstname: 'Sophie' })
    const { body: mandate } = await portal.call(createMandate, {
      as: sophie,
      body: ofSomebodyElse({ email: 'eric.lagrange@example.org', mobile: null }),
    })
    const { body: signature } = await send(portal, sophie, mandate)
    expect((await sentMails(portal, sophie.member_id)).map(({ to }) => to)).toEqual(['eric.lagrange@example.org'])
    expect((await confirm(portal, sophie, mandate, signature, await lastCode(portal, sophie))).status).toBe(200)
    expect(await seen(portal, sophie, mandate)).toMatchObject({
      status: 'active',
      contact: null,
      on_behalf_of: 'Sophie Carpentier',
      debtor: { name: 'ERIC LAGRANGE' },
    })
    const row = await portal.db
      .selectFrom('mandates')
      .select('contact_email')
      .where('mandate_id', '=', mandate.id)
      .executeTakeFirstOrThrow()
    expect(row.contact_email).toBe('eric.lagrange@example.org')
  })

  it('[REL-04] twice with one code signs once, and with its key answers the same', async () => {
    const { member, mandate, signature, code } = await aWaiting()
    const headers = { 'idempotency-key': 'sign it' }
    const [first, second] = [
      await confirm(portal, member, mandate, signature, code, headers),
      await confirm(portal, member, mandate, signature, code, headers),
    ]
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body])
    expect((await confirm(portal, member, mandate, signature, code)).problem?.code).toBe('expired')
    const lines = await auditLines(portal, member.member_id, ['action'], 'mandate.signed')
    expect(lines.length).toBe(1)
  })

  it('[PAY-06] in twenty calls at once signs once', async () => {
    const { member, mandate, signature, code } = await aWaiting()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => confirm(portal, member, mandate, signature, code)),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ problem }) => problem?.code))).toEqual(
      new Set(['expired']),
    )
    const active = await portal.db
      .selectFrom('mandates')
      .select('mandate_id')
      .where('member_id', '=', member.member_id)
      .where('status', '=', 'active')
      .execute()
    expect(active).toEqual([{ mandate_id: mandate.id }])
  })

  it('[PAY-06] allows one mandate in use alone, whoever writes it', async () => {
    const member = await aMember(portal)
    await anActiveMandate(portal, member)
    await expect(anActiveMandate(portal, member, { umr: 'CSN-1' })).rejects.toThrow(/mandates_one_active/)
  })
})

describe('[SEC-31] a mandate that is no longer what was shown', () => {
  it.each([
    ['another account', { iban: 'FR3999910000170000412703A23' }],
    ['another holder', { holder: 'SOMEBODY ELSE' }],
    ['another reference', { umr: 'CSN-1-001' }],
    ['another day', { wanted_due_day: 15 }],
    ['refunds too', { for_refunds: true }],
    ['what was not paid too', { collect_unpaid: true }],
    ['somebody who pays for the member', { on_behalf_of: 'SOPHIE LAGRANGE' }],
    ['another language', { language: 'it' }],
    ['another text', { text_sha256: Buffer.alloc(32) }],
    ['other parts', { parts: JSON.stringify({ language: 'fr', title: 'Mandat', facts: [], paragraphs: [] }) }],
    ['parts that are none', { parts: '{}' }],
    ['somebody else who signs', { contact_email: 'thief@example.org' }],
  ])('(%s) cannot be signed, and the code is dead', async (_case, columns) => {
    const { member, mandate, signature, code } = await aWaiting()
    await change(member, mandate, columns)
    expect((await confirm(portal, member, mandate, signature, code)).problem).toMatchObject({
      status: 409,
      code: 'conflict',
    })
    const row = await portal.db
      .selectFrom('signatures')
      .select('status')
      .where('signature_id', '=', signature.id)
      .executeTakeFirstOrThrow()
    expect(row.status).toBe('dead')
    expect((await methodsOf(member)).debit).toBeNull()
  })

  it('(another paper) cannot be signed', async () => {
    const { member, mandate, signature, code } = await aWaiting()
    await portal.db
      .updateTable('mandate_papers')
      .set({ bytes: Buffer.from('%PDF-') })
      .where('member_id', '=', member.member_id)
      .execute()
    expect((await confirm(portal, member, mandate, signature, code)).problem?.code).toBe('conflict')
  })

  it('(two tabs) is not signed by the code of the other one', async () => {
    const { member, mandate, signature, code } = await aWaiting()
    const other = await drawUp(portal, member, { iban: ownIban })
    expect((await confirm(portal, member, mandate, signature, code)).problem?.code).toBe('conflict')
    expect((await confirm(portal, member, other, signature, code)).status).toBe(404)
    expect((await send(portal, member, { id: other.id, sha256: mandate.sha256 })).problem?.code).toBe('conflict')
    expect(await methodsOf(member)).toMatchObject({ debit: null, pending_mandate_id: other.id })
  })

  it('(a contract that ended meanwhile) cannot be signed', async () => {
    const { member, mandate, signature, code } = await aWaiting()
    await changeContractRow(portal, member.member_id, { end_date: '2026-11-19' })
    expect((await confirm(portal, member, mandate, signature, code)).problem?.code).toBe('conflict')
  })
})

it('[SEC-24] a mandate that is in use, replaced or was never drawn up here is not signed again', async () => {
  const member = await aMember(portal)
  const first = await signed(portal, member)
  portal.clock.advance({ minutes: 2 })
  const later = await again(portal, member)
  expect((await send(portal, later, first)).problem?.code).toBe('conflict')
  const second = await signed(portal, later, { iban: ownIban })
  expect((await seen(portal, later, first)).status).toBe('replaced')
  for (const mandate of [first, second]) expect((await send(portal, later, mandate)).problem?.code).toBe('conflict')
})
