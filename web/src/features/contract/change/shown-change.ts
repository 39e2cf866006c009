import { addDays } from '@coussinet/contract/domain/days.ts'
import type { FormulaChange } from '@coussinet/contract/formula-changes.ts'

/** Days for which a finished change stays on the contract's page. */
const toldFor = 60

/** The change that an animal's card shows: the last one, unless the member cancelled it or it has been over for two months. */
export function shownChange(
  changes: readonly FormulaChange[],
  animal_id: string,
  today: string,
): FormulaChange | undefined {
  const [last] = changes.filter((change) => change.animal_id === animal_id)
  if (!last || last.status === 'withdrawn') return undefined
  if (last.status === 'pending' || last.status === 'confirmed') return last
  const ended = last.status === 'refused' ? (last.answered_at ?? last.asked_at).slice(0, 10) : last.takes_effect_on
  return today <= addDays(ended, toldFor) ? last : undefined
}
