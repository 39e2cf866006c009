import { describe, expect, it } from 'vitest'
import { createUnit, inUnit } from '#modules/notifications/notifications.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { sentMails, sentSms, extractToken } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { type LinkPurpose, readLink } from '../session/links.ts'
import { isAccountKind } from './account-changes/account-change.ts'
import { noticeMail, noticeSamples, noticeSms } from './notices.mails.ts'
import { type SecurityNotice, type NoticeKind, sendSecurityNotice } from './notices.ts'

const portal = portalForTests({ env: { PUBLIC_URL: 'https://members.example' } })

const tell = ({ member_id }: TestMember, notice: Omit<SecurityNotice, 'member_id' | 'at'>) =>
  inUnit(portal.platform, { member_id, at: portal.clock.now() }, (tx) =>
    sendSecurityNotice(tx, portal.platform, { ...notice }),
  )

const freeze: LinkPurpose[] = ['freeze']

describe('telling of a change', () => {
  it('[SEC-34][SEC-29][SAFE-02] writes to the stored address and to the former one, each with its own way out', async () => {
    const helene = await aMember(portal, { email: 'helene.new@example.org' })
    await tell(helene, {
      kind: 'email_changed',
      emails: ['helene.old@example.org', 'Helene.New@example.org'],
      detail: 'h****@example.org',
      undo: { email: 'helene.old@example.org' },
    })
    const mails = await sentMails(portal, helene.member_id)
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['Helene.New@example.org', 'helene.old@example.org'])
    const links = mails.map(({ letter }) => letter.escape?.href ?? '')
    expect(new Set(links).size).toBe(2)
    for (const href of links) {
      expect(href).toMatch(/^https:\/\/members\.example\/not-me#token=[\w-]{43}$/)
      const { member_id, details } = await readLink(portal.db, extractToken(href), freeze, portal.clock.now())
      expect([member_id, details]).toEqual([
        helene.member_id,
        { kind: 'email_changed', email: 'helene.old@example.org' },
      ])
    }
    expect(mails[0]?.letter.facts).toEqual([
      { label: 'Quand', value: 'vendredi 20 novembre 2026 à 11\u00a0h (heure de Paris)' },
      { label: 'Nouvelle adresse', value: 'h****@example.org' },
    ])
  })

  it('[SEC-34] writes an SMS to the mobile of before and to the one of now, and an e-mail', async () => {
    const helene = await aMember(portal)
    await tell(helene, {
      kind: 'phones_changed',
      mobiles: ['+33639981204', '+33639981299', '+33639981204'],
      detail: '+33 6 ** ** ** 99',
    })
    const sms = await sentSms(portal, helene.member_id)
    expect(sms.map(({ to }) => to)).toEqual(['+33639981204', '+33639981299'])
    expect(sms[0]?.text).toBe(
      'Coussinet. Vos numéros de téléphone ont été modifiés le 20/11 à 11h00. Si ce changement ne vient pas de vous, appelez le +33 4 65 71 00 10.',
    )
    const [mail] = await sentMails(portal, helene.member_id)
    expect(mail?.letter).toMatchObject({ title: 'Vos numéros de téléphone ont été modifiés', greeting: 'Bonjour,' })
    expect(mail?.letter.escape?.otherwise).toContain('+33\u00a04\u00a065\u00a071\u00a000\u00a010')
  })

  it('[SEC-34] speaks the member’s language, in their country’s time', async () => {
    const giulia = await aMember(portal, { locale: 'it', country: 'IT' })
    await tell(giulia, { kind: 'password_changed', mobiles: ['+393401234567'] })
    const [mail] = await sentMails(portal, giulia.member_id)
    expect(mail?.reader).toEqual({ language: 'it', country: 'IT' })
    expect(mail?.letter.subject).toBe('La Sua password è stata modificata')
    expect(mail?.letter.facts).toEqual([
      { label: 'Quando', value: 'venerdì 20 novembre 2026 alle 11.00 (ora di Roma)' },
    ])
    expect((await sentSms(portal, giulia.member_id))[0]?.text).toContain('chiami il +39 02 0000 1234.')
    expect(
      noticeMail('fr', { kind: 'password_changed', at: new Date('2026-07-01T22:30:00Z'), country: 'BE' }, '').facts?.[0]
        ?.value,
    ).toBe('jeudi 2 juillet 2026 à 0\u00a0h\u00a030 (heure de Bruxelles)')
  })

  it('writes nothing when the change does not come about', async () => {
    const helene = await aMember(portal)
    const at = portal.clock.now()
    const failed = inTransaction(portal.db, async (db) => {
      await sendSecurityNotice(createUnit(db, portal.platform, { member_id: helene.member_id, at }), portal.platform, {
        kind: 'password_changed',
      })
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(await sentMails(portal, helene.member_id)).toEqual([])
    expect(await portal.db.selectFrom('links').selectAll().where('member_id', '=', helene.member_id).execute()).toEqual(
      [],
    )
  })
})

const kinds: NoticeKind[] = [
  'password_changed',
  'email_requested',
  'email_changed',
  'phones_changed',
  'passkey_added',
  'passkey_removed',
  'identity_linked',
  'identity_unlinked',
  'data_exported',
  'mandate_signed',
  'refund_account_changed',
  'account_released',
  'card_registered',
]
const account = { iban: 'FR76 **** **** 0189', former_iban: 'FR39 **** **** 3A23', holder: 'HELENE CARPENTIER' }
const everySms = kinds.flatMap((kind) =>
  (['fr', 'it', 'nl'] as const).flatMap((language) =>
    (['FR', 'IT', 'BE'] as const).map((country) => ({ kind, language, country })),
  ),
)

// GSM 03.38: one letter beyond it, and an SMS holds 70 letters instead of 160.
const gsm = /^[A-Za-z0-9 @£$¥èéùìòÇØøÅåÆæßÉÄÖÑÜ§äöñüà!"#%&'()*+,\-./:;<=>?¡¿_\r\n]{1,160}$/

it.each(everySms)(
  'an SMS of $kind in $language for $country is one SMS, without a link',
  ({ kind, language, country }) => {
    for (const at of ['2026-12-31T22:59:00Z', '2026-12-08T22:59:00Z']) {
      const text = noticeSms(language, {
        kind,
        country,
        at: new Date(at),
        ...(kind === 'card_registered' || !isAccountKind(kind) ? {} : { account }),
      })
      expect(text).toMatch(gsm)
      expect(text).not.toMatch(/https?:|www\./)
    }
  },
)

it('[I18N-01] an SMS in Italian elides the article before the 8th and the 11th, a letter the first of a month as it is read', () => {
  const on = (day: string) => ({
    kind: 'password_changed' as const,
    country: 'IT' as const,
    at: new Date(`${day}T10:00:00Z`),
  })
  expect(noticeSms('it', on('2026-12-08'))).toContain("modificata l'08/12 alle 11.00.")
  expect(noticeSms('it', on('2026-12-07'))).toContain('modificata il 07/12 alle 11.00.')
  expect(noticeMail('it', on('2026-12-01'), '').facts?.[0]?.value).toBe(
    'martedì 1º dicembre 2026 alle 11.00 (ora di Roma)',
  )
  expect(noticeMail('fr', on('2026-12-01'), '').facts?.[0]?.value).toContain('mardi 1er décembre 2026')
})

it('[PAY-10] of a mandate without a debit ahead says so, and of one that comes too soon for it the day', () => {
  const told = (first_debit_on: string | null) => ({
    kind: 'mandate_signed' as const,
    at: new Date('2026-11-20T10:00:00Z'),
    country: 'FR' as const,
    account: { ...account, umr: 'CSN-1-2', first_debit_on, last_debit_before: '2026-12-07' },
  })
  const [undated, dated] = [told(null), told('2027-01-05')]
  expect(noticeMail('fr', undated, '').paragraphs).toEqual([
    expect.stringContaining('Aucun prélèvement sur ce compte n’est prévu pour l’instant.'),
  ])
  expect(noticeMail('it', undated, '').paragraphs).toEqual([
    expect.stringContaining('Per ora nessun addebito su questo conto è previsto.'),
  ])
  expect(noticeMail('fr', dated, '').paragraphs).toEqual([
    expect.stringContaining('vos cotisations seront débitées du compte ci-dessous'),
  ])
  for (const one of [undated, dated])
    expect(noticeMail('fr', one, '').facts).toContainEqual({
      label: 'Dernier prélèvement sur l’ancien compte',
      value: '7 décembre 2026',
    })
})

it('[PAY-10] of a card names the mandate and the account that ended, the card that did, and nothing where nothing did', () => {
  const told = {
    kind: 'card_registered' as const,
    at: new Date('2026-11-20T10:00:00Z'),
    country: 'IT' as const,
    detail: 'Visa\u00a0••••\u00a04417',
  }
  const mandate = { umr: 'CSN-412703584-002', iban: 'FR14 **** **** 2606' }
  expect(noticeMail('fr', { ...told, ended: { mandate } }, '').paragraphs).toEqual([
    'Vos prochaines cotisations seront débitées de cette carte. Le mandat CSN-412703584-002 sur le compte FR14\u00a0••••\u00a02606 a pris fin.',
  ])
  expect(noticeMail('it', { ...told, ended: { mandate } }, '').paragraphs[0]).toMatch(
    / Il mandato CSN-412703584-002 sul conto FR14\u00a0••••\u00a02606 è terminato\.$/,
  )
  expect(noticeMail('fr', told, '').paragraphs).toEqual(['Vos prochaines cotisations seront débitées de cette carte.'])
  expect(noticeMail('fr', told, '').facts).toHaveLength(2)
  expect(noticeMail('it', { ...told, ended: { card: 'Mastercard\u00a0••••\u00a05454' } }, '').facts?.slice(1)).toEqual([
    { label: 'Carta', value: 'Visa\u00a0••••\u00a04417' },
    { label: 'Metodo di pagamento precedente', value: 'Mastercard\u00a0••••\u00a05454' },
  ])
})

it('[I18N-01] names in Italian what waits as cancelled, and a hold as removed', () => {
  const told = (kind: NoticeKind) => ({ kind, at: new Date('2026-11-20T10:00:00Z'), country: 'IT' as const, account })
  for (const kind of ['mandate_signed', 'refund_account_changed', 'account_released'] as const)
    expect(noticeMail('it', told(kind), '').escape?.text).toContain(
      'I mandati e i conti in attesa del codice vengono annullati.',
    )
  expect(noticeSms('it', told('account_released'))).toMatch(
    /^Coussinet\. Il blocco dei Suoi rimborsi è stato rimosso \(FR76\.\.\.0189\) il/,
  )
})

it('there is a sample of each notice, in each language', () => {
  expect(noticeSamples.map(({ name }) => name)).toEqual([
    ...kinds.map((kind) => kind.replaceAll('_', '-')),
    'new-holder',
    'former-holder',
  ])
  for (const { letter } of noticeSamples)
    expect(new Set([letter('fr').title, letter('it').title, letter('nl').title]).size).toBe(3)
})
