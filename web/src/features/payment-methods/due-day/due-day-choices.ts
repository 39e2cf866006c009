import type { Day } from '@coussinet/contract/domain/days.ts'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'

type DueDayFacts = Pick<
  PaymentMethods,
  'due_day' | 'allowed_due_days' | 'due_day_choices' | 'next_debit_on' | 'second_attempt_on'
>

export type DueDayChoice = {
  due_day: number
  next_debit_on: string | null
  /** The debit that comes next stays where it is announced, whatever is chosen. */
  stays: boolean
}

/** The next debit of the due day, second attempts aside; null where none is known. */
export function nextOfDueDay({
  due_day,
  due_day_choices,
  next_debit_on,
  second_attempt_on,
}: Omit<DueDayFacts, 'allowed_due_days'>): string | null {
  const known = due_day_choices.find((choice) => choice.due_day === due_day)
  if (known) return known.next_debit_on
  return next_debit_on === second_attempt_on ? null : next_debit_on
}

// Good Friday to Easter Monday; Christmas with a weekend after it.
const longestClosure = 4

/**
 * Why the next debit is on another day of the month than the due day: banks are closed on it, or the debit was announced
 * before the due day was chosen; null where it is on that day.
 */
export function whyAnotherDay(due_day: number, next: Day): 'bank_day' | 'announced' | null {
  const later = Number(next.slice(8)) - due_day
  if (later === 0) return null
  return later > 0 && later <= longestClosure ? 'bank_day' : 'announced'
}

/** The days that may be chosen, in the order of the month, the present one among them even where it is no longer allowed. */
export function dueDayChoices(methods: DueDayFacts): DueDayChoice[] {
  const { due_day, allowed_due_days, due_day_choices } = methods
  const present = nextOfDueDay(methods)
  const days = [...new Set([due_day, ...allowed_due_days])].toSorted((one, other) => one - other)
  return days.map((day) => {
    const next =
      day === due_day ? present : (due_day_choices.find((choice) => choice.due_day === day)?.next_debit_on ?? null)
    return { due_day: day, next_debit_on: next, stays: day !== due_day && next !== null && next === present }
  })
}
