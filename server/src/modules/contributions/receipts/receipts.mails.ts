import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { amountDue } from '@coussinet/contract/domain/amount-due.ts'
import { contributionsTotal } from '@coussinet/contract/domain/contribution-totals.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { euros, longDay } from '@coussinet/contract/domain/format.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { contributionName } from '@coussinet/contract/domain/receipt-labels.ts'
import { received } from '@coussinet/contract/domain/received.ts'
import { coverResumes } from '@coussinet/contract/domain/suspension.ts'
import { greeting } from '#platform/outbox/greeting.ts'
import type { Letter, Sample } from '#platform/outbox/letter.ts'

type Contribution = { month: string; amount_cents: number }

type Facts = {
  firstname: string
  paid: readonly Contribution[]
  /** amount that a debit had paid before the card did */
  returned_cents: number
  /** still due afterwards */
  amount_due_cents: number
  /** the cover that was suspended */
  resumes: { on: Day; at: 'midnight' | 'noon' } | null
  /** page of the contributions */
  href: string
}

/** Text of the provider's page for the member. */
export function descriptionOf(language: Language, contributions: readonly Contribution[]): string {
  const [first] = contributions
  if (contributions.length === 1 && first) return `${brandName} – ${contributionName(first.month, language)}`
  return `${brandName} – ${contributions.length} ${language === 'it' ? 'premi' : 'cotisations'}`
}

function resumption({ on, at }: NonNullable<Facts['resumes']>, language: Language): string {
  const clause = coverResumes(longDay(on, language), at, language)
  return language === 'it' ? `Non risulta più nulla da pagare: ${clause}.` : `Plus rien n’est dû : ${clause}.`
}

/** The receipt of a payment by card, with what it changes. */
export function paidByCard(
  language: Language,
  { firstname, paid, returned_cents, amount_due_cents, resumes, href }: Facts,
): Letter {
  const total = euros(contributionsTotal(paid) + returned_cents, language)
  const facts = paid.map((one) => ({
    label: contributionName(one.month, language),
    value: euros(one.amount_cents, language),
  }))
  const back = euros(returned_cents, language)
  const left = euros(amount_due_cents, language)
  if (language === 'it')
    return {
      subject: received.it.payment,
      title: received.it.payment,
      greeting: greeting(firstname, 'it'),
      paragraphs: [
        `Il Suo pagamento con carta di ${total} è registrato. Grazie.`,
        ...(returned_cents > 0
          ? [`Nel frattempo ${back} erano già stati addebitati: Le restituiremo questa somma sulla carta.`]
          : []),
        ...(resumes ? [resumption(resumes, language)] : []),
        ...(amount_due_cents > 0 ? [amountDue.it.left(left)] : []),
      ],
      facts,
      action: { label: 'Vedi i miei premi', href },
    }
  return {
    subject: received.fr.payment,
    title: received.fr.payment,
    greeting: greeting(firstname, 'fr'),
    paragraphs: [
      `Votre paiement par carte de ${total} est enregistré. Merci.`,
      ...(returned_cents > 0
        ? [`Entre-temps, ${back} avaient déjà été prélevés : nous vous rendrons cette somme sur votre carte.`]
        : []),
      ...(resumes ? [resumption(resumes, language)] : []),
      ...(amount_due_cents > 0 ? [amountDue.fr.left(left)] : []),
    ],
    facts,
    action: { label: 'Voir mes cotisations', href },
  }
}

const sample: Facts = {
  firstname: 'Hélène',
  paid: [
    { month: '2026-10', amount_cents: 3482 },
    { month: '2026-11', amount_cents: 3482 },
  ],
  returned_cents: 0,
  amount_due_cents: 0,
  resumes: { on: '2026-11-21', at: 'noon' },
  href: 'https://members.example/profile/receipts',
}

export const receiptSamples: readonly Sample[] = [
  { name: 'contributions-paid', letter: (language) => paidByCard(language, sample) },
  {
    name: 'contribution-paid-twice',
    letter: (language) =>
      paidByCard(language, { ...sample, paid: [], returned_cents: 3482, amount_due_cents: 9766, resumes: null }),
  },
]
