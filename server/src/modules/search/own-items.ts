import type { Animal } from '@coussinet/contract/animals.ts'
import type { DocumentEntry, InsurerDocument } from '@coussinet/contract/documents.ts'
import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { pastRefundLabels } from '@coussinet/contract/domain/bill.ts'
import { careKindNames, careName, causeNames } from '@coussinet/contract/domain/care.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { disputeStatusNames } from '@coussinet/contract/domain/disputes.ts'
import { documentNames, documentOfAnimal } from '@coussinet/contract/domain/documents.ts'
import { euros, longDay, monthInWords } from '@coussinet/contract/domain/format.ts'
import { contributionName, receiptStatus } from '@coussinet/contract/domain/payments.ts'
import { quoteStatusNames } from '@coussinet/contract/domain/quotes.ts'
import { refundStatusNames, shownStatus } from '@coussinet/contract/domain/requests.ts'
import type { Receipt } from '@coussinet/contract/receipts.ts'
import type { SearchHit } from '@coussinet/contract/search.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import type { SearchableQuote, SearchableRequest } from '#modules/refunds/refunds.ts'
import type { SearchEntry } from '#platform/search/search.ts'
import { searchWords } from './search-words.ts'

/** Item of the search: how it is shown, and what it is found by. */
export type SearchItem = { found: SearchHit; by: Omit<SearchEntry, 'id'> }

const joined = (parts: readonly (string | false | null | undefined)[], separator = ' ') =>
  parts.filter(Boolean).join(separator)

/** An amount as it is typed, with its cents and without them when there are none. */
const typed = (cents: number) => joined([(cents / 100).toFixed(2), cents % 100 === 0 ? String(cents / 100) : null])

/** `12 novembre 2026`, `2026-11-12`, `12/11/2026` */
const dayWords = (day: Day | null, language: Language) =>
  day === null ? null : joined([longDay(day, language), ...day.split('-')])

type SearchableAnimal = Pick<Animal, 'name' | 'breed' | 'type' | 'colour' | 'icad'> & {
  animal_id: string
  /** name under which it is sold; null without cover */
  formula: string | null
}

/** A member's animal: by its name, its breed, its formula and its number, whole or in threes as it is printed. */
export function animalItem(
  { animal_id: id, name, breed, type, colour, icad, formula }: SearchableAnimal,
  language: Language,
): SearchItem {
  return {
    found: { kind: 'animal', title: name, text: breed || null, href: `/animals/${id}`, download: false },
    by: {
      title: name,
      words: joined([
        breed,
        formula,
        searchWords[language].called.animal[type],
        icad,
        icad?.replaceAll(/.{3}/g, '$& '),
      ]),
      text: colour,
    },
  }
}

/** A request with its refunds; its draft goes on where it stopped, for who may. */
export function requestItem(
  request: SearchableRequest,
  language: Language,
  { mayWrite }: { mayWrite: boolean },
): SearchItem {
  const words = searchWords[language]
  const { request_id, status, tracking_reference, care_date, invoice_number, vet_name, animals, refunds, care } =
    request
  const isDraft = status === 'draft'
  const before = request.before_portal && pastRefundLabels[language].before
  const day = care_date === null ? null : words.care(longDay(care_date, language))
  const named = careName(request, language)
  const title = joined([animals.join(', '), named ?? day], ' · ')
  const total = (name: 'billed_cents' | 'refunded_cents') => sumBy(refunds, (refund) => refund[name])
  const paid = refunds.every(({ payment_date, refunded_cents }) => payment_date !== null || refunded_cents === 0)
  const shown = refundStatusNames[language][shownStatus({ status, paid })]
  const amounts =
    refunds.length === 0
      ? null
      : words.refunded(euros(total('refunded_cents'), language), euros(total('billed_cents'), language))
  const text = joined([shown, amounts, named && day, refunds.length > 0 && vet_name, tracking_reference, before], ' · ')
  return {
    found: {
      kind: 'refund',
      title: title || (isDraft ? words.draft : words.request),
      text,
      href: isDraft && mayWrite ? `/refunds/new?request=${request_id}` : `/refunds/${request_id}`,
      download: false,
    },
    by: {
      title: joined([animals.join(' '), tracking_reference]),
      words: joined([
        vet_name,
        invoice_number,
        ...care,
        typed(total('refunded_cents')),
        typed(total('billed_cents')),
        ...refunds.flatMap(({ refunded_cents, billed_cents, lines }) =>
          [refunded_cents, billed_cents, ...lines.map((line) => line.billed_cents)].map(typed),
        ),
      ]),
      text: joined([
        words.called.refund,
        shown,
        before,
        dayWords(care_date, language),
        ...refunds.map(({ payment_date }) => dayWords(payment_date, language)),
        ...request.messages,
        ...request.disputes.flatMap(({ status, reason }) => [
          words.called.dispute,
          disputeStatusNames[language][status],
          reason,
        ]),
      ]),
    },
  }
}

/** A vet's quote: by its animal, its vet, its care and the names of its files; its draft goes on where it stopped, for who may. */
export function quoteItem(quote: SearchableQuote, language: Language, { mayWrite }: { mayWrite: boolean }): SearchItem {
  const words = searchWords[language]
  const { quote_id, status, animal_name, planned_on, vet_name, cause, lines, refunded_cents, files } = quote
  const care = [
    ...new Set(
      lines.flatMap(({ label, care_kind }) => [...(label ? [label] : []), careKindNames[language][care_kind]]),
    ),
  ]
  const billed = sumBy(lines, ({ billed_cents }) => billed_cents)
  const shown = quoteStatusNames[language][status]
  const amounts =
    refunded_cents === null
      ? billed > 0 && euros(billed, language)
      : words.refunded(euros(refunded_cents, language), euros(billed, language))
  return {
    found: {
      kind: 'quote',
      title: joined([animal_name, words.quote], ' · '),
      text: joined([shown, amounts, planned_on && words.care(longDay(planned_on, language)), vet_name], ' · '),
      href: status === 'draft' && mayWrite ? `/quotes/new?quote=${quote_id}` : `/quotes/${quote_id}`,
      download: false,
    },
    by: {
      title: joined([animal_name, words.quote]),
      words: joined([vet_name, ...care, ...files, typed(billed), refunded_cents !== null && typed(refunded_cents)]),
      text: joined([words.called.quote, shown, cause && causeNames[language][cause], dayWords(planned_on, language)]),
    },
  }
}

type SearchableReceipt = Pick<
  Receipt,
  'id' | 'month' | 'amount_cents' | 'status' | 'decline_code' | 'payment_date' | 'due_date'
>

export function receiptItem(
  { id, month, amount_cents, status, decline_code, payment_date, due_date }: SearchableReceipt,
  language: Language,
): SearchItem {
  const words = searchWords[language]
  const named = monthInWords(month, language)
  const shown = receiptStatus({ status, decline_code }, language)
  return {
    found: {
      kind: 'receipt',
      title: contributionName(month, language),
      text: `${euros(amount_cents, language)} · ${shown}`,
      href: `/profile/receipts/${id}`,
      download: false,
    },
    by: {
      title: named,
      words: joined([words.called.receipt, typed(amount_cents), shown]),
      text: joined([dayWords(due_date, language), dayWords(payment_date, language)]),
    },
  }
}

export function documentItem(
  { type, animal_id, issued_on, href }: DocumentEntry,
  animals: ReadonlyMap<string, string>,
  language: Language,
): SearchItem {
  const words = searchWords[language]
  const name = animal_id === null ? undefined : animals.get(animal_id)
  const named = documentNames[language][type]
  const title = name === undefined ? named : documentOfAnimal(named, name, language)
  return {
    found: { kind: 'document', title, text: longDay(issued_on, language), href, download: true },
    by: { title, words: `${words.called.document[type]} pdf`, text: issued_on.slice(0, 4) },
  }
}

export function insurerDocumentItem({ title, issued_on, href }: InsurerDocument, language: Language): SearchItem {
  return {
    found: { kind: 'document', title, text: longDay(issued_on, language), href, download: true },
    by: { title, words: `${searchWords[language].called.insurer_document} pdf`, text: issued_on.slice(0, 4) },
  }
}
