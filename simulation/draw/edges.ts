import type { SimMember } from '../acts.ts'
import type { Random } from '../random.ts'
import { addDays } from './calendar.ts'
import { type DrawnAct, drawClaim } from './claims.ts'

/** Last days of contracts, first and last days of suspensions, and days on which a suspended member paid what had been declined. */
function findEdges(acts: readonly DrawnAct[]): string[] {
  const suspended = acts.some((act) => act.kind === 'put-contract' && act.status === 'suspended')
  const declined = new Set(acts.flatMap((act) => (act.kind === 'decline-receipt' ? act.receipt : [])))
  const days = acts.flatMap((act) => {
    if (act.kind === 'debit-receipt') return suspended && declined.has(act.receipt) ? [act.payment_date] : []
    if (act.kind === 'end-animal') return [act.on]
    if (act.kind !== 'put-contract') return []
    return [act.end_date, ...act.suspensions.flatMap(({ from_day, to_day }) => [from_day, to_day])]
  })
  return [...new Set(days)].filter((day) => day !== null)
}

/** Draws claims for care of the days on which cover begins or ends, and of the days beside them. */
export function drawEdgeClaims(
  random: Random,
  member: SimMember,
  acts: readonly DrawnAct[],
  name: (place: number) => string,
): DrawnAct[] {
  return findEdges(acts).flatMap((edge, place) => {
    const care_date = addDays(edge, random.pick([-1, 0, 0, 1, 1]))
    return drawClaim(random, member, name(place), addDays(care_date, random.whole(0, 12)), care_date)
  })
}
