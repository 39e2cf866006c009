import { brandName } from '@coussinet/contract/brand/values.ts'
import { received } from '@coussinet/contract/domain/contact.ts'
import { coverResumes } from '@coussinet/contract/domain/cover.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { euros, longDay } from '@coussinet/contract/domain/format.ts'
import { amountDue, contributionName, contributionsTotal } from '@coussinet/contract/domain/payments.ts'
import * as fr from '@coussinet/texts/fr/mails.ts'
import * as it from '@coussinet/texts/it/mails.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/mails.ts'
import { greeting } from '#platform/outbox/greeting.ts'
import type { Letter, SampleLetter } from '#platform/outbox/letter.ts'

type PaidContribution = { month: string; amount_cents: number }

type CardPaymentFacts = {
  firstname: string
  paid: readonly PaidContribution[]
  /** amount already paid by debit when the card payment arrived */
  returned_cents: number
  /** still due after the payment */
  amount_due_cents: number
  resumes: { on: Day; at: 'midnight' | 'noon' } | null
  href: string
}

const words = messages({ fr: fr.paidByCard, it: it.paidByCard, nl: nl.paidByCard })

export function formatPaymentDescription(language: Language, contributions: readonly PaidContribution[]): string {
  const [first] = contributions
  if (contributions.length === 1 && first) return `${brandName} – ${contributionName(first.month, language)}`
  return `${brandName} – ${words[language].several(contributions.length)}`
}

export function paidByCard(
  language: Language,
  { firstname, paid, returned_cents, amount_due_cents, resumes, href }: CardPaymentFacts,
): Letter {
  const { registered, returned, resumes: resumed, open } = words[language]
  const total = euros(contributionsTotal(paid) + returned_cents, language)
  return {
    subject: received[language].payment,
    title: received[language].payment,
    greeting: greeting(firstname, language),
    paragraphs: [
      registered(total),
      ...(returned_cents > 0 ? [returned(euros(returned_cents, language))] : []),
      ...(resumes ? [resumed(coverResumes(longDay(resumes.on, language), resumes.at, language))] : []),
      ...(amount_due_cents > 0 ? [amountDue[language].left(euros(amount_due_cents, language))] : []),
    ],
    facts: paid.map((one) => ({
      label: contributionName(one.month, language),
      value: euros(one.amount_cents, language),
    })),
    action: { label: open, href },
  }
}

const sample: CardPaymentFacts = {
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

export const receiptSamples: readonly SampleLetter[] = [
  { name: 'contributions-paid', letter: (language) => paidByCard(language, sample) },
  {
    name: 'contribution-paid-twice',
    letter: (language) =>
      paidByCard(language, { ...sample, paid: [], returned_cents: 3482, amount_due_cents: 9766, resumes: null }),
  },
]
