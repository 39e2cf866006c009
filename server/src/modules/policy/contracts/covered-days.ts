import type { Country } from '@coussinet/contract/domain/countries.ts'
import { addDays, type Day } from '@coussinet/contract/domain/days.ts'
import type { Db } from '#platform/db/db.ts'
import type { ContractDays } from '../cover/outside-cover.ts'
import { findContractHistory } from './past-contracts.store.ts'

type ContractCover = ContractDays & { country: Country; first_day: Day }

/**
 * Country's law and days with cover of a member's contract and those it replaced; `first_day` is that of the first one.
 * Undefined before the contract.
 */
export async function findCoveredDays(db: Db, member_id: string): Promise<ContractCover | undefined> {
  const contract = await findContractHistory(db, member_id)
  if (!contract) return undefined
  const { country, effective_date, end_date, past } = contract
  const suspensions = [...past.flatMap((replaced) => replaced.suspensions), ...contract.suspensions]
  return {
    country,
    first_day: past.reduce((first, one) => (one.effective_date < first ? one.effective_date : first), effective_date),
    end_date,
    suspensions: suspensions.map(({ from_day: from, to_day: to }) => ({ from, to })),
    gaps: findGaps(past, effective_date),
  }
}

/** Days between contracts that ended, earliest first, and the one that begins on `effective_date`, which none of them covers. */
export function findGaps(
  past: readonly { effective_date: Day; end_date: Day }[],
  effective_date: Day,
): ContractDays['gaps'] {
  const gaps: { from: Day; to: Day }[] = []
  let last = past[0]?.end_date ?? effective_date
  for (const next of [...past.slice(1), { effective_date, end_date: effective_date }]) {
    const [from, to] = [addDays(last, 1), addDays(next.effective_date, -1)]
    if (from <= to) gaps.push({ from, to })
    if (next.end_date > last) last = next.end_date
  }
  return gaps
}
