import type { Country } from '@coussinet/contract/domain/countries.ts'
import { addDays, addMonths, anniversary, type Day, daysBetween } from '@coussinet/contract/domain/days.ts'
import { complaintTerms } from '@coussinet/contract/domain/disputes.ts'
import { limitationYears } from '@coussinet/contract/domain/requests.ts'
import { addLegalWorkingDays } from '#platform/time/working-days.ts'

type DisputeDates = { disputed_on: Day; answered_on: Day | null; country: Country; today: Day }

export type DisputeClock = {
  acknowledge_by: Day | null
  answer_by: Day
  late_days: number
  mediator_from: Day
  mediator_until: Day
}

/**
 * Days of a dispute by the law of the contract's country (`complaintTerms`). The member can turn to the mediator once
 * there is an answer, since only they can say whether it satisfies them, or after the last day for one.
 */
export function disputeClock({ disputed_on, answered_on, country, today }: DisputeDates): DisputeClock {
  const { acknowledge_working_days, answer, mediator_years } = complaintTerms[country]
  const answer_by = 'months' in answer ? addMonths(disputed_on, answer.months) : addDays(disputed_on, answer.days)
  const unanswered = addDays(answer_by, 1)
  return {
    acknowledge_by:
      acknowledge_working_days === null ? null : addLegalWorkingDays(disputed_on, acknowledge_working_days, country),
    answer_by,
    late_days: answered_on === null ? Math.max(0, daysBetween(answer_by, today)) : 0,
    mediator_from: answered_on !== null && answered_on < unanswered ? answered_on : unanswered,
    mediator_until: anniversary(disputed_on, mediator_years),
  }
}

/**
 * Last day on which a decision can be disputed: the limitation period of filing (`limitationYears`), counted from the
 * decision, because the request interrupted it until then (article 89, §5 of the Belgian law of 4 April 2014 for every
 * insurer; more generous than L114-2 and article 2943 c.c., which insurers may be).
 */
export const disputeUntil = (decided_on: Day, country: Country): Day =>
  anniversary(decided_on, limitationYears[country])
