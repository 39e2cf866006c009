import type { Day } from '@coussinet/contract/domain/days.ts'
import { chanceOf } from './demo-id.ts'
import type { DemoTime } from './demo-time.ts'
import { seedNotifications, type SeedRequest } from './seed-rows.ts'

/** Moments of what happened to a filed request; null for what has not. */
export type RequestHistory = {
  filed: Date
  processing: Date | null
  asked: Date | null
  answered: Date | null
  decided: Date | null
  paid: Date | null
}

// Facts that the rows do not hold: a question that was answered, and who opened what is being processed.
const answers: Record<string, { asked_on: Day; answered_on: Day }> = {
  q019: { asked_on: '2026-11-12', answered_on: '2026-11-16' },
}
const openedOn: Record<string, Day> = { q024: '2026-11-19', q025: '2026-11-20', q205: '2026-11-19' }

/** The life of a request at hours at which members file and a team works; what was told to the member happened then. */
export function historyOf(request: SeedRequest, time: DemoTime): RequestHistory {
  const { request: name, submitted_on, decided_on, payment_date } = request
  if (submitted_on === null) throw new Error(`${name} was never filed`)
  const asked_on = answers[name]?.asked_on ?? told(name, 'action_required')?.day ?? null
  const opened_on = asked_on ?? decided_on ?? openedOn[name] ?? null
  const at = (day: Day | null, hour: string) => (day === null ? null : time.at(day, hour))
  return {
    filed: time.at(submitted_on, between(`${name} filed`, 8, 20)),
    processing: at(opened_on, between(`${name} opened`, 8, 8)),
    asked: at(asked_on, told(name, 'action_required')?.hour ?? between(`${name} asked`, 10, 16)),
    answered: at(answers[name]?.answered_on ?? null, between(`${name} answered`, 17, 20)),
    decided: at(
      decided_on,
      (told(name, 'refund_accepted') ?? told(name, 'refund_rejected'))?.hour ?? between(`${name} decided`, 10, 16),
    ),
    paid: at(payment_date, told(name, 'refund_paid')?.hour ?? between(`${name} paid`, 12, 12)),
  }
}

function told(name: string, kind: string): { day: Day; hour: string } | null {
  const one = seedNotifications.find(
    (notification) => notification.kind === kind && notification.params['refund'] === name,
  )
  return one ? { day: one.created_at.slice(0, 10), hour: one.created_at.slice(11, 16) } : null
}

/** HH:MM from the first hour to the end of the last one. */
function between(text: string, first: number, last: number): string {
  const minutes = first * 60 + chanceOf(text, (last - first + 1) * 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
