import { toPaymentMethods } from '@coussinet/contract/domain/account-labels.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { features, permissions } from '@coussinet/contract/permissions.ts'
import type { Letter, Sample } from '#platform/outbox/letter.ts'
import { creditor } from '#platform/paper/insurer.ts'
import { type NotificationKind, notificationKinds } from './notification-kinds.ts'
import { type Grants, openLink } from './rendering/open-link.ts'
import type { NotificationParams } from './rendering/params.ts'
import { paragraphsOf, renderNotification } from './rendering/render-notification.ts'

type Said = {
  kind: NotificationKind
  params: NotificationParams
  /** has the page where the e-mails are chosen */
  may_choose: boolean
  /** grants of the reader: the letter leads to what they may open */
  grants: Grants
  public_url: string
}

type Words = {
  greeting: string
  pages: Readonly<Record<string, string>>
  home: string
  always: string
  optional: string
  choose(href: string): string
}

const words: Record<Language, Words> = {
  fr: {
    greeting: 'Bonjour,',
    pages: {
      refunds: 'Voir ma demande',
      animals: 'Voir la fiche de mon animal',
      'profile/receipts': 'Voir mes cotisations',
      'profile/payment-methods': toPaymentMethods.fr,
      'profile/contract': 'Voir mon contrat',
      sponsorship: 'Voir mes parrainages',
    },
    home: 'Ouvrir mon espace',
    always: 'Nous vous écrivons toujours pour vos remboursements, vos paiements et la sécurité de votre compte.',
    optional: 'Vous recevez cet e-mail selon vos préférences.',
    choose: (href) => `Choisir les e-mails que vous recevez : ${href}`,
  },
  it: {
    greeting: 'Buongiorno,',
    pages: {
      refunds: 'Vedere la mia richiesta',
      animals: 'Vedere la scheda del mio animale',
      'profile/receipts': 'Vedere i miei premi',
      'profile/payment-methods': toPaymentMethods.it,
      'profile/contract': 'Vedere la mia polizza',
      sponsorship: 'Vedere le mie presentazioni',
    },
    home: 'Aprire la mia area personale',
    always: 'Le scriviamo sempre per i Suoi rimborsi, i Suoi pagamenti e la sicurezza del Suo account.',
    optional: 'Riceve questa e-mail secondo le Sue preferenze.',
    choose: (href) => `Scegliere le e-mail da ricevere: ${href}`,
  },
}

/** A notification as a letter, with the page where one chooses which of them come by e-mail. */
export function notificationMail(language: Language, { kind, params, may_choose, grants, public_url }: Said): Letter {
  const { greeting, pages, home, always, optional, choose } = words[language]
  const { title, href: link } = renderNotification(kind, params, language)
  const href = openLink(link, grants)
  const page = Object.keys(pages).find((path) => href?.startsWith(`/${path}`))
  return {
    subject: title,
    title,
    greeting,
    paragraphs: paragraphsOf(kind, params, language),
    action: { label: (page && pages[page]) ?? home, href: `${public_url}${href ?? '/'}` },
    notes: [
      notificationKinds[kind].mail === 'optional' ? optional : always,
      ...(may_choose ? [choose(`${public_url}/notifications/preferences`)] : []),
    ],
  }
}

const sampleOf = (kind: NotificationKind, params: NotificationParams): Sample => ({
  name: `notification-${kind.replaceAll('_', '-')}`,
  letter: (language) =>
    notificationMail(language, {
      kind,
      params,
      may_choose: true,
      grants: { permissions, features },
      public_url: 'https://members.example',
    }),
})

export const notificationSamples: readonly Sample[] = [
  sampleOf('action_required', { reference: 'DR-2026-7K3QX9M2', date: '2026-12-14' }),
  sampleOf('refund_accepted', { amount_cents: 13_140, names: ['Oslo', 'Mirza'] }),
  sampleOf('debit_upcoming', {
    amount_cents: 8141,
    date: '2026-12-08',
    account: 'FR76 •••• 4821',
    umr: `${creditor.reference_prefix}-412703584-002`,
  }),
  sampleOf('debit_declined', { amount_cents: 8141, reason: 'AM04', month: '2026-10', next_date: '2026-11-16' }),
  sampleOf('icad_missing', { names: ['Oslo'], days: 15 }),
]
