import type { Country } from '@coussinet/contract/domain/countries.ts'
import { addDays, type Day, daysBetween } from '@coussinet/contract/domain/days.ts'
import { computeChance } from './demo-id.ts'
import { type DemoTime, workingDay } from './demo-time.ts'
import { getSeedMember, seedNotifications, type SeedRequest } from './seed-rows.ts'

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
const openings: Record<string, Day> = { q024: '2026-11-19', q025: '2026-11-20', q205: '2026-11-19' }

/** The life of a request at hours at which members file and a team works; what was told to the member happened then. */
export function composeRequestHistory(request: SeedRequest, time: DemoTime): RequestHistory {
  const { request: name, submitted_on, decided_on, payment_date } = request
  if (submitted_on === null) throw new Error(`${name} was never filed`)
  const asked_on = askedOn(name)
  const { country } = getSeedMember(request.member)
  const worked = (day: Day | null) => (day === null ? null : time.working(day, country))
  const at = (moved: Day | null, hour: string) => (moved === null ? null : time.moment(moved, hour))
  const decided = worked(decided_on)
  return {
    filed: time.moment(addDays(time.day(submitted_on), -daysEarlier(request, time)), between(`${name} filed`, 8, 20)),
    processing: at(worked(openedOn(request)), between(`${name} opened`, 8, 8)),
    asked: at(worked(asked_on), findNotifiedMoment(name, 'action_required')?.hour ?? between(`${name} asked`, 10, 16)),
    answered: at(answers[name] ? time.day(answers[name].answered_on) : null, between(`${name} answered`, 17, 20)),
    decided: at(
      decided,
      (findNotifiedMoment(name, 'refund_accepted') ?? findNotifiedMoment(name, 'refund_rejected'))?.hour ??
        between(`${name} decided`, 10, 16),
    ),
    paid: at(
      payment_date && decided && paidOn(time.day(payment_date), { decided, country, today: time.today }),
      findNotifiedMoment(name, 'refund_paid')?.hour ?? between(`${name} paid`, 12, 12),
    ),
  }
}

/** Day of the care, which was before the request was filed however the days were moved. */
export const careDay = (request: SeedRequest, time: DemoTime): Day =>
  addDays(time.day(request.care_date), -daysEarlier(request, time))

/** Days by which a request is moved back, because the insurer's first day of work on it would lie ahead. */
function daysEarlier(request: SeedRequest, time: DemoTime): number {
  const opened_on = openedOn(request)
  if (opened_on === null) return 0
  return Math.max(0, daysBetween(time.working(opened_on, getSeedMember(request.member).country), time.day(opened_on)))
}

const askedOn = (name: string): Day | null =>
  answers[name]?.asked_on ?? findNotifiedMoment(name, 'action_required')?.day ?? null

const openedOn = ({ request: name, decided_on }: SeedRequest): Day | null =>
  askedOn(name) ?? decided_on ?? openings[name] ?? null

/** Money leaves on a day after the decision's. */
function paidOn(moved: Day, { decided, ...of }: { decided: Day; country: Country; today: Day }): Day {
  return workingDay(moved > decided ? moved : addDays(decided, 1), of)
}

function findNotifiedMoment(name: string, kind: string): { day: Day; hour: string } | null {
  const one = seedNotifications.find(
    (notification) => notification.kind === kind && notification.params['refund'] === name,
  )
  return one ? { day: one.created_at.slice(0, 10), hour: one.created_at.slice(11, 16) } : null
}

/** HH:MM from the first hour to the end of the last one. */
function between(text: string, first: number, last: number): string {
  const minutes = first * 60 + computeChance(text, (last - first + 1) * 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
