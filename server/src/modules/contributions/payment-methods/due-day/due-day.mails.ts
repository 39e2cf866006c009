import { exampleNevg } from '@coussinet/contract/brand/nevg-like.ts'
import { getCompany } from '@coussinet/contract/company.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { euros, longDay } from '@coussinet/contract/domain/format.ts'
import { languages } from '@coussinet/contract/domain/languages.ts'
import { cardNumber, toPaymentMethods } from '@coussinet/contract/domain/payments.ts'
import { readablePhone } from '@coussinet/contract/domain/phones.ts'
import * as fr from '@coussinet/texts/fr/mails.ts'
import * as it from '@coussinet/texts/it/mails.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/mails.ts'
import { greeting } from '#platform/outbox/greeting.ts'
import type { Letter, SampleLetter } from '#platform/outbox/letter.ts'
import { creditor } from '#platform/paper/insurer.ts'
import { mandateReference } from '#platform/text/reference.ts'

export type DebitMeans =
  /**
   * `account` is masked; `from` is set if the first debits still use another account; `other_holder` if somebody else
   * pays
   */
  | { kind: 'bank_account'; account: string; umr: string; from: Day | null; other_holder: string | null }
  | { kind: 'card'; brand: string; last4: string }

type DueDayFacts = {
  firstname: string
  due_day: number
  debits: readonly { due_date: Day; amount_cents: number }[]
  unmoved: readonly Day[]
  means: DebitMeans | null
  country: Country
  href: string
}

const words = messages({ fr: fr.dueDayLetter, it: it.dueDayLetter, nl: nl.dueDayLetter })

/** Announces the coming debits after a change of the due day: days, amounts and account. */
export function debitsAnnounced(
  language: Language,
  { firstname, due_day, debits, unmoved, means, country, href }: DueDayFacts,
): Letter {
  const { title, day, none, debited, stays, announced, call } = words[language]
  const staying = debits.filter(({ due_date }) => unmoved.includes(due_date))
  return {
    subject: title(due_day),
    title: title(due_day),
    greeting: greeting(firstname, language),
    paragraphs:
      debits.length === 0
        ? [day(due_day), none]
        : [
            debited(due_day),
            ...(means ? [meansInWords(means, language)] : []),
            ...staying.map(({ due_date }) => stays(longDay(due_date, language))),
            announced,
          ],
    facts: debits.map(({ due_date, amount_cents }) => ({
      label: longDay(due_date, language),
      value: euros(amount_cents, language),
    })),
    action: { label: toPaymentMethods[language], href },
    notes: [call(readablePhone(getCompany(country).phone))],
  }
}

function meansInWords(means: DebitMeans, language: Language): string {
  const { of_card, of_account, of_somebody_else } = words[language]
  if (means.kind === 'card') return of_card(cardNumber(means))
  const { account, umr, from, other_holder } = means
  const text = of_account({
    account,
    umr,
    creditor: creditor.identifier,
    from: from === null ? null : longDay(from, language),
  })
  return other_holder === null ? text : `${text} ${of_somebody_else(other_holder)}`
}

const sample: DueDayFacts = {
  firstname: 'Hélène',
  due_day: 10,
  debits: [
    { due_date: '2026-12-07', amount_cents: 3482 },
    { due_date: '2027-01-11', amount_cents: 3482 },
    { due_date: '2027-02-10', amount_cents: 3482 },
  ],
  unmoved: ['2026-12-07'],
  means: {
    kind: 'bank_account',
    account: 'FR76 •••• 4821',
    umr: mandateReference(exampleNevg, 2),
    from: null,
    other_holder: null,
  },
  country: 'FR',
  href: 'https://members.example/profile/payment-methods',
}

export const dueDaySamples: readonly SampleLetter[] = [
  {
    name: 'due-day-changed',
    letter: (language) => debitsAnnounced(language, { ...sample, country: languages[language].country }),
  },
  {
    name: 'due-day-of-a-card',
    letter: (language) =>
      debitsAnnounced(language, { ...sample, unmoved: [], means: { kind: 'card', brand: 'visa', last4: '4417' } }),
  },
]
