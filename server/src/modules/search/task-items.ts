import type { Limits } from '@coussinet/contract/animals.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { dayWithoutYear, euros, longDay } from '@coussinet/contract/domain/format.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { contributionName, contributionsTotal } from '@coussinet/contract/domain/payments.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import type { Receipt } from '@coussinet/contract/receipts.ts'
import type { SearchHit } from '@coussinet/contract/search.ts'
import * as fr from '@coussinet/texts/fr/search-terms.ts'
import * as it from '@coussinet/texts/it/search-terms.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/search-terms.ts'
import type { SearchableRequest } from '#modules/refunds/refunds.ts'
import { requestItem, type SearchItem } from './own-items.ts'

const taskWords = messages({ fr: fr.taskWords, it: it.taskWords, nl: nl.taskWords })

const task = (title: string, text: string | null, href: string): SearchHit => ({
  kind: 'task',
  title,
  text,
  href,
  download: false,
})

/** Task that tells what is left of an animal's ceiling; `withCeiling` puts the figure in, which is read for those that are found alone. */
export function ceilingItem({ animal_id, name }: { animal_id: string; name: string }, language: Language): SearchItem {
  const { called } = taskWords[language].ceiling
  return { found: task(name, null, `/animals/${animal_id}`), by: { title: '', words: called, text: name } }
}

/** Ceiling of an animal with its figures: Plafond d’Oslo : il reste 1 458 €. */
export function withCeiling(found: SearchHit, { ceiling, vaccine_package }: Limits, language: Language): SearchHit {
  const { title, text, vaccines } = taskWords[language].ceiling
  const amount = (cents: number) => euros(cents, language)
  const parts = [
    text(amount(ceiling.amount_cents), longDay(ceiling.year_end, language)),
    ...(vaccine_package.amount_cents > 0 ? [vaccines(amount(vaccine_package.remaining_cents))] : []),
  ]
  return { ...found, title: title(found.title, amount(ceiling.remaining_cents)), text: parts.join(' · ') }
}

// Who is not content means one of the last decisions.
const mostDisputed = 3

/** The newest decisions that can be disputed, those that paid less than was billed first. */
export function disputeItems(requests: readonly SearchableRequest[], language: Language): SearchItem[] {
  const { called } = taskWords[language].dispute
  const isWhole = ({ refunds }: SearchableRequest) =>
    refunds.length > 0 && refunds.every(({ billed_cents, refunded_cents }) => refunded_cents >= billed_cents)
  return requests
    .filter(({ may_be_disputed }) => may_be_disputed)
    .toSorted((one, other) => Number(isWhole(one)) - Number(isWhole(other)))
    .slice(0, mostDisputed)
    .map((request) => {
      const { found } = requestItem(request, language, { mayWrite: true })
      return {
        found: task(
          pageNames.dispute[language],
          [found.title, found.text].filter(Boolean).join(' · '),
          `/refunds/${request.request_id}/dispute`,
        ),
        by: { title: pageNames.dispute[language], words: called, text: request.animals.join(' ') },
      }
    })
}

type SearchableReceipt = Pick<Receipt, 'id' | 'month' | 'amount_cents' | 'status' | 'due_date'>

export function paymentItems(
  receipts: readonly SearchableReceipt[],
  { language, today }: { language: Language; today: Day },
): SearchItem[] {
  const words = taskWords[language]
  const declined = receipts.filter(({ status }) => status === 'declined')
  const [next] = receipts
    .filter(({ status, due_date }) => status === 'upcoming' && due_date >= today)
    .toSorted((one, other) => compareStrings(one.due_date, other.due_date))
  const items: SearchItem[] = []
  if (declined.length > 0) {
    const title = words.due.title(euros(contributionsTotal(declined), language))
    items.push({ found: task(title, null, '/profile/receipts/due'), by: { title: '', words: words.due.called } })
  }
  if (next) {
    const title = words.next_payment.title(euros(next.amount_cents, language), dayWithoutYear(next.due_date, language))
    items.push({
      found: task(title, contributionName(next.month, language), `/profile/receipts/${next.id}`),
      by: { title: '', words: words.next_payment.called },
    })
  }
  return items
}

export const profileItems = (language: Language): SearchItem[] =>
  (['phones', 'address', 'email', 'password', 'personal-data'] as const).map((panel) => {
    const { title, text, called } = taskWords[language][panel]
    return { found: task(title, text, `/profile#${panel}`), by: { title, words: called } }
  })
