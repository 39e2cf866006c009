import type { Check, RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useQuery } from '@tanstack/react-query'
import Stethoscope from '~icons/lucide/stethoscope'
import { followMessages } from '#messages/refunds.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Note } from '#ui/Note.tsx'
import { getAnimalName } from '../../cover/request-animals.ts'
import { refundQueries } from '../../queries/refunds.queries.ts'
import { requestName } from '../request/request-name.ts'
import styles from './FollowNote.module.css'

type CheckedEvent = Check['events'][number]

export function FollowNote({ request, follows }: { request: RefundRequest; follows: string }) {
  const { note: words } = useMessages(followMessages)
  const language = useLanguage()
  const format = useFormat()
  const { data: followed } = useQuery({ ...refundQueries.request(follows), retry: false })
  const { data: check } = useQuery(refundQueries.check(request.id))
  function say({ event, amount_cents, ended_on }: CheckedEvent): string {
    const amount = format.euros(amount_cents)
    if (event === null) return ended_on === null ? words.begins(amount) : words.over(format.longDay(ended_on), amount)
    const days = [format.longDay(event.first_day), format.longDay(event.last_day)] as const
    return event.used_cents >= amount_cents
      ? words.same(...days, amount)
      : words.partly(...days, format.euros(event.used_cents), format.euros(amount_cents - event.used_cents))
  }
  const events = check?.events ?? []
  const hasInvoice = request.files.some(({ type }) => type === 'invoice')
  return (
    <div className={styles.note}>
      <Note icon={<Stethoscope />} title={followed ? words.title(requestName(followed, language)) : words.alone}>
        {!hasInvoice && <p>{words.carried}</p>}
        {events.map((event) => (
          <p key={event.animal_id}>
            {events.length > 1 ? words.of(getAnimalName(request, event.animal_id) ?? '', say(event)) : say(event)}
          </p>
        ))}
      </Note>
    </div>
  )
}
