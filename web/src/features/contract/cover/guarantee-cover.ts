import type { Animal } from '@coussinet/contract/animals.ts'
import { waitingDays } from '@coussinet/contract/brand/values.ts'
import { type Guarantee, guarantees } from '@coussinet/contract/domain/cover.ts'
import type { Contract } from '@coussinet/contract/profile.ts'

export type GuaranteeCover =
  | { guarantee: Guarantee; state: 'covered' | 'waiting'; from: string; days_left: number }
  /** Before the cover begins the days of waiting alone are known. */
  | { guarantee: Guarantee; state: 'planned'; waiting_days: number }
  | { guarantee: Guarantee; state: 'suspended'; since: string | null }
  | { guarantee: Guarantee; state: 'over'; until: string | null }
  /** `operated`: an illness is covered when it is operated on, and no other */
  | { guarantee: Guarantee; state: 'none'; operated: boolean }

/** Reads the cover of each guarantee, and since, from or until when; while the contract is suspended nothing that had begun. */
export function guaranteeCovers(
  { formula, limits, cover_end = null }: Pick<Animal, 'formula' | 'limits'> & { cover_end?: string | null },
  contract: Pick<Contract, 'status' | 'suspended_since'>,
): GuaranteeCover[] {
  return guarantees.map((guarantee) => {
    const waiting_days = waitingDays[formula.name]?.[guarantee] ?? null
    if (waiting_days === null) {
      const surgery = waitingDays[formula.name]?.illness_surgery ?? null
      return { guarantee, state: 'none', operated: guarantee === 'illness' && surgery !== null }
    }
    if (contract.status === 'terminated') return { guarantee, state: 'over', until: cover_end }
    const period = limits?.waiting_periods.find((one) => one.guarantee === guarantee)
    if (!period) return { guarantee, state: 'planned', waiting_days }
    if (contract.status === 'suspended') return { guarantee, state: 'suspended', since: contract.suspended_since }
    const { covered_from: from, days_left } = period
    return { guarantee, state: days_left === 0 ? 'covered' : 'waiting', from, days_left }
  })
}
