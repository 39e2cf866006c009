import { declineNames } from '@coussinet/contract/domain/payments.ts'
import type { ReceiptDetail } from '@coussinet/contract/receipts.ts'
import { payOverdueMessages, withoutCardMessages } from '#messages/receipts.ts'
import { takesCards } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { SideBlock } from '#ui/SideBlock.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import { attemptMoments } from './attempt-moments.ts'
import styles from './receipt.module.css'

/** Attempts in order, and the next step. */
export function Attempts({ receipt }: { receipt: ReceiptDetail }) {
  const words = useMessages(payOverdueMessages)
  const instead = useMessages(withoutCardMessages)
  const names = useMessages(declineNames)
  const format = useFormat()
  const title = receipt.status === 'upcoming' ? words.steps : words.history
  const moments = attemptMoments(receipt).map(({ state, what, on, means, decline_code }, index) => ({
    id: `${what}-${index}`,
    state,
    what:
      what === 'paid' || what === 'declined'
        ? words.moment[what][means]
        : what === 'waiting' && !takesCards()
          ? instead.waiting
          : words.moment[what],
    when: on === null ? undefined : format.longDay(on),
    detail: decline_code === null ? undefined : names[decline_code],
  }))
  return (
    <SideBlock title={title} className={styles.attempts}>
      <Timeline label={title} moments={moments} landing={receipt.status === 'paid'} />
    </SideBlock>
  )
}
