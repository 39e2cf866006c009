import { createHash } from 'node:crypto'
import { getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import {
  confirmRefundAccount,
  createRefundAccount,
  getRefundAccount,
  signRefundAccount,
} from '@coussinet/contract/refund-accounts.ts'
import { getSecurityLog } from '@coussinet/contract/security.ts'
import { formatSignedText } from '@coussinet/contract/signed-text.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { deleteOldUnconfirmed } from '../contributions.jobs.ts'
import { aCode, aConfirmedAccount, aDraftAccount, agricole, belgian, confirm } from '../tests/a-refund-account.ts'
import { confirm as confirmMandate, drawUp, lastCode, send } from '../tests/a-wizard.ts'

const own = 'FR39 **** **** 3A23'
const masked = 'FR76 **** **** 0189'
const portal = portalForTests()
let helene: TestMember

beforeEach(async () => {
  helene = await aMember(portal)
})

const name = (body: object, as = helene) =>
  portal.call(createRefundAccount, {
    as,
    raw_body: { iban: agricole, bic: null, holder: 'HELENE CARPENTIER', ...body },
  })
const look = async (id: string, as = helene) => (await portal.call(getRefundAccount, { as, params: { id } })).body
const methods = async (as = helene) => (await portal.call(getPaymentMethods, { as })).body
const accounts = () =>
  portal.db
    .selectFrom('refund_accounts')
    .select(['iban', 'holder', 'ended_at', 'held_until'])
    .where('member_id', '=', helene.member_id)
    .orderBy('created_at')
    .execute()

describe('an account for refunds that waits for its code', () => {
  it('[SAFE-04] is shown whole, as it is hashed, while refunds go where they went', async () => {
    const { status, body } = await name({
      iban: 'fr76 3000 6000 0112 3456 7890 189',
      holder: { name: ' Hélène Carpentier ' },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'draft',
      iban: agricole,
      bic: null,
      holder: 'Hélène Carpentier',
      held_until: null,
      signature: null,
    })
    expect(body.text).toBe(formatSignedText(body.parts))
    expect(body.sha256).toBe(createHash('sha256').update(body.text).digest('hex'))
    expect(body.parts.facts.map(({ lines }) => lines)).toEqual([
      ['Hélène Carpentier'],
      ['FR76\u00a03000\u00a06000\u00a00112\u00a03456\u00a07890\u00a0189'],
      ['Déduit de l’IBAN'],
      ['Dès la validation du code, pour les remboursements acceptés ensuite'],
    ])
    expect(body.parts.paragraphs[0]).toBe('Je demande que mes remboursements soient versés sur ce compte.')
    expect(body.channels).toEqual([
      { mode: 'email', recipient: expect.stringMatching(/^m\*{4}@example\.org$/), is_recent: false },
      { mode: 'sms', recipient: '+33 6 ** ** ** 04', is_recent: false },
    ])
    expect(await look(body.id)).toEqual(body)
    expect(await methods()).toMatchObject({
      refund_account: { iban: own, held_until: null },
      pending_refund_account_id: body.id,
    })
    expect(await accounts()).toEqual([
      { iban: 'FR3999910000170000412703A23', holder: 'HELENE CARPENTIER', ended_at: null, held_until: null },
    ])
  })

  it('[I18N-01] reads in Italian for who speaks it', async () => {
    const giulia = await aMember(portal, { locale: 'it', country: 'IT' })
    const { body } = await name({ iban: 'IT60X0542811101000000123456', holder: 'Giulia Ferri' }, giulia)
    expect(body.parts).toMatchObject({
      title: 'Conto per i Suoi rimborsi',
      paragraphs: [
        expect.stringContaining('Chiedo che i miei rimborsi'),
        expect.any(String),
        expect.stringContaining('48 ore'),
      ],
    })
    expect(body.parts.facts[2]).toEqual({ term: 'BIC', lines: ['Ricavato dall’IBAN'] })
  })

  it('[SEC-30] is refused with wrong check digits, a BIC of another country, or none where it must be typed', async () => {
    const errorsOf = async (body: object) => (await name(body)).problem?.errors
    expect(await errorsOf({ iban: 'FR7630006000011234567890188' })).toEqual({ iban: ['iban.checksum'] })
    expect(await errorsOf({ bic: 'BCITITMM' })).toEqual({ bic: ['bic'] })
    expect(await errorsOf({ iban: 'CH9300762011623852957' })).toEqual({ bic: ['required'] })
    expect((await name({ iban: 'CH9300762011623852957', bic: 'UBSWCHZH80A' })).body).toMatchObject({
      status: 'draft',
      bic: 'UBSWCHZH80A',
    })
    expect(await errorsOf({ holder: '  ' })).toHaveProperty('holder')
  })

  it('[SEC-20] [SEC-19] [SEC-23] is its member’s alone', async () => {
    const draft = await aDraftAccount(portal, helene)
    const { id: signature_id, code } = await aCode(portal, helene, draft)
    const other = await aMember(portal)
    const { id, sha256 } = draft
    expect((await portal.call(getRefundAccount, { as: other, params: { id } })).status).toBe(404)
    expect(
      (await portal.call(signRefundAccount, { as: other, params: { id }, body: { mode: 'email', sha256 } })).status,
    ).toBe(404)
    expect(
      (await portal.call(confirmRefundAccount, { as: other, params: { id, signature_id }, body: { code } })).status,
    ).toBe(404)
    expect((await portal.call(createRefundAccount)).status).toBe(401)
    const reader = await aMember(portal, { permissions: ['payment-methods:read'] })
    expect((await name({}, reader)).status).toBe(403)
  })

  it('gives way to a newer one, whose code is the only one', async () => {
    const first = await aDraftAccount(portal, helene)
    const code = await aCode(portal, helene, first)
    const second = await aDraftAccount(portal, helene, belgian)
    expect(await look(first.id)).toMatchObject({ status: 'replaced', iban: masked, channels: [], signature: null })
    expect((await confirm(portal, helene, first.id, code)).status).toBe(409)
    expect(
      (
        await portal.call(signRefundAccount, {
          as: helene,
          params: { id: first.id },
          body: { mode: 'email', sha256: first.sha256 },
        })
      ).status,
    ).toBe(409)
    expect(await methods()).toMatchObject({ refund_account: { iban: own }, pending_refund_account_id: second.id })
  })

  it('[REL-03] stands once when named twice by the same call, and alone after twenty at once; more have to wait', async () => {
    const headers = { 'idempotency-key': newId() }
    const body = { iban: agricole, bic: null, holder: 'HELENE CARPENTIER' }
    const twice = [
      await portal.call(createRefundAccount, { as: helene, body, headers }),
      await portal.call(createRefundAccount, { as: helene, body, headers }),
    ]
    expect(twice[0]?.body).toEqual(twice[1]?.body)
    const answers = await Promise.all(Array.from({ length: 20 }, () => name({})))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(19)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    const open = await portal.db
      .selectFrom('refund_account_drafts')
      .select('refund_account_id')
      .where('member_id', '=', helene.member_id)
      .where('status', '!=', 'replaced')
      .execute()
    expect(open).toHaveLength(1)
    portal.clock.advance({ hours: 1 })
    await portal.db
      .updateTable('access_tokens')
      .set({ expires_at: new Date(portal.clock.now().getTime() + 900_000) })
      .execute()
    expect((await name({})).status).toBe(201)
  })

  it('[SEC-42] is deleted 30 days after it was named', async () => {
    const { id } = await aDraftAccount(portal, helene)
    const rows = () =>
      portal.db
        .selectFrom('refund_account_drafts')
        .select('refund_account_id')
        .where('refund_account_id', '=', id)
        .execute()
    const { db } = portal
    const at = (days: number) => new Date(portal.clock.now().getTime() + days * 86_400_000)
    await deleteOldUnconfirmed({ db, clock: () => at(29.99) })
    expect(await rows()).toHaveLength(1)
    await deleteOldUnconfirmed({ db, clock: () => at(30) })
    expect(await rows()).toEqual([])
  })
})

describe('with its code', () => {
  it('[SAFE-04] takes effect at once, and holds refunds for 48 hours', async () => {
    const draft = await aDraftAccount(portal, helene)
    const code = await aCode(portal, helene, draft, 'sms')
    expect(await look(draft.id)).toMatchObject({
      status: 'awaiting_code',
      signature: { id: code.id, mode: 'sms', attempts_left: 5 },
    })
    const at = portal.clock.now()
    const held_until = new Date(at.getTime() + 48 * 3_600_000).toISOString()
    const { status, body } = await confirm(portal, helene, draft.id, code)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      refund_account: { id: draft.id, iban: masked, bic: null, holder: 'Hélène Carpentier', held_until },
      pending_refund_account_id: null,
    })
    expect(await accounts()).toMatchObject([
      { iban: 'FR3999910000170000412703A23', ended_at: at },
      { iban: agricole, ended_at: null, held_until: new Date(held_until) },
    ])
    const { evidence_hash } = await portal.db
      .selectFrom('refund_accounts')
      .select('evidence_hash')
      .where('refund_account_id', '=', draft.id)
      .executeTakeFirstOrThrow()
    const link = await portal.db
      .selectFrom('evidence')
      .select(['kind', 'hash'])
      .where('member_id', '=', helene.member_id)
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow()
    expect(link).toEqual({ kind: 'signed', hash: evidence_hash })
  })

  it('[SEC-30] shows the account masked from then on, and asks for a code to let refunds go', async () => {
    const id = await aConfirmedAccount(portal, helene)
    const shown = await look(id)
    expect(shown).toMatchObject({
      status: 'active',
      iban: masked,
      held_until: '2026-11-22T11:00:00.000Z',
      signature: null,
    })
    expect(shown.parts.title).toBe('Versement de vos remboursements sans attendre')
    expect(shown.parts.paragraphs).toEqual([
      'Je demande que mes remboursements soient versés dès maintenant sur ce compte, sans attendre le dimanche 22 novembre 2026 à 12\u00a0h (heure de Paris).',
    ])
    expect(shown.channels).toHaveLength(2)
    expect(JSON.stringify(shown).replaceAll(/\s/g, '')).not.toContain(agricole.slice(5, -4))
  })

  it('[SAFE-04] leaves all as it was when it is wrong', async () => {
    const draft = await aDraftAccount(portal, helene)
    const { id, code } = await aCode(portal, helene, draft)
    const wrong = await confirm(portal, helene, draft.id, { id, code: code === '000000' ? '000001' : '000000' })
    expect(wrong.problem).toMatchObject({
      status: 422,
      errors: { code: ['code'] },
      params: { code: { attempts_left: 4 } },
    })
    expect(await methods()).toMatchObject({
      refund_account: { iban: own, held_until: null },
      pending_refund_account_id: draft.id,
    })
    expect((await confirm(portal, helene, draft.id, { id, code })).status).toBe(200)
  })

  it.each([
    ['the IBAN', { iban: belgian }],
    ['the BIC', { bic: 'BNPAFRPP' }],
    ['the holder', { holder: 'SOMEBODY ELSE' }],
    ['the text', { parts: JSON.stringify({ title: 'Another', facts: [], paragraphs: [] }) }],
    ['the wording since', { text_version: 'refund-account-2020-01' }],
  ])('[SEC-31] is refused, and dead, when %s was changed between showing and confirming', async (_what, change) => {
    const draft = await aDraftAccount(portal, helene)
    const code = await aCode(portal, helene, draft)
    const tampered = portal.db
      .updateTable('refund_account_drafts')
      .set(change)
      .where('refund_account_id', '=', draft.id)
    await tampered.execute()
    expect((await confirm(portal, helene, draft.id, code)).status).toBe(409)
    expect(await methods()).toMatchObject({ refund_account: { iban: own } })
    const { status } = await portal.db
      .selectFrom('signatures')
      .select('status')
      .where('signature_id', '=', code.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('dead')
  })

  it('[SEC-20] of something else is not found here, and stays as it was', async () => {
    const mandate = await drawUp(portal, helene)
    const { body: signature } = await send(portal, helene, mandate)
    const code = await lastCode(portal, helene)
    expect((await confirm(portal, helene, mandate.id, { id: signature.id, code })).status).toBe(404)
    const draft = await aDraftAccount(portal, helene)
    portal.clock.advance({ minutes: 2 })
    const own_code = await aCode(portal, helene, draft)
    expect((await confirmMandate(portal, helene, draft, own_code, own_code.code)).status).toBe(404)
    expect((await confirmMandate(portal, helene, mandate, signature, code)).status).toBe(200)
    expect((await confirm(portal, helene, mandate.id, { id: signature.id, code })).status).toBe(404)
    expect((await confirm(portal, helene, draft.id, own_code)).status).toBe(200)
  })

  it('[REL-04] confirms once, however often it is sent', async () => {
    const draft = await aDraftAccount(portal, helene)
    const code = await aCode(portal, helene, draft)
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(portal, helene, draft.id, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await accounts()).filter(({ ended_at }) => ended_at === null)).toHaveLength(1)
    const told = (await sentMails(portal, helene.member_id)).filter(({ letter }) => letter.escape)
    expect(told).toHaveLength(1)
  })

  it('[SAFE-04] for the account in use already writes its holder’s name alone: nothing waits, nobody is told but the insurer, who checks the payee', async () => {
    const draft = await aDraftAccount(portal, helene, 'FR3999910000170000412703A23')
    const { body } = await confirm(portal, helene, draft.id, await aCode(portal, helene, draft))
    expect(body).toMatchObject({
      refund_account: { iban: own, holder: 'Hélène Carpentier', held_until: null },
      pending_refund_account_id: null,
    })
    expect(await accounts()).toHaveLength(1)
    expect((await sentMails(portal, helene.member_id)).filter(({ letter }) => letter.escape)).toEqual([])
    const { member_id } = helene
    const lines = async () =>
      (await portal.call(getSecurityLog, { as: helene, query: {} })).body.data
        .filter(({ event }) => event === 'refund_account_changed')
        .map(({ detail }) => detail)
    const events = () => heardEvents(portal, member_id)
    expect(await lines()).toEqual([own])
    expect(await events()).toEqual([
      { event: 'refund_account.renamed', member_id, refund_account_id: body.refund_account?.id },
    ])
    // All the same again: there is nothing to tell.
    portal.clock.advance({ minutes: 2 })
    const same = await aDraftAccount(portal, helene, 'FR3999910000170000412703A23')
    expect((await confirm(portal, helene, same.id, await aCode(portal, helene, same))).status).toBe(200)
    expect([(await lines()).length, (await events()).length]).toEqual([1, 1])
  })

  it('is the first one of a member who had none, held like any other', async () => {
    const yanis = await aMember(portal, { refund_iban: null })
    await aConfirmedAccount(portal, yanis)
    expect(await methods(yanis)).toMatchObject({ refund_account: { iban: masked, held_until: expect.any(String) } })
    const mail = (await sentMails(portal, yanis.member_id)).at(-1)
    expect(mail?.letter.facts?.map(({ label }) => label)).not.toContain('Ancien compte')
  })
})
