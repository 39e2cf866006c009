import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import Pause from 'lucide-react/icons/circle-pause'
import Clock3 from 'lucide-react/icons/clock-3'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Note } from '#ui/Note.tsx'
import { detailMessages } from './detail.messages.ts'
import styles from './request-page.module.css'

type ClockState = { kind: 'paused' } | { kind: 'late'; days: number; day: string } | null

/** Sentence of the clock beside the day of the answer: stopped while the member must act, or late by so many days. */
export function getClockState({
  status,
  late_days,
  expected_by,
}: Pick<RefundRequest, 'status' | 'late_days' | 'expected_by'>): ClockState {
  if (status === 'action-required') return { kind: 'paused' }
  return late_days > 0 && expected_by !== null ? { kind: 'late', days: late_days, day: expected_by } : null
}

/** Says that the clock is stopped, or by how much the answer is late; nothing otherwise. */
export function Clock({ request }: { request: RefundRequest }) {
  const { clock: words } = useMessages(detailMessages)
  const format = useFormat()
  const clock = getClockState(request)
  if (clock === null) return null
  return (
    <div className={styles.clockNote}>
      {clock.kind === 'paused' ? (
        <Note tone="info" icon={<Pause />}>
          {words.paused}
        </Note>
      ) : (
        <Note tone="warning" icon={<Clock3 />}>
          {words.late(clock.days, format.weekdayAndDay(clock.day))}
        </Note>
      )}
    </div>
  )
}
