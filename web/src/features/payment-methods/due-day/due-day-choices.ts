import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'

type Told = Pick<
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
}: Omit<Told, 'allowed_due_days'>): string | null {
  const known = due_day_choices.find((choice) => choice.due_day === due_day)
  if (known) return known.next_debit_on
  return next_debit_on === second_attempt_on ? null : next_debit_on
}

/** The days that may be chosen, in the order of the month, the present one among them even where it is no longer allowed. */
export function dueDayChoices(methods: Told): DueDayChoice[] {
  const { due_day, allowed_due_days, due_day_choices } = methods
  const present = nextOfDueDay(methods)
  const days = [...new Set([due_day, ...allowed_due_days])].toSorted((one, other) => one - other)
  return days.map((day) => {
    const next =
      day === due_day ? present : (due_day_choices.find((choice) => choice.due_day === day)?.next_debit_on ?? null)
    return { due_day: day, next_debit_on: next, stays: day !== due_day && next !== null && next === present }
  })
}
