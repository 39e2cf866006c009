import type { Country } from '@coussinet/contract/domain/countries.ts'
import { addMonths, anniversary, type Day } from '@coussinet/contract/domain/days.ts'
import type { ErasureObstacle } from '@coussinet/contract/erasure.ts'
import { contractStatus } from '#modules/policy/policy.ts'
import type { RetentionSettings } from '#platform/config/retention-settings.ts'
import type { RetentionDuties } from './erasure-policy.store.ts'
import type { ErasureFacts } from './erasure.store.ts'

/** Obstacles to an erasure today, even on request; empty if there are none. */
export function obstacles(
  { contract, open_requests, unpaid_refunds, unpaid_contributions, unpaid_gains }: ErasureFacts,
  { held, today }: { held: boolean; today: Day },
): ErasureObstacle[] {
  const goesOn = contract !== null && contractStatus(contract, today) !== 'terminated'
  const found: [ErasureObstacle, boolean][] = [
    // article 17(3)(e): the establishment, exercise or defence of legal claims
    ['legal_hold', held],
    // article 17(1)(a): the data are still necessary, to perform the contract
    ['contract_goes_on', goesOn],
    ['requests_open', open_requests > 0],
    ['money_to_pay', unpaid_refunds + unpaid_gains > 0],
    ['money_due', unpaid_contributions > 0 || (contract?.amount_due_cents ?? 0) > 0],
  ]
  return found.flatMap(([obstacle, stands]) => (stands ? [obstacle] : []))
}

/**
 * Tells whether an obstacle remains after the retention time of the contract's data. Claims and requests have lapsed by
 * then; a lawsuit requires a legal hold.
 */
export const outlastsTime = (obstacle: ErasureObstacle): boolean =>
  obstacle === 'legal_hold' || obstacle === 'contract_goes_on'

/** Last days of the duties to keep what an erasure leaves. */
export function computeDuties(
  { contract, vouchers, mandates, last_mandate_end }: ErasureFacts,
  country: Country,
  { books_years, mandate_months }: RetentionSettings,
  today: Day,
): RetentionDuties {
  // Without a contract nothing was ever owed, so today counts as its end.
  const end = contract?.end_date ?? today
  const law = contract?.country ?? country
  const books = vouchers > 0 ? anniversary(end, books_years[law]) : null
  const mandateEnd =
    last_mandate_end === null
      ? null
      : last_mandate_end === 'infinity' || last_mandate_end > end
        ? end
        : last_mandate_end
  const mandate = mandates > 0 && mandateEnd !== null ? addMonths(mandateEnd, mandate_months[law]) : null
  const stillDue = (day: Day | null) => (day !== null && day >= today ? day : null)
  return { books: stillDue(books), mandate: stillDue(mandate) }
}
