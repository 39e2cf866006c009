import { isBankDay } from '#modules/contributions/contributions.ts'
import { type Day, addDays, dayOf } from '@coussinet/contract/domain/days.ts'

// domain rules §4.6: an account is debited from the fifth business day after its mandate was signed
const bankDaysAhead = 5

/** The account debited on a day: that of the latest mandate signed early enough, or of the first one ever; undefined without any. */
export function debitedAccount<M extends { signed_at: Date }>(mandates: readonly M[], on: Day): M | undefined {
  return mandates.findLast(({ signed_at }) => bankDaysLater(dayOf(signed_at), bankDaysAhead) <= on) ?? mandates[0]
}

function bankDaysLater(from: Day, count: number): Day {
  let day = from
  for (let left = count; left > 0; day = addDays(day, 1)) if (isBankDay(addDays(day, 1))) left -= 1
  return day
}
