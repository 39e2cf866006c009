import { sum } from '@coussinet/contract/domain/amounts.ts'
import { addDays, addMonths, type Day, daysBetween } from '@coussinet/contract/domain/days.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import { earlierEnd, type PricedStep } from '#modules/policy/policy.ts'
import { debitDay } from './debit-day.ts'
import { getDueDay, type DueDays } from './due-days.ts'

/** A price from `from_day` on, in cents. */
type PriceRevision = { from_day: Day; announced_on: Day; old_price_cents: number; new_price_cents: number }

export type InsuredAnimal = {
  cover_start: Day | null
  /** last day with cover, if it is not the contract's */
  cover_end?: Day | null
  monthly_price_cents: number
  price_revisions: readonly PriceRevision[]
  /** days between two contracts, earliest first, if there are any */
  gaps?: readonly { from: Day; to: Day }[]
  /** confirmed changes of its formula, in order, if there are any */
  formula_steps?: readonly PricedStep[]
}

type ContributionTerms = DueDays & { end_date: Day | null; animals: readonly InsuredAnimal[] }

/**
 * An animal's monthly price on a day, in cents; `monthly_price_cents` unless a revision or a change of formula applies.
 * A price announced before a change of formula was confirmed belongs to the former formula and ends with it.
 */
export function priceOn(
  {
    monthly_price_cents,
    price_revisions,
    formula_steps = [],
  }: Omit<InsuredAnimal, 'cover_start' | 'cover_end' | 'gaps'>,
  day: Day,
): number {
  const place = formula_steps.findLastIndex(({ takes_effect_on }) => takes_effect_on <= day)
  const step = formula_steps[place]
  const next = formula_steps[place + 1]
  const inOrder = price_revisions
    .filter(
      ({ from_day, announced_on }) =>
        step === undefined || (from_day > step.takes_effect_on && announced_on >= step.confirmed_on),
    )
    .filter(({ from_day }) => next === undefined || from_day < next.takes_effect_on)
    .toSorted((one, other) => compareStrings(one.from_day, other.from_day))
  const last = inOrder.findLast(({ from_day }) => from_day <= day)
  if (last) return last.new_price_cents
  if (step) return step.is_applied && next === undefined ? monthly_price_cents : step.monthly_price_cents
  return inOrder[0]?.old_price_cents ?? (next?.is_applied ? next.from_price_cents : monthly_price_cents)
}

/** Price of the covered days of a month, rounded half up to the cent (domain rules §2.2). */
function priceOfMonth(animal: InsuredAnimal, month: string, end_date: Day | null): number {
  const { cover_start } = animal
  if (cover_start === null) return 0
  const first: Day = `${month}-01`
  const next = addMonths(first, 1)
  const from = cover_start > first ? cover_start : first
  const last = earlierEnd(animal.cover_end ?? null, end_date)
  const to = last !== null && addDays(last, 1) < next ? addDays(last, 1) : next
  const days = daysBetween(first, next)
  // A change of formula divides its month; any other price applies to the whole month of its first day.
  const changes = (animal.formula_steps ?? []).map(({ takes_effect_on }) => takes_effect_on)
  const parts = [first, ...changes.filter((day) => first < day && day < next)]
  const weighed = sum(
    parts.map((begun, index) => {
      const [start, end] = [begun > from ? begun : from, parts[index + 1] ?? to]
      return priceOn(animal, begun) * Math.max(0, daysBetween(start, end < to ? end : to))
    }),
  )
  return Math.floor((2 * weighed + days) / (2 * days))
}

/** Parts of an animal's cover around the days between two contracts: each is debited like a cover of its own. */
function splitAtGaps(animal: InsuredAnimal): InsuredAnimal[] {
  const { cover_start, cover_end = null, gaps = [] } = animal
  const since = gaps.filter(({ to }) => cover_start !== null && to >= cover_start)
  const starts = [cover_start, ...since.map(({ to }) => addDays(to, 1))]
  return starts.map((from, place) => {
    const gap = since[place]
    return { ...animal, cover_start: from, cover_end: gap ? earlierEnd(cover_end, addDays(gap.from, -1)) : cover_end }
  })
}

/**
 * Amount of the debit of a month (YYYY-MM), in cents: the month itself, and the remaining days of the month before for
 * an animal whose cover began after that month's debit, or began again after days without a contract.
 */
export function computeContribution({ end_date, animals, ...dueDays }: ContributionTerms, month: string): number {
  const before = addMonths(`${month}-01`, -1).slice(0, 7)
  const [debited, debitedBefore] = [
    debitDay(month, getDueDay(dueDays, month)),
    debitDay(before, getDueDay(dueDays, before)),
  ]
  let amount = 0
  for (const animal of animals.flatMap(splitAtGaps)) {
    const { cover_start } = animal
    if (cover_start === null) continue
    if (cover_start <= debited) amount += priceOfMonth(animal, month, end_date)
    if (cover_start.startsWith(before) && cover_start > debitedBefore) amount += priceOfMonth(animal, before, end_date)
  }
  return amount
}
