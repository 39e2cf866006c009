import { careName, type NamedCare } from '@coussinet/contract/domain/care-name.ts'
import { dayOf } from '@coussinet/contract/domain/days.ts'
import { dayAndMonth, longDay } from '@coussinet/contract/domain/format.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { subjectMessages } from './request.messages.ts'

export type NamedRequest = Pick<
  RefundRequest,
  'animals' | 'care_date' | 'care_kinds' | 'cause' | 'created_at' | 'vet_name'
>

type DatedCare = NamedCare & { care_date: string | null }

/** Name of a care, else its day as `inWords` has it; null where neither is known. */
export function careOrDay(care: DatedCare, language: Language, inWords = longDay): string | null {
  const { care_date } = care
  return careName(care, language) ?? (care_date && subjectMessages[language].careOf(inWords(care_date, language)))
}

/** Name of a request: its care, else its day, else the day on which it was begun; days without the year where `isShort`. */
export function requestName(request: NamedRequest, language: Language, isShort = false): string {
  const inWords = isShort ? dayAndMonth : longDay
  return (
    careOrDay(request, language, inWords) ??
    subjectMessages[language].begunOn(inWords(dayOf(request.created_at), language))
  )
}

/** Parts of a request’s title: its animals where they are known, and its name. */
export function titleParts(request: NamedRequest, language: Language, isShort = false): string[] {
  const animals = request.animals.map(({ name }) => name).join(', ')
  return [...(animals === '' ? [] : [animals]), requestName(request, language, isShort)]
}

/** The animals of a request, its name and its reference: a title, which no other request has. */
export function requestTitle(
  request: NamedRequest & Pick<RefundRequest, 'tracking_reference'>,
  language: Language,
): string {
  return [...titleParts(request, language), request.tracking_reference].filter(Boolean).join(' · ')
}
