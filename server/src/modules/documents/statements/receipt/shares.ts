import { type DueDays, type InsuredAnimal, contributionOf } from '#modules/contributions/contributions.ts'
import { sumOf } from '@coussinet/contract/domain/sum.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'

type Insured = InsuredAnimal & { name: string }
type Paid = DueDays & { month: string; amount_cents: number; end_date: Day | null }

/** What each animal has of a month's contribution, in cents; null where the prices do not tell, for then the amount had other reasons. */
export function sharesOf(
  animals: readonly Insured[],
  { month, amount_cents, end_date, ...dueDays }: Paid,
): { name: string; share_cents: number }[] | null {
  const shares = animals
    .map((animal) => ({
      name: animal.name,
      share_cents: contributionOf({ ...dueDays, end_date, animals: [animal] }, month),
    }))
    .filter(({ share_cents }) => share_cents > 0)
  return sumOf(shares, ({ share_cents }) => share_cents) === amount_cents ? shares : null
}
