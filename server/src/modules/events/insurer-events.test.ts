import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getKnownCard, getKnownRefundAccount, getSignedMandate } from '@coussinet/contract/integration/accounts.ts'
import { eventNames } from '@coussinet/contract/integration/events.ts'
import { changeMe, confirmEmail, getMe } from '@coussinet/contract/profile.ts'
import { freezeAccount } from '@coussinet/contract/security.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anActiveMandate } from '#modules/contributions/tests/a-wizard.ts'
import { isId, newId, timedId } from '#platform/crypto/ids.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { lastToken, sentMails, extractToken } from '#testing/outgoing/sent-mails.ts'
import { type SignedIn, startPortal, type TestPortal } from '#testing/start-portal.ts'

let portal: TestPortal
let helene: TestMember
const lines: string[] = []
beforeAll(async () => {
  portal = await startPortal({ log: (line) => void lines.push(line) })
})
afterAll(() => portal.close())
beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  helene = await aMember(portal)
})

const heard = () => heardEvents(portal, helene.member_id)
const change = (body: object) => portal.call(changeMe, { as: helene, raw_body: body })

describe('profile.changed', () => {
  const address = {
    line1: '3 QUAI DE SAÔNE',
    line2: null,
    line3: null,
    line4: null,
    postal_code: '69002',
    city: 'LYON',
    country: 'FR',
  }
  const phones = { mobile: '+33639981205', landline: '+33478000001' }

  it('tells once of all that became different in one call, with its new values', async () => {
    expect((await change({ locale: 'it', address, phones })).status).toBe(200)
    expect(await heard()).toEqual([
      {
        event: 'profile.changed',
        member_id: helene.member_id,
        changed: ['locale', 'address', 'phones'],
        locale: 'it',
        address,
        phones,
      },
    ])
  })

  it('tells of what became different alone, and of nothing that stayed as it was', async () => {
    const { address: same, phones: numbers } = (await portal.call(getMe, { as: helene })).body
    await change({ locale: 'fr', address: same, phones: numbers })
    expect(await heard()).toEqual([])
    await change({ locale: 'fr', address, phones: numbers })
    expect(await heard()).toEqual([
      { event: 'profile.changed', member_id: helene.member_id, changed: ['address'], address },
    ])
  })

  it('tells of an e-mail when its link is followed, and again when “it was not me” takes it back', async () => {
    const former = (await portal.call(getMe, { as: helene })).body.email
    await change({ email: 'helene.nouvelle@example.org' })
    expect(await heard()).toEqual([])
    await portal.call(confirmEmail, { body: { token: await lastTokenTo('helene.nouvelle@example.org') } })
    expect(await heard()).toMatchObject([
      { event: 'profile.changed', changed: ['email'], email: 'helene.nouvelle@example.org' },
    ])
    const notice = (await sentMails(portal, helene.member_id)).findLast(
      ({ to, letter }) => to === former && letter.escape,
    )
    expect(
      (await portal.call(freezeAccount, { body: { token: extractToken(notice?.letter.escape?.href) } })).status,
    ).toBeLessThan(300)
    expect((await heard()).at(-1)).toMatchObject({ event: 'profile.changed', changed: ['email'], email: former })
  })

  it('[SEC-50] leaves nothing of its values in the log', async () => {
    await change({ address, phones })
    for (const own of [phones.mobile, phones.landline, address.line1]) expect(lines.join('')).not.toContain(own)
  })
})

async function lastTokenTo(to: string): Promise<string> {
  const mail = (await sentMails(portal, helene.member_id)).findLast((one) => one.to === to)
  return mail?.letter.action ? extractToken(mail.letter.action.href) : lastToken(portal, helene.member_id)
}

describe('accounts, which events name by their ids', () => {
  const at = new Date('2026-11-20T10:00:00Z')
  let as: SignedIn & { client_id: string }
  beforeAll(async () => void (as = await aMachine(portal, ['payment-methods:read'])))
  const audited = async () =>
    (await auditLines(portal, helene.member_id, ['actor', 'details'], 'account.read')).map(({ actor, details }) => [
      actor,
      details,
    ])

  it('are read whole with the scope for it, and each reading leaves a line', async () => {
    const mandate_id = await anActiveMandate(portal, helene)
    const { nevg, member_id } = helene
    const mandate = await askMachine(portal, getSignedMandate, { as, params: { nevg, id: mandate_id } })
    expect([mandate.status, mandate.body]).toEqual([
      200,
      expect.objectContaining({
        id: mandate_id,
        nevg,
        status: 'active',
        iban: expect.stringMatching(/^[A-Z]{2}\d{2}[A-Z\d]{10,}$/),
        signed_at: expect.any(String),
      }),
    ])
    const row = await portal.db
      .selectFrom('refund_accounts')
      .selectAll()
      .where('member_id', '=', member_id)
      .executeTakeFirstOrThrow()
    const account = await askMachine(portal, getKnownRefundAccount, { as, params: { nevg, id: row.refund_account_id } })
    expect(account.body).toMatchObject({ iban: row.iban, holder: row.holder, ended_at: null })
    const card_id = newId()
    await portal.db
      .insertInto('payment_cards')
      .values({
        member_id,
        card_id,
        holder: 'H CARPENTIER',
        brand: 'visa',
        last4: '4242',
        expires: '2029-04',
        provider_token: 'tok_a',
        created_at: at,
      })
      .execute()
    const card = await askMachine(portal, getKnownCard, { as, params: { nevg, id: card_id } })
    expect(card.body).toEqual({
      id: card_id,
      nevg,
      provider_token: 'tok_a',
      brand: 'visa',
      last4: '4242',
      expires: '2029-04',
      holder: 'H CARPENTIER',
      created_at: at.toISOString(),
      ended_at: null,
    })
    expect(await audited()).toEqual(
      ['mandate', 'refund_account', 'card'].map((what) => ['insurer', { what, client_id: as.client_id }]),
    )
  })

  it('are not found under another member, as a draft, or by whoever may not', async () => {
    const marco = await aMember(portal)
    const id = await anActiveMandate(portal, helene)
    const draft = await anActiveMandate(portal, marco, { signed_at: null, status: 'draft' })
    expect((await askMachine(portal, getSignedMandate, { as, params: { nevg: marco.nevg, id } })).status).toBe(404)
    expect((await askMachine(portal, getSignedMandate, { as, params: { nevg: marco.nevg, id: draft } })).status).toBe(
      404,
    )
    expect((await askMachine(portal, getSignedMandate, { as, params: { nevg: '000000000', id } })).status).toBe(404)
    const other = await aMachine(portal, ['webhooks:manage', 'refunds:read'])
    expect(
      (await askMachine(portal, getSignedMandate, { as: other, params: { nevg: helene.nevg, id } })).problem?.code,
    ).toBe('insufficient_scope')
    expect(await audited()).toEqual([])
  })
})

it('the contract knows no event that nothing tells', async () => {
  const root = join(import.meta.dirname, '../..')
  const paths = (await readdir(root, { recursive: true })).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  )
  const written = (await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')))).join('\n')
  const isTold = (name: string) =>
    written.includes(`event: '${name}'`) ||
    (/^contract\.\w+_requested$/.test(name) && written.includes('event: `contract.${kind}_requested`'))
  expect(eventNames.filter((name) => !isTold(name))).toEqual([])
})

it('an event that the contract does not promise is told to nobody where answers are checked', async () => {
  const { platform, db } = portal
  const { publishInsurerEvent } = await import('./insurer-events.ts')
  await expect(
    publishInsurerEvent(db, platform, {
      event: 'due_day.changed',
      member_id: helene.member_id,
      due_day: 5,
      from_month: 'December',
    }),
  ).rejects.toThrow(/due_day\.changed/)
  expect(await heard()).toEqual([])
})

it('ids by time sort by it, to the millisecond', () => {
  const moments = [0, 1, 999, 1_795_000_000_000, 1_795_000_000_001].map((ms) => new Date(ms))
  const ids = moments.map(timedId)
  expect(ids.toSorted()).toEqual(ids)
  for (const id of ids) {
    expect(isId(id)).toBe(true)
    expect(id).toMatch(/^.{14}7.{4}[89ab]/)
  }
  expect(new Set(Array.from({ length: 1000 }, () => timedId(new Date(0)))).size).toBe(1000)
})
