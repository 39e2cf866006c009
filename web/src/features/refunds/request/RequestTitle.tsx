import { dayOf } from '@coussinet/contract/domain/days.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { subjectMessages } from './request.messages.ts'

type Named = Pick<RefundRequest, 'animals' | 'care_date' | 'created_at'>

/** Subject of a request: its care, or the day on which it was begun; without the year in lists. */
export function useRequestSubject(request: Named, isShort = false): string {
  const words = useMessages(subjectMessages)
  const format = useFormat()
  const inWords = isShort ? format.dayAndMonth : format.longDay
  return request.care_date === null
    ? words.begunOn(inWords(dayOf(request.created_at)))
    : words.careOf(inWords(request.care_date))
}

/** The animals of a request and what it is about. */
export function RequestTitle({ request }: { request: Named }) {
  const subject = useRequestSubject(request, true)
  const names = request.animals.map(({ name }) => name).join(', ')
  return names === '' ? (
    subject
  ) : (
    <>
      {names} <span className="sep">·</span> {subject}
    </>
  )
}
