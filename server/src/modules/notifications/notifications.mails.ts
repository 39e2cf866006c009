import { exampleNevg } from '@coussinet/contract/brand/nevg-like.ts'
import { formulaNames } from '@coussinet/contract/brand/values.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { shownAccount } from '@coussinet/contract/domain/payments.ts'
import { features, permissions } from '@coussinet/contract/domain/permissions.ts'
import * as fr from '@coussinet/texts/fr/mails.ts'
import * as it from '@coussinet/texts/it/mails.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/mails.ts'
import { greeting } from '#platform/outbox/greeting.ts'
import type { Letter, SampleLetter } from '#platform/outbox/letter.ts'
import { mandateReference } from '#platform/text/reference.ts'
import { type NotificationKind, notificationKinds } from './notification-kinds.ts'
import { type PageGrants, openLink } from './rendering/open-link.ts'
import type { NotificationParams } from './rendering/params.ts'
import { renderFacts, renderParagraphs, renderNotification } from './rendering/render-notification.ts'

type NotificationMailFacts = {
  kind: NotificationKind
  params: NotificationParams
  firstname: string
  as_of: Day
  /** has the page on which e-mails are chosen */
  may_choose: boolean
  /** permissions and features of the reader: the mail links to pages that they may open */
  grants: PageGrants
  public_url: string
  /** replies to the mail reach the author of the message */
  takes_replies?: boolean
}

const words = messages({ fr: fr.notificationLetters, it: it.notificationLetters, nl: nl.notificationLetters })

export function notificationMail(
  language: Language,
  { kind, params, firstname, as_of, may_choose, grants, public_url, takes_replies = false }: NotificationMailFacts,
): Letter {
  const { pages, home, resume, always, optional, choose, dispute, reply, team } = words[language]
  const { title, href: link } = renderNotification(kind, params, language, as_of)
  const { mail, disputes, resumes } = notificationKinds[kind]
  const href = openLink(link, grants)
  const [, page] = Object.entries(pages).find(([path]) => href?.startsWith(`/${path}`)) ?? []
  const facts = renderFacts(kind, params, language)
  const complaints = disputes && openLink('/profile/contract', grants)
  const disputed =
    disputes && params.request_id !== undefined && grants.permissions.includes('refunds:write')
      ? openLink(`/refunds/${params.request_id}/dispute`, grants)
      : null
  return {
    subject: title,
    title,
    greeting: greeting(firstname, language),
    paragraphs: [
      ...renderParagraphs(kind, params, language, as_of),
      ...(takes_replies ? [reply(params.author ?? team)] : []),
    ],
    ...(facts.length > 0 ? { facts } : {}),
    action: { label: (resumes && page ? resume : page) ?? home, href: `${public_url}${href ?? '/'}` },
    notes: [mail === 'optional' ? optional : always],
    ...(disputed
      ? { escape: { ...dispute, label: pageNames.dispute[language], href: `${public_url}${disputed}` } }
      : complaints
        ? { escape: { ...dispute, href: `${public_url}${complaints}#complaint` } }
        : {}),
    ...(may_choose ? { links: [{ label: choose, href: `${public_url}/notifications/preferences` }] } : {}),
  }
}

const notes = messages({ fr: fr.sampleNotes, it: it.sampleNotes, nl: nl.sampleNotes })
const isNoted = (kind: NotificationKind): kind is keyof typeof fr.sampleNotes => Object.hasOwn(fr.sampleNotes, kind)

const sampleOf = (kind: NotificationKind, params: NotificationParams, takes_replies = false): SampleLetter => ({
  name: [
    'notification',
    kind.replaceAll('_', '-'),
    ...(params.channel ? [params.channel] : []),
    ...(takes_replies ? ['by-mail'] : []),
  ].join('-'),
  letter: (language) =>
    notificationMail(language, {
      kind,
      params: { ...params, ...(isNoted(kind) ? { note: notes[language][kind] } : {}) },
      firstname: { fr: 'Hélène', it: 'Giulia', nl: 'Lotte' }[language],
      as_of: '2026-11-20',
      may_choose: true,
      grants: { permissions, features },
      public_url: 'https://members.example',
      takes_replies,
    }),
})

const oslo: NotificationParams = {
  reference: 'ZR-2026-7K3QX9M2',
  names: ['Oslo'],
  care_date: '2026-10-24',
  vet_name: 'Clinique vétérinaire des Tilleuls',
  cause: 'illness',
}
const decided: NotificationParams = { ...oslo, care_kinds: ['consultation', 'xray'] }
const planned: NotificationParams = { ...oslo, care_date: '2026-12-04' }
const agreed: NotificationParams = { ...planned, amount_cents: 43_125, date: '2026-12-31' }
const mediator = 'La Médiation de l’assurance'
// Two that the brand sells, or its only one.
const [from_formula = '', formula = from_formula] = formulaNames.slice(1)
const newFormula: NotificationParams = { names: ['Oslo'], formula, from_formula }
const account = shownAccount('FR76 **** **** 4821')

export const notificationSamples: readonly SampleLetter[] = [
  sampleOf('refund_filed', { ...oslo, expected_by: '2026-11-24' }),
  sampleOf('refund_filed', { ...oslo, channel: 'post', expected_by: '2026-11-24' }),
  sampleOf('action_required', {
    ...oslo,
    date: '2026-12-14',
    asked: [{ reason: 'missing_care_sheet', name: 'Oslo' }],
  }),
  sampleOf('refund_accepted', {
    ...decided,
    amount_cents: 13_140,
    billed_cents: 17_650,
    kept_cents: 4510,
    account,
    expected_by: '2026-11-24',
  }),
  sampleOf('refund_paid', { ...decided, amount_cents: 13_140, account, date: '2026-11-20' }),
  sampleOf('refund_rejected', { ...oslo, rejection: { code: 'waiting_period', date: '2026-11-26' } }),
  sampleOf('message_received', { ...oslo, author: 'Camille' }),
  sampleOf('message_received', { ...oslo, author: 'Camille' }, true),
  sampleOf('dispute_received', { ...decided, expected_by: '2027-01-20', mediator }),
  sampleOf('dispute_late', { ...decided, expected_by: '2027-01-20', mediator, date: '2027-01-21' }),
  sampleOf('dispute_upheld', { ...decided, mediator, date: '2027-11-20' }),
  sampleOf('dispute_changed', {
    ...decided,
    was_cents: 13_140,
    amount_cents: 15_400,
    due_cents: 2260,
    account,
    mediator,
    date: '2027-11-20',
  }),
  sampleOf('quote_answered', agreed),
  sampleOf('quote_refused', planned),
  sampleOf('quote_ending', { ...agreed, days: 7 }),
  sampleOf('quote_lapsed', agreed),
  sampleOf('quote_draft_ending', { names: ['Oslo'], date: '2026-12-19' }),
  sampleOf('debit_upcoming', {
    amount_cents: 8141,
    date: '2026-12-08',
    month: '2026-12',
    account,
    umr: mandateReference(exampleNevg, 2),
  }),
  sampleOf('debit_declined', {
    amount_cents: 8141,
    reason: 'AM04',
    month: '2026-10',
    next_date: '2026-11-16',
    account,
  }),
  sampleOf('contribution_collected', { amount_cents: 8141, month: '2026-10', date: '2026-11-16' }),
  sampleOf('card_payment_refunded', { amount_cents: 8141 }),
  sampleOf('card_payment_refund_failed', { amount_cents: 8141 }),
  sampleOf('card_payment_disputed', { amount_cents: 8141, month: '2026-10' }),
  sampleOf('card_payment_restored', { amount_cents: 8141, month: '2026-10' }),
  sampleOf('sponsorship_drawn', { godchild: 'Farid A.', amount_cents: 2500, date: '2026-12-20', account }),
  sampleOf('documents_due', {
    ...oslo,
    days: 7,
    date: '2026-11-27',
    asked: [{ reason: 'missing_care_sheet', name: 'Oslo' }],
  }),
  sampleOf('invoice_mailed', { sender: 'accueil@clinique.example' }),
  sampleOf('draft_waiting', { names: ['Oslo'], care_date: '2026-11-14', date: '2026-12-19' }),
  sampleOf('draft_ending', { names: ['Oslo'], care_date: '2026-10-20', date: '2026-11-23' }),
  sampleOf('package_unused', { names: ['Oslo'], amount_cents: 4200, date: '2026-12-19' }),
  sampleOf('formula_change_waiting', { names: ['Oslo'], formula, date: '2027-03-15' }),
  sampleOf('formula_change_confirmed', { ...newFormula, amount_cents: 2490, date: '2027-03-15' }),
  sampleOf('formula_change_refused', newFormula),
  sampleOf('formula_change_applied', { ...newFormula, amount_cents: 2490, date: '2027-03-15' }),
  sampleOf('formula_change_lapsed', { ...newFormula, date: '2027-03-15' }),
  sampleOf('mandate_lapsing', { umr: mandateReference(exampleNevg, 2), account, date: '2026-12-20' }),
  sampleOf('card_expiring', { card: 'Visa •••• 4417', month: '2026-12', date: '2026-12-31' }),
  sampleOf('data_ending', { date: '2026-12-20' }),
  sampleOf('icad_missing', { names: ['Oslo'], days: 15, date: '2026-12-05' }),
]
