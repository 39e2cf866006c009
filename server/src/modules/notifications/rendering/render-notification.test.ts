import { documentTypes } from '@coussinet/contract/domain/documents.ts'
import { languageTags } from '@coussinet/contract/domain/languages.ts'
import { declineCodes } from '@coussinet/contract/domain/payments.ts'
import { features, permissions } from '@coussinet/contract/domain/permissions.ts'
import { askReasons, rejectionReasons } from '@coussinet/contract/domain/rejections.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { describe, expect, it } from 'vitest'
import { isKind, type NotificationKind, notificationKinds } from '../notification-kinds.ts'
import { notificationMail } from '../notifications.mails.ts'
import { type NotificationParams, parseParams } from './params.ts'
import { renderParagraphs, renderNotification } from './render-notification.ts'

const of = { request_id: 'r1', reference: 'ZR-2026-00585' }
const quote = { quote_id: 'd1', names: ['Oslo'], vet_name: 'Clinique des Tilleuls', care_date: '2026-12-04' }
const animal = { animal_id: 'a1', names: ['Oslo'] }
const changed = { ...animal, formula: 'confort', from_formula: 'integrale' }
const filed = { ...of, names: ['Oslo'], care_date: '2026-10-24' }
const named = { ...filed, cause: 'illness', vet_name: 'Clinique des Tilleuls' } as const
const decided: NotificationParams = { ...named, care_kinds: ['consultation', 'xray'] }
const account = 'FR76 •••• 4821'
const as_of = '2026-11-20'
const firstname = 'Hélène'

const pushed: NotificationParams = {
  said: {
    fr: { title: 'Vos garanties évoluent', body: 'Le détail est dans votre contrat.' },
    it: { title: 'Le Sue garanzie cambiano', body: 'I dettagli sono nella Sua polizza.' },
    nl: { title: 'Uw waarborgen veranderen', body: 'Meer leest u in uw contract.' },
  },
  page: 'profile/contract',
}

/** Every combination of parameters that the portal writes, by kind. */
const written: Record<NotificationKind, NotificationParams[]> = {
  refund_filed: [
    of,
    { ...filed, expected_by: '2026-11-24' },
    { ...named, expected_by: '2026-11-24' },
    { ...named, channel: 'post', expected_by: '2026-11-24' },
  ],
  refund_processing: [of, { ...filed, expected_by: '2026-11-24' }, { ...named, expected_by: '2026-11-24' }],
  action_required: [
    { ...of, date: '2026-12-14' },
    { ...filed, date: '2026-12-08', asked: [{ reason: 'missing_icad', name: 'Oslo' }] },
    ...askReasons.map((reason) => ({ ...named, date: '2026-12-14', asked: [{ reason }, { reason, name: 'Oslo' }] })),
    {
      ...named,
      date: '2026-12-14',
      asked: [
        { reason: 'missing_care_sheet', name: 'Oslo' },
        { reason: 'missing_medical_history', name: 'Mirza' },
      ],
    },
  ],
  action_done: [of, { ...filed, expected_by: '2026-11-24' }, { ...named, expected_by: '2026-11-24' }],
  documents_due: [
    { ...of, days: 0, date: '2026-12-08' },
    { ...of, days: 1, date: '2026-12-08', asked: [{ reason: 'missing_icad', name: 'Oslo' }] },
    { ...named, days: 1, date: '2026-12-14' },
    { ...filed, days: 0, date: '2026-12-08', asked: [{ reason: 'missing_icad', name: 'Oslo' }] },
    ...askReasons.map((reason) => ({ ...named, days: 7, date: '2026-12-14', asked: [{ reason, name: 'Oslo' }] })),
  ],
  invoice_mailed: [{ request_id: 'r1', sender: 'accueil@clinique.example' }],
  draft_waiting: [
    { request_id: 'r1', date: '2026-12-08' },
    { request_id: 'r1', names: ['Oslo', 'Mirza'], date: '2026-12-08' },
    { request_id: 'r1', names: ['Oslo'], care_date: '2026-11-11', date: '2026-12-11' },
  ],
  draft_ending: [
    { request_id: 'r1', date: '2026-12-08' },
    { request_id: 'r1', names: ['Oslo', 'Mirza'], date: '2026-12-08' },
    { request_id: 'r1', names: ['Oslo'], care_date: '2026-11-11', date: '2026-12-11' },
  ],
  formula_change_waiting: [{ ...animal, formula: 'confort', date: '2027-03-15' }],
  quote_answered: [
    { ...quote, amount_cents: 43_125, date: '2026-12-31' },
    { ...quote, amount_cents: 43_125, date: '2026-12-31', note: 'Sous réserve de la radiographie.' },
  ],
  quote_refused: [
    { ...quote, note: 'Ce soin est exclu.' },
    { ...quote, rejection: { code: 'waiting_period', date: '2027-02-07' } },
  ],
  quote_ending: [
    { ...quote, amount_cents: 43_125, days: 7, date: '2026-12-31' },
    { ...quote, amount_cents: 43_125, days: 1, date: '2026-12-31' },
  ],
  quote_lapsed: [{ ...quote, amount_cents: 43_125, date: '2026-12-31' }],
  quote_draft_ending: [
    { quote_id: 'd1', date: '2026-12-08' },
    { quote_id: 'd1', names: ['Oslo'], date: '2026-12-08' },
  ],
  package_unused: [{ ...animal, amount_cents: 4200, date: '2026-12-08' }],
  mandate_lapsing: [{ umr: 'CSN-1', account, date: '2026-12-08' }],
  card_expiring: [{ card: 'Visa •••• 4417', month: '2026-11', date: '2026-11-30' }],
  data_ending: [{ date: '2026-12-08' }],
  refund_accepted: [
    { ...of, amount_cents: 13_140, names: ['Oslo'] },
    { ...of, amount_cents: 20_000, names: ['Oslo', 'Mirza'] },
    { ...decided, amount_cents: 13_140, billed_cents: 17_650, kept_cents: 4510, account, expected_by: '2026-11-24' },
    { ...decided, amount_cents: 13_140, account },
    { ...decided, amount_cents: 13_140, needs_account: true },
    { ...decided, amount_cents: 13_140 },
  ],
  refund_paid: [
    { ...of, amount_cents: 5800 },
    { ...decided, amount_cents: 5800, account, date: '2026-11-20' },
  ],
  refund_rejected: [
    of,
    ...rejectionReasons.flatMap((code) => [
      { ...filed, rejection: { code } },
      { ...named, rejection: { code, date: '2026-11-26', name: 'Oslo', formula: 'integrale', amount_cents: 2500 } },
    ]),
  ],
  debit_upcoming: [
    { receipt_id: 'p1', amount_cents: 8141, called_off: '2026-12-08' },
    { receipt_id: 'p1', amount_cents: 8141, date: '2026-12-08' },
    { receipt_id: 'p1', amount_cents: 8141, date: '2026-12-08', account, umr: 'CSN-1' },
    { receipt_id: 'p1', amount_cents: 8141, date: '2026-12-08', card: 'Visa •••• 4417' },
    { receipt_id: 'p1', amount_cents: 8141, date: '2026-12-08', month: '2026-12', account, umr: 'CSN-1' },
    { receipt_id: 'p1', amount_cents: 8141, date: '2026-12-08', month: '2026-12', card: 'Visa •••• 4417' },
    {
      receipt_id: 'p1',
      was_cents: 9000,
      amount_cents: 8141,
      date: '2026-12-08',
      month: '2026-12',
      account,
      umr: 'C-1',
    },
    {
      receipt_id: 'p1',
      was_cents: 9000,
      amount_cents: 8141,
      date: '2026-12-08',
      month: '2026-12',
      card: 'Visa •••• 4417',
    },
  ],
  debit_declined: declineCodes.flatMap((reason) => [
    { reason, month: '2026-10' },
    { receipt_id: 'p1', reason, month: '2026-11', amount_cents: 8141, next_date: '2026-12-11' },
    { receipt_id: 'p1', reason, month: '2026-11', amount_cents: 8141, account },
    { receipt_id: 'p1', reason, month: '2026-11', amount_cents: 8141, card: 'Visa •••• 4417' },
  ]),
  contribution_paid: [{ amount_cents: 3482 }, { amount_cents: 3482, month: '2026-10' }],
  contribution_collected: [
    { receipt_id: 'p1', amount_cents: 3482, month: '2026-10', date: '2026-11-08' },
    { receipt_id: 'p1', amount_cents: 3482, month: '2026-10', date: '2026-11-08', left_cents: 3482 },
    {
      receipt_id: 'p1',
      amount_cents: 3482,
      month: '2026-10',
      date: '2026-11-19',
      resumes_on: '2026-11-20',
      resumes_at: 'noon',
    },
  ],
  card_payment_refunded: [{ amount_cents: 3482 }],
  card_payment_refund_failed: [{ amount_cents: 3482 }],
  card_payment_disputed: [{ amount_cents: 6964 }, { receipt_id: 'p1', amount_cents: 3482, month: '2026-10' }],
  card_payment_restored: [{ amount_cents: 6964 }, { receipt_id: 'p1', amount_cents: 3482, month: '2026-10' }],
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
    { ...animal, days: 15, date: '2026-12-08' },
  ],
  decision_corrected: [
    of,
    { ...decided, was_cents: 5000, amount_cents: 6200, due_cents: 1200, note: 'Une ligne manquait.' },
    { ...decided, was_cents: 6200, amount_cents: 5000, overpaid_cents: 1200, note: 'Une ligne comptait double.' },
    { ...decided, was_cents: 0, amount_cents: 0, note: 'La cause a changé.' },
  ],
  vet_documents: [
    { request_id: 'r1', names: ['Oslo'], files: 2 },
    { request_id: 'r1', names: ['Oslo'], files: 1 },
  ],
  vet_quote: [{ quote_id: 'd1', names: ['Oslo'], files: 1 }],
  message_received: [
    of,
    { ...filed, author: 'Camille' },
    { ...named, author: 'Camille', expected_by: '2026-11-24' },
    { ...decided, author: 'Camille' },
  ],
  dispute_received: [of, { ...decided, expected_by: '2027-01-20', mediator: 'La Médiation de l’assurance' }],
  dispute_late: [
    of,
    { ...decided, expected_by: '2027-01-20', mediator: 'La Médiation de l’assurance', date: '2027-01-21' },
  ],
  dispute_upheld: [
    of,
    { ...decided, note: 'Ce soin est exclu.', mediator: 'La Médiation de l’assurance', date: '2027-11-20' },
  ],
  dispute_changed: [
    of,
    { ...filed, was_cents: 5000, amount_cents: 5000 },
    { ...decided, was_cents: 5000, amount_cents: 5000, note: 'Un autre motif.' },
    {
      ...decided,
      was_cents: 5000,
      amount_cents: 6200,
      due_cents: 1200,
      note: 'Vous avez raison.',
      mediator: 'La Médiation de l’assurance',
      date: '2027-11-20',
    },
  ],
  payment_returned: [
    of,
    { ...decided, amount_cents: 5000, date: '2026-11-20' },
    { ...decided, amount_cents: 5000, date: '2026-11-20', account },
  ],
  formula_change_confirmed: [{ ...changed, amount_cents: 3990, date: '2027-03-15' }],
  formula_change_refused: [changed, { ...changed, note: 'Ses douze ans passés, cette formule n’est plus possible.' }],
  formula_change_applied: [{ ...changed, amount_cents: 3990, date: '2027-03-15' }],
  formula_change_lapsed: [{ ...changed, date: '2027-03-15' }],
  cover_ended: (['deceased', 'sold', 'lost'] as const).flatMap((end_reason) => {
    const ended = { ...animal, date: '2026-11-08', end_reason }
    const next = { ...ended, next_date: '2026-12-10', amount_cents: 2565 }
    return [ended, { ...ended, is_last: true }, next, { ...next, given_back_cents: 1026 }]
  }),
  waiting_over: [animal, { ...animal, date: '2026-11-08' }],
  ceiling_80: [
    { ...animal, amount_cents: 20_000, date: '2027-01-09' },
    { ...animal, amount_cents: 20_000, ceiling_cents: 150_000, date: '2027-01-08' },
  ],
  document_available: [
    ...documentTypes.map((title) => ({ title })),
    { title: 'indexation', names: ['Oslo', 'Mirza'], date: '2027-01-01' },
  ],
  sponsorship_created: [{ godchild: 'Farid A.' }],
  sponsorship_validated: [{ godchild: 'Farid A.' }],
  sponsorship_drawn: [
    { godchild: 'Farid A.', amount_cents: 7500, date: '2026-12-08' },
    { godchild: 'Farid A.', amount_cents: 7500, date: '2026-12-08', account },
  ],
  sponsorship_paid: [
    { godchild: 'Farid A.', amount_cents: 7500, date: '2026-12-08' },
    { godchild: 'Farid A.', amount_cents: 7500, date: '2026-12-08', account },
  ],
  sponsorship_refused: [{ godchild: 'Ada L.' }],
  insurer_info: [pushed],
  insurer_success: [pushed],
  insurer_action: [pushed],
  insurer_warning: [pushed],
  message_answered: [{ reference: 'CT-2026-7K3QX9M2', subject: 'Où en est ma demande' }],
  document_received: [
    { document: { fr: 'Avenant du 12 octobre', it: 'Appendice del 12 ottobre' } },
    { document: { fr: 'Avenant', it: undefined } },
    { document: { fr: 'Avenant', nl: 'Bijvoegsel' } },
  ],
}

const rows = Object.keys(notificationKinds)
  .filter(isKind)
  .flatMap((kind) => languageTags.map((language) => [kind, language] as const))

describe('every kind', () => {
  it.each(rows)('[NOT-01] [I18N-01] %s says all of it in %s, whatever it was written with', (kind, language) => {
    const said = written[kind].map((params) => renderNotification(kind, params, language, as_of))
    expect(said.length).toBeGreaterThan(0)
    for (const { title, body, href } of said) {
      for (const text of [title, body]) {
        expect(text).not.toMatch(/[{}]|undefined|NaN|Invalid| {2}| [.,]|^ | $|\b\d{4}-\d\d\b/)
        expect(text.length).toBeGreaterThan(4)
        expect(text).not.toMatch(/!/)
        if (language === 'fr') expect(text).not.toMatch(/ [:;?!%»€]|« |'/)
        if (language === 'it') expect(text).not.toMatch(/\b(il|al|dal|sul) (8|11)\b|'/)
        if (language === 'nl') expect(text).not.toMatch(/ [:;?!%»]|[«»]|'|\b(les|vous|nous|votre|soins)\b/)
      }
      expect(href).toMatch(
        /^\/(refunds\/r1(#messages)?|quotes\/d1|animals\/a1|profile\/receipts(\/p1)?|profile\/payment-methods|profile\/contract|sponsorship|contact\/messages\/CT-2026-7K3QX9M2)$/,
      )
    }
  })

  it.each(rows)('[I18N-06] %s makes a letter in %s without a gap', (kind, language) => {
    expect(written[kind].length).toBeGreaterThan(0)
    for (const params of written[kind]) {
      expect(parseParams(params)).toEqual(params)
      const letter = notificationMail(language, {
        kind,
        params,
        firstname,
        as_of,
        may_choose: true,
        grants: { permissions, features },
        public_url: 'https://members.example',
      })
      expect(letter.paragraphs.length).toBeGreaterThan(0)
      for (const text of [letter.subject, ...letter.paragraphs, ...(letter.notes ?? [])]) {
        expect(text).not.toMatch(/[{}]|undefined|NaN| {2}|\.\.|\b\d{4}-\d\d\b/)
        if (language === 'fr') expect(text).not.toMatch(/ [:;?!%»€]|« |'/)
        if (language === 'it') expect(text).not.toMatch(/\b(il|al|dal|sul|del) (8|11)\b|'/)
        if (language === 'nl') expect(text).not.toMatch(/ [:;?!%»]|[«»]|'|\b(les|vous|nous|votre|soins)\b/)
      }
      expect(letter.action?.href).toMatch(/^https:\/\/members\.example\/./)
      expect(letter.links?.at(-1)?.href).toBe('https://members.example/notifications/preferences')
    }
  })
})

it('[GATE-03] a letter leads to the portal itself where its page is closed to the member', () => {
  const letterOf = (granted: readonly string[]) =>
    notificationMail('fr', {
      kind: 'refund_accepted',
      params: { request_id: 'r1', amount_cents: 100 },
      firstname,
      as_of,
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
    expect(say(kind, parseParams(params))).toBe(fr)
    expect(say(kind, parseParams(params), 'it')).toBe(it)
  })

  it.each([
    [
      'refund_accepted',
      { ...decided, amount_cents: 13_140, kept_cents: 4510, account, expected_by: '2026-11-24' },
      [
        'Oslo\u00a0: 131,40\u00a0€ à vous rembourser',
        'Consultation, radiographie du 24 octobre. Versement au plus tard le 24 novembre sur FR76 •••• 4821.',
        'Les soins d’Oslo du 24 octobre (consultation, radiographie) sont acceptés\u00a0: 131,40\u00a0€ vous seront versés sur FR76 •••• 4821 au plus tard le 24 novembre.',
        'Il reste 45,10\u00a0€ à votre charge. Le calcul, ligne par ligne, est dans votre espace.',
      ],
      [
        'Oslo: 131,40\u00a0€ in arrivo',
        'Visita, radiografia del 24 ottobre. Accredito entro il 24 novembre sul conto FR76 •••• 4821.',
        'Abbiamo accettato la richiesta per le cure di Oslo del 24 ottobre (visita, radiografia): Le accrediteremo 131,40\u00a0€ sul conto FR76 •••• 4821 entro il 24 novembre.',
        'Restano a Suo carico 45,10\u00a0€. Il calcolo, riga per riga, è nella Sua area personale.',
      ],
    ],
    [
      'refund_paid',
      { ...decided, names: ['Gaufrette'], care_date: '2025-12-08', amount_cents: 11_295, account: 'BE50 •••• 7018' },
      [
        'Gaufrette\u00a0: 112,95\u00a0€ versés',
        'Consultation, radiographie du 8 décembre 2025, vers BE50 •••• 7018.',
        '112,95\u00a0€ pour les soins de Gaufrette du 8 décembre 2025 (consultation, radiographie) sont partis vers BE50 •••• 7018.',
        'Votre banque les crédite souvent le jour même.',
      ],
      [
        'Gaufrette: 112,95\u00a0€ accreditati',
        'Visita, radiografia dell’8 dicembre 2025, verso il conto BE50 •••• 7018.',
        '112,95\u00a0€ per le cure di Gaufrette dell’8 dicembre 2025 (visita, radiografia) sono partiti verso il conto BE50 •••• 7018.',
        'La banca li accredita spesso in giornata.',
      ],
    ],
    [
      'action_required',
      { ...named, date: '2026-12-14', asked: [{ reason: 'missing_care_sheet', name: 'Oslo' }] },
      [
        'Oslo\u00a0: il nous manque la feuille de soins',
        'Soins du 24 octobre\u00a0: maladie, Clinique des Tilleuls. Il manque la feuille de soins d’Oslo, signée par le vétérinaire. À envoyer au plus tard le 14 décembre 2026.',
        'L’étude des soins d’Oslo du 24 octobre (maladie, Clinique des Tilleuls) est en pause.',
        'Il manque la feuille de soins d’Oslo, signée par le vétérinaire.',
        'Nous l’attendons jusqu’au 14 décembre 2026. Sans réponse d’ici là, la demande sera refusée. L’étude reprend dès que tout est là.',
      ],
      [
        'Oslo: ci manca il modulo di cura',
        'Cure del 24 ottobre: malattia, Clinique des Tilleuls. Manca il modulo di cura di Oslo, firmato dal veterinario. Da inviare entro il 14 dicembre 2026.',
        'L’esame delle cure di Oslo del 24 ottobre (malattia, Clinique des Tilleuls) è in pausa.',
        'Manca il modulo di cura di Oslo, firmato dal veterinario.',
        'Ci serve entro il 14 dicembre 2026. Senza risposta entro quel giorno la richiesta sarà rifiutata. L’esame riprende appena c’è tutto.',
      ],
    ],
    [
      'refund_rejected',
      { ...filed, rejection: { code: 'waiting_period', date: '2026-11-26' } },
      [
        'Oslo\u00a0: demande refusée',
        'Soins du 24 octobre. Ces soins tombent dans le délai de carence\u00a0; de tels soins sont couverts à partir du 26 novembre 2026.',
        'Nous ne pouvons pas rembourser les soins d’Oslo du 24 octobre\u00a0: ces soins tombent dans le délai de carence\u00a0; de tels soins sont couverts à partir du 26 novembre 2026.',
      ],
      [
        'Oslo: richiesta rifiutata',
        'Cure del 24 ottobre. Queste cure cadono nel periodo di carenza; cure simili sono coperte a partire dal 26 novembre 2026.',
        'Non possiamo rimborsare le cure di Oslo del 24 ottobre: queste cure cadono nel periodo di carenza; cure simili sono coperte a partire dal 26 novembre 2026.',
      ],
    ],
    [
      'sponsorship_drawn',
      { godchild: 'Farid A.', amount_cents: 2500, date: '2026-12-20' },
      [
        'Vous gagnez 25\u00a0€ grâce à Farid A.',
        'Versement au plus tard le 20 décembre 2026 sur votre compte de remboursement.',
        'Merci d’avoir partagé votre lien\u00a0: vous gagnez 25\u00a0€ grâce à Farid A.',
        'Versement au plus tard le 20 décembre 2026 sur votre compte de remboursement.',
      ],
      [
        'Premio di 25\u00a0€ grazie a Farid A.',
        'Accredito entro il 20 dicembre 2026 sul conto dei rimborsi.',
        'Grazie di aver condiviso il Suo link: riceve un premio di 25\u00a0€ grazie a Farid A.',
        'Accredito entro il 20 dicembre 2026 sul conto dei rimborsi.',
      ],
    ],
  ] as const)(
    '[NOT-01][I18N-06] of %s say whom and what it is about, how much, where to and when',
    (kind, params, fr, it) => {
      for (const [language, said] of [['fr', fr] as const, ['it', it] as const]) {
        const { title, body } = renderNotification(kind, params, language, as_of)
        expect([title, body, ...renderParagraphs(kind, parseParams(params), language, as_of)]).toEqual(said)
      }
    },
  )

  it('[GO-07] are whole in Dutch, with the day and the amount', () => {
    const params = { ...decided, amount_cents: 13_140, kept_cents: 4510, account, expected_by: '2026-11-24' } as const
    const { title, body } = renderNotification('refund_accepted', params, 'nl', as_of)
    expect([title, body, ...renderParagraphs('refund_accepted', params, 'nl', as_of)]).toEqual([
      'Oslo: €\u00a0131,40 aan u terug te betalen',
      'Consultatie, röntgenfoto van 24 oktober. Storting uiterlijk op 24 november op FR76 •••• 4821.',
      'De behandeling van Oslo van 24 oktober (consultatie, röntgenfoto) is aanvaard: we storten u €\u00a0131,40 op FR76 •••• 4821, uiterlijk op 24 november.',
      '€\u00a045,10 blijft voor uw rekening. De berekening, lijn per lijn, staat in uw klantenzone.',
    ])
    const asked = { ...named, date: '2026-12-08', asked: [{ reason: 'missing_icad', name: 'Oslo' }] } as const
    expect(renderParagraphs('action_required', parseParams(asked), 'nl', as_of)).toEqual([
      'De verwerking van de aanvraag voor de behandeling van Oslo van 24 oktober (ziekte, Clinique des Tilleuls) is gepauzeerd.',
      'Vul eerst het identificatienummer van Oslo in.',
      'We verwachten het uiterlijk op 8 december 2026. Zonder antwoord tegen dan wordt de aanvraag geweigerd. De verwerking gaat verder zodra alles er is.',
    ])
    expect(renderNotification('icad_missing', { ...animal, days: 1 }, 'nl').body).toBe(
      'U hebt nog 1 dag voor dat van Oslo.',
    )
  })

  it('[I18N-06] of a refusal lead to how one disagrees, where the member may read it', () => {
    const letterOf = (granted: readonly string[]) =>
      notificationMail('fr', {
        kind: 'refund_rejected',
        params: { ...named, rejection: { code: 'below_deductible' } },
        firstname,
        as_of,
        may_choose: false,
        grants: { permissions: granted, features: [] },
        public_url: 'https://members.example',
      })
    expect(letterOf(['contract:read']).escape).toMatchObject({
      label: 'Faire une réclamation',
      href: 'https://members.example/profile/contract#complaint',
    })
    // [FIX-01] who may ask for refunds disputes the decision itself
    expect(letterOf(['refunds:read', 'refunds:write', 'contract:read']).escape).toMatchObject({
      label: 'Contester cette décision',
      href: 'https://members.example/refunds/r1/dispute',
    })
    expect(letterOf([]).escape).toBeUndefined()
    expect(letterOf([])).toMatchObject({
      greeting: 'Bonjour Hélène,',
      facts: [
        { label: 'Vétérinaire', value: 'Clinique des Tilleuls' },
        { label: 'Numéro de suivi', value: 'ZR-2026-00585' },
      ],
    })
  })

  it('[NOT-01] name account, mandate and creditor in the pre-notification', () => {
    const params = { amount_cents: 8141, date: '2026-12-07', account: 'FR76 •••• 4821', umr: 'CSN-412703584-002' }
    expect(renderParagraphs('debit_upcoming', params, 'fr')).toEqual([
      '81,41\u00a0€ seront prélevés le 7 décembre 2026 sur le compte FR76 •••• 4821. RUM CSN-412703584-002, ICS FR38ZZZ9Z0417.',
    ])
    expect(
      renderParagraphs('debit_upcoming', { amount_cents: 4100, date: '2026-12-11', card: 'Visa •••• 4417' }, 'it'),
    ).toEqual(['L’11 dicembre 2026 addebiteremo 41\u00a0€ sulla Sua carta Visa •••• 4417.'])
  })

  it('[FIX-01][LIFE-02] say of a decision that changed and an amount that did not that it stays', () => {
    const params = { was_cents: 5000, amount_cents: 5000 }
    expect(say('dispute_changed', params)).toBe('Le remboursement reste de 50\u00a0€.')
    expect(say('decision_corrected', params)).toBe('Le remboursement reste de 50\u00a0€.')
    expect(renderNotification('dispute_changed', params, 'nl').body).toBe('De terugbetaling blijft €\u00a050.')
    expect(say('dispute_changed', { ...params, amount_cents: 6000 })).toBe(
      'Le remboursement passe de 50\u00a0€ à 60\u00a0€.',
    )
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
