import type { Day } from '@coussinet/contract/domain/days.ts'
import type { PaperFacts } from '../../paper-facts.ts'

/** Since when the certificate says what it says: the contract's making, or the last animal added or price changed since. */
export function certificateDay({ contract, animals, price_revisions, today }: PaperFacts): Day {
  const added = animals.flatMap(({ cover_start }) =>
    cover_start !== null && cover_start > contract.effective_date ? [cover_start] : [],
  )
  const changes = [...added, ...price_revisions.map(({ from_day }) => from_day)].filter((day) => day <= today)
  return [contract.created_on, ...changes].toSorted().at(-1) ?? contract.created_on
}
