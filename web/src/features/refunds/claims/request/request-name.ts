import { type CareKind, careName, type NamedCare } from '@coussinet/contract/domain/care.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { dayAndMonth, euros, longDay } from '@coussinet/contract/domain/format.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { subjectMessages } from '#messages/refund-requests.ts'
import { atClockTime } from '#platform/language/format.ts'

export type NamedRequest = Pick<
  RefundRequest,
  'animals' | 'care_date' | 'care_kinds' | 'cause' | 'created_at' | 'files' | 'vet_name'
>

/** Reading of a request's invoice, once it is read and looks like one. */
const readingOf = ({ files }: Pick<RefundRequest, 'files'>) =>
  files.find(({ type, reading }) => type === 'invoice' && reading?.document === 'invoice')?.reading

/** Kinds of care of a request: those of its decision, before it those that were read of its invoice. */
export const getCareKinds = (request: NamedRequest): readonly CareKind[] =>
  request.care_kinds.length > 0
    ? request.care_kinds
    : (readingOf(request)?.lines.flatMap(({ care_kind }) => care_kind ?? []) ?? [])

type DatedCare = NamedCare & { care_date: string | null }

/** Name of a care, else its day; null where neither is known. */
export function careOrDay(care: DatedCare, language: Language): string | null {
  const { care_date } = care
  return careName(care, language) ?? (care_date && subjectMessages[language].careOf(longDay(care_date, language)))
}

const namedCare = (request: NamedRequest) => ({ ...request, care_kinds: getCareKinds(request) })

/** Name of a request: its care, else its day, else the day of creation. */
export function requestName(request: NamedRequest, language: Language): string {
  return (
    careOrDay(namedCare(request), language) ??
    subjectMessages[language].begunOn(longDay(toLocalDay(request.created_at), language))
  )
}

/** Name of a request in a list; before the decision with a distinction: the total that was read, and the day or moment. */
function nameInList(request: NamedRequest, language: Language): string {
  const { care_date, created_at } = request
  const care = careName(namedCare(request), language)
  if (request.care_kinds.length > 0 && care !== null) return care
  const total = readingOf(request)?.total_cents
  const amount = total?.sure ? euros(total.value, language) : null
  const words = subjectMessages[language]
  // At the end of a title that may be as wide as its row.
  const unbrokenDay = (day: string) => dayAndMonth(day, language).replaceAll(' ', '\u00a0')
  const day = care_date && unbrokenDay(care_date)
  const begun = `${words.begunOn(unbrokenDay(toLocalDay(created_at)))} ${atClockTime(created_at, language)}`
  return (care ? [care, amount, day] : [day ? words.careOf(day) : begun, amount]).filter(Boolean).join(', ')
}

/** Parts of a request’s title in a list: its animals where they are known, and its name there. */
export function titleParts(request: NamedRequest, language: Language): string[] {
  return [...animalsOf(request), nameInList(request, language)]
}

function animalsOf({ animals }: NamedRequest): string[] {
  return animals.length === 0 ? [] : [animals.map(({ name }) => name).join(', ')]
}

/** The animals of a request, its name and its reference: a title, which no other request has. */
export function requestTitle(
  request: NamedRequest & Pick<RefundRequest, 'tracking_reference'>,
  language: Language,
): string {
  return [...animalsOf(request), requestName(request, language), request.tracking_reference].filter(Boolean).join(' · ')
}
