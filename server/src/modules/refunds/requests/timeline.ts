import type { Country } from '@coussinet/contract/fields.ts'
import type { RefundRequest, RefundStatus } from '@coussinet/contract/refund-requests.ts'
import { type Day, dayOf } from '@coussinet/contract/domain/days.ts'
import { expectedBy, lateByDays } from '#platform/working-days.ts'
import { isDecided, stepsToCome, type TimelineStep } from './refund-status.ts'

export type Move = { step: TimelineStep; at: Date }

/** The steps reached, each with its instant, then those to come. */
export function timelineOf(status: RefundStatus, moves: readonly Move[]): RefundRequest['timeline'] {
  const reached = moves.map(({ step, at }) => ({ step, at: at.toISOString() }))
  const toCome = stepsToCome(
    status,
    moves.map(({ step }) => step),
  )
  return [...reached, ...toCome.map((step) => ({ step, at: null }))]
}

/** The day by which a filed request is decided, and by how many days it is late; the clock stands still while the member must act. */
export function promiseOf(
  status: RefundStatus,
  moves: readonly Move[],
  country: Country,
  now: Date,
): { expected_by: Day | null; late_days: number } {
  const filed = moves.find(({ step }) => step === 'filed')
  if (!filed || isDecided(status)) return { expected_by: null, late_days: 0 }
  const asked = moves.filter(({ step }) => step === 'action-required')
  const answered = moves.filter(({ step }) => step === 'action-done')
  const pauses = asked.map(({ at }, index) => ({ from: at, to: answered[index]?.at ?? null }))
  const expected_by = expectedBy(filed.at, pauses, country)
  return { expected_by, late_days: lateByDays(expected_by, dayOf(now)) }
}
