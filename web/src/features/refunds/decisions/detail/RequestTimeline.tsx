import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import Pause from '~icons/lucide/circle-pause'
import Clock3 from '~icons/lucide/clock-3'
import { detailMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Note } from '#ui/Note.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import { Timeline, type TimelineMoment } from '#ui/Timeline.tsx'
import styles from './request-page.module.css'

type TimelineMoments = RefundRequest['timeline']

/** Drawing of each moment: solid once reached, the latest in hand, refused in its own way, stitched to come. */
export function momentStates(timeline: TimelineMoments): TimelineMoment['state'][] {
  const last = timeline.findLastIndex(({ at }) => at !== null)
  return timeline.map(({ step, at }, index) => {
    if (at === null) return 'todo'
    if (step === 'rejected') return 'refused'
    return index === last && step !== 'finished' ? 'now' : 'done'
  })
}

const looks: Record<RefundRequest['status'], string | undefined> = {
  draft: undefined,
  pending: styles.followWaiting,
  processing: styles.followWaiting,
  'action-required': styles.followAsk,
  'action-done': styles.followWaiting,
  accepted: undefined,
  rejected: undefined,
}

export function RequestTimeline({ request }: { request: RefundRequest }) {
  const words = useMessages(detailMessages)
  const format = useFormat()
  const { timeline, expected_by, late_days, status, usual_days } = request
  const states = momentStates(timeline)
  const decision = timeline.findIndex(({ step, at }) => at === null && step === 'accepted')
  const moments = timeline.map(({ step, at }, index): TimelineMoment => {
    const expected =
      index === decision && expected_by !== null && late_days === 0
        ? words.clock.expected(format.weekdayAndDay(expected_by))
        : undefined
    return {
      id: `${step}-${index}`,
      state: states[index] ?? 'todo',
      what: words.moment[step],
      when: at === null ? expected : format.longInstant(at),
    }
  })
  return (
    <SideBlock title={words.follow} className={`${styles.follow} ${looks[status] ?? ''}`}>
      <Timeline label={words.follow} moments={moments} landing={timeline.at(-1)?.step === 'finished'} />
      {usual_days !== null && expected_by !== null && (
        <p className={`small muted ${styles.usual}`}>
          {words.clock.usual(usual_days.median, usual_days.p90)} {words.clock.cases(usual_days.cases)}
        </p>
      )}
    </SideBlock>
  )
}

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

/** Shows that the clock is stopped, or by how much the answer is late; empty otherwise. */
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
