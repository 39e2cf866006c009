import type { Country } from '@coussinet/contract/domain/countries.ts'
import { addDays, addMonths, anniversary, anniversaryOnOrBefore, type Day } from '@coussinet/contract/domain/days.ts'

type ContractEnd = {
  /** last day with cover */
  ends_on: Day
  rule: 'one_month' | 'two_months' | 'anniversary'
}

// decision record 0018
const italianNotice = 30

/** Earliest day on which a contract can end if its end is requested on `today`. */
export function earliestEnd(
  { country, effective_date }: { country: Country; effective_date: Day },
  today: Day,
): ContractEnd {
  if (country === 'IT')
    return { ends_on: dayBefore(anniversaryFrom(effective_date, addDays(today, italianNotice))), rule: 'anniversary' }
  const months = country === 'BE' ? 2 : 1
  const afterNotice = addMonths(today, months)
  const first = anniversary(effective_date, 1)
  if (afterNotice <= first) return { ends_on: dayBefore(first), rule: 'anniversary' }
  return { ends_on: dayBefore(afterNotice), rule: months === 1 ? 'one_month' : 'two_months' }
}

const dayBefore = (day: Day) => addDays(day, -1)

/** First anniversary on or after `day`, but not before the first one. */
function anniversaryFrom(effective_date: Day, day: Day): Day {
  const first = anniversary(effective_date, 1)
  if (day <= first) return first
  const before = anniversaryOnOrBefore(effective_date, addDays(day, -1))
  return anniversary(effective_date, Number(before.slice(0, 4)) - Number(effective_date.slice(0, 4)) + 1)
}
