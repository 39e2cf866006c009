import { careName } from '@coussinet/contract/domain/care-name.ts'
import { dayOf } from '@coussinet/contract/domain/days.ts'
import { dayAndMonth, longDay } from '@coussinet/contract/domain/format.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { subjectMessages } from './request.messages.ts'

export type NamedRequest = Pick<
  RefundRequest,
  'animals' | 'care_date' | 'care_kinds' | 'cause' | 'created_at' | 'vet_name'
>

/** Name of a request: its care, else its day, else the day on which it was begun; days without the year where `isShort`. */
export function requestName(request: NamedRequest, language: Language, isShort = false): string {
  const words = subjectMessages[language]
  const inWords = isShort ? dayAndMonth : longDay
  const { care_date, created_at } = request
  return (
    careName(request, language) ??
    (care_date === null
      ? words.begunOn(inWords(dayOf(created_at), language))
      : words.careOf(inWords(care_date, language)))
  )
}

/** The animals of a request, its name and its reference: a title, which no other request has. */
export function requestTitle(
  request: NamedRequest & Pick<RefundRequest, 'tracking_reference'>,
  language: Language,
): string {
  const names = request.animals.map(({ name }) => name).join(', ')
  return [names, requestName(request, language), request.tracking_reference].filter(Boolean).join(' · ')
}
