import type { DeductibleEvent } from '@coussinet/contract/refund-arithmetic.ts'
import { eventMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import styles from './arithmetic.module.css'

type EventNoteProps = {
  event: DeductibleEvent
  /** Amount that the refund takes of the deductible itself. */
  deductible_cents: number
}

/** The event that the care of a refund belongs to, and whether its deductible was already taken. */
export function EventNote({ event: { first_day, last_day, used_cents }, deductible_cents }: EventNoteProps) {
  const words = useMessages(eventMessages)
  const format = useFormat()
  const first = format.longDay(first_day)
  const used = format.euros(used_cents)
  const text =
    used_cents === 0
      ? words.begins(format.longDay(last_day))
      : deductible_cents === 0
        ? words.borne(first, used)
        : words.partly(first, used)
  return <p className={`${styles.event} small muted`}>{text}</p>
}
