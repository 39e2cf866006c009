import { lostDays } from '@coussinet/contract/domain/cover.ts'

/** Figures of the conditions, beside what the rules of refunds know. */
export const agreed = {
  entry: { youngest_months: 2, oldest_years: 8 },
  stay_days: 90,
  event_days: 45,
  answer_days: 30,
  report_days: 15,
  lost_days: lostDays,
  withdrawal_days: 14,
  refund_days: 30,
  notice_days: 14,
  second_notice_days: 5,
  second_attempt_days: 10,
  mandate_days: 5,
} as const
