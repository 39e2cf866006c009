import { documentTypes } from '@coussinet/contract/documents.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { features, permissions } from '@coussinet/contract/permissions.ts'
import { declineCodes } from '@coussinet/contract/receipts.ts'
import { describe, expect, it } from 'vitest'
import { isKind, type NotificationKind, notificationKinds } from '../notification-kinds.ts'
import { notificationMail } from '../notifications.mails.ts'
import { type NotificationParams, paramsOf } from './params.ts'
import { paragraphsOf, renderNotification } from './render-notification.ts'

const languages = ['fr', 'it'] as const
const of = { request_id: 'r1', reference: 'ZR-2026-00585' }
const animal = { animal_id: 'a1', names: ['Oslo'] }

/** Every combination of parameters that the portal writes, by kind. */
const written: Record<NotificationKind, NotificationParams[]> = {
  refund_filed: [of],
  refund_processing: [of],
  action_required: [{ ...of, date: '2026-12-14' }],
  action_done: [of],
  refund_accepted: [
    { ...of, amount_cents: 13_140, names: ['Oslo'] },
    { ...of, amount_cents: 20_000, names: ['Oslo', 'Mirza'] },
  ],
  refund_paid: [{ ...of, amount_cents: 5800 }],
  refund_rejected: [of],
  debit_upcoming: [
    { receipt_id: 'p1', amount_cents: 8141, date: '2026-12-08' },
    { receipt_id: 'p1', amount_cents: 8141, date: '2026-12-08', account: 'FR76 •••• 4821', umr: 'CSN-1' },
    { receipt_id: 'p1', amount_cents: 8141, date: '2026-12-08', card: 'Visa •••• 4417' },
  ],
  debit_declined: declineCodes.flatMap((reason) => [
    { reason, month: '2026-10' },
    { receipt_id: 'p1', reason, month: '2026-11', amount_cents: 8141, next_date: '2026-12-11' },
  ]),
  contribution_paid: [{ amount_cents: 3482 }],
  due_day_changed: [{ due_day: 10 }],
  mandate_signed: [{ umr: 'CSN-1', date: '2026-12-08' }],
  mandate_signed_undated: [{ umr: 'CSN-1' }],
  card_registered: [{ card: 'Visa •••• 4417' }],
  refund_account_chosen: [{ account: 'FR76 •••• 4821' }],
  account_released: [{ account: 'FR76 •••• 4821' }],
  security: [{ date: '2026-07-12' }],
  withdrawal_requested: [{ reference: 'RZ-2026-7K3QX9M2', date: '2026-12-11' }],
  termination_requested: [{ reference: 'DZ-2026-7K3QX9M2', date: '2026-12-11' }],
  icad_missing: [
    { ...animal, days: 29 },
    { ...animal, days: 1 },
  ],
  waiting_over: [animal],
  ceiling_80: [{ ...animal, amount_cents: 20_000, date: '2027-01-09' }],
  document_available: documentTypes.map((title) => ({ title })),
  sponsorship_created: [{ godchild: 'Farid A.' }],
  sponsorship_validated: [{ godchild: 'Farid A.' }],
  sponsorship_drawn: [{ godchild: 'Farid A.', amount_cents: 7500, date: '2026-12-08' }],
  sponsorship_paid: [{ godchild: 'Farid A.', amount_cents: 7500, date: '2026-12-08' }],
  sponsorship_refused: [{ godchild: 'Ada L.' }],
}

const rows = Object.keys(notificationKinds)
  .filter(isKind)
  .flatMap((kind) => languages.map((language) => [kind, language] as const))

describe('every kind', () => {
  it.each(rows)('[NOT-01] [I18N-01] %s says all of it in %s, whatever it was written with', (kind, language) => {
    const said = written[kind].map((params) => renderNotification(kind, params, language))
    expect(said.length).toBeGreaterThan(0)
    for (const { title, body, href } of said) {
      for (const text of [title, body]) {
        expect(text).not.toMatch(/[{}]|undefined|NaN|Invalid| {2}| [.,]|^ | $|\b\d{4}-\d\d\b/)
        expect(text.length).toBeGreaterThan(4)
        expect(text).not.toMatch(/!/)
        if (language === 'fr') expect(text).not.toMatch(/ [:;?!%»€]|« |'/)
        if (language === 'it') expect(text).not.toMatch(/\b(il|al|dal|sul) (8|11)\b|'/)
      }
      expect(href).toMatch(
        /^\/(refunds\/r1|animals\/a1|profile\/receipts(\/p1)?|profile\/payment-methods|profile\/contract|sponsorship)$/,
      )
    }
  })

  it.each(rows)('[I18N-06] %s makes a letter in %s without a gap', (kind, language) => {
    expect(written[kind].length).toBeGreaterThan(0)
    for (const params of written[kind]) {
      const letter = notificationMail(language, {
        kind,
        params,
        may_choose: true,
        grants: { permissions, features },
        public_url: 'https://members.example',
      })
      expect(letter.paragraphs.length).toBeGreaterThan(0)
      for (const text of [letter.subject, ...letter.paragraphs, ...(letter.notes ?? [])])
        expect(text).not.toMatch(/[{}]|undefined|NaN| {2}/)
      expect(letter.action?.href).toMatch(/^https:\/\/members\.example\/./)
      expect(letter.notes?.at(-1)).toContain('https://members.example/notifications/preferences')
    }
  })
})

it('[GATE-03] a letter leads to the portal itself where its page is closed to the member', () => {
  const letterOf = (granted: readonly string[]) =>
    notificationMail('fr', {
      kind: 'refund_accepted',
      params: { request_id: 'r1', amount_cents: 100 },
      may_choose: true,
      grants: { permissions: granted, features: [] },
      public_url: 'https://members.example',
    }).action
  expect(letterOf(['refunds:read'])?.href).toBe('https://members.example/refunds/r1')
  expect(letterOf([])).toEqual({ label: 'Ouvrir mon espace', href: 'https://members.example/' })
})

describe('the words', () => {
  const say = (kind: NotificationKind, params: NotificationParams, language: Language = 'fr') =>
    renderNotification(kind, params, language).body

  it.each([
    [
      'icad_missing',
      { names: ['Oslo'], days: 29 },
      'Il reste 29 jours pour celui d’Oslo.',
      'Restano 29 giorni per quello di Oslo.',
    ],
    [
      'icad_missing',
      { names: ['Mirza'], days: 1 },
      'Il reste 1 jour pour celui de Mirza.',
      'Resta 1 giorno per quello di Mirza.',
    ],
    [
      'refund_accepted',
      { amount_cents: 13_140, names: ['Oslo', 'Mirza'] },
      '131,40\u00a0€ seront versés pour Oslo et Mirza.',
      'Le saranno accreditati 131,40\u00a0€ per Oslo e Mirza.',
    ],
    [
      'action_required',
      { reference: 'ZR-1', date: '2026-12-08' },
      'Complétez la demande ZR-1 avant le 8 décembre 2026.',
      'Completi la richiesta ZR-1 entro l’8 dicembre 2026.',
    ],
    [
      'debit_declined',
      { reason: 'MS02', month: '2026-10' },
      'Refusé par le titulaire du compte. Régularisez votre cotisation d’octobre 2026.',
      'Respinto dall’intestatario del conto. Regolarizzi il premio di ottobre 2026.',
    ],
    [
      'document_available',
      { title: 'indexation' },
      'L’avis de révision de la cotisation est disponible dans votre contrat.',
      'L’avviso di adeguamento del premio è disponibile nella Sua polizza.',
    ],
  ] as const)('[NOT-01] of %s with %j', (kind, params, fr, it) => {
    expect(say(kind, paramsOf(params))).toBe(fr)
    expect(say(kind, paramsOf(params), 'it')).toBe(it)
  })

  it('[NOT-01] name account, mandate and creditor in the pre-notification', () => {
    const params = { amount_cents: 8141, date: '2026-12-07', account: 'FR76 •••• 4821', umr: 'CSN-412703584-002' }
    expect(paragraphsOf('debit_upcoming', params, 'fr')).toEqual([
      '81,41\u00a0€ seront prélevés le 7 décembre 2026 sur le compte FR76 •••• 4821. RUM CSN-412703584-002, ICS FR38ZZZ9Z0417.',
    ])
    expect(
      paragraphsOf('debit_upcoming', { amount_cents: 4100, date: '2026-12-11', card: 'Visa •••• 4417' }, 'it'),
    ).toEqual(['L’11 dicembre 2026 addebiteremo 41\u00a0€ sulla Sua carta Visa •••• 4417.'])
  })

  it('[SEC-48] are plain text, a name as it is', () => {
    const name = '"><img src=x onerror=alert(1)> {amount} $& '
    expect(say('waiting_over', { names: [name] })).toBe(`${name} profite désormais de sa garantie maladie.`)
  })

  it('end with one point after a name that has its own', () => {
    expect(say('sponsorship_validated', { godchild: 'Farid A.' })).toBe('Votre gain pour Farid A. vous attend.')
  })

  it('lead to the page above where no id was kept, and nowhere when the kind is of another version', () => {
    expect(renderNotification('refund_paid', {}, 'fr').href).toBe('/refunds')
    expect(renderNotification('debit_declined', { reason: 'AM04', month: '2026-11' }, 'fr').href).toBe(
      '/profile/receipts',
    )
    for (const kind of ['flea_season', 'toString', '__proto__'])
      expect(renderNotification(kind, { names: 3 }, 'it')).toEqual({
        severity: 'info',
        title: 'Novità nella Sua area personale',
        body: '',
        href: null,
      })
  })
})
