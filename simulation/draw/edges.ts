import type { SimMember } from '../acts.ts'
import type { Random } from '../random.ts'
import { addDays } from './calendar.ts'
import { type DrawnAct, drawClaim } from './claims.ts'

/** Day on which something begins or ends, for one animal or for all (null). */
type Edge = { day: string; animal_id: string | null; is_change?: true }

/**
 * Last days of contracts and animals, first and last days of suspensions and of formulas, and days on which a suspended
 * member paid what had been declined.
 */
function findEdges(acts: readonly DrawnAct[]): Edge[] {
  const suspended = acts.some((act) => act.kind === 'put-contract' && act.status === 'suspended')
  const declined = new Set(acts.flatMap((act) => (act.kind === 'decline-receipt' ? act.receipt : [])))
  const asked = new Map(acts.flatMap((act) => (act.kind === 'ask-formula' ? [[act.change, act.animal_id]] : [])))
  const edges = acts.flatMap((act): Edge[] => {
    const ofAll = (days: (string | null)[]) => days.flatMap((day) => (day === null ? [] : { day, animal_id: null }))
    if (act.kind === 'debit-receipt') return suspended && declined.has(act.receipt) ? ofAll([act.payment_date]) : []
    if (act.kind === 'end-animal') return [{ day: act.on, animal_id: act.animal_id }]
    if (act.kind === 'answer-formula') {
      const { change, takes_effect_on: day } = act
      return day === null ? [] : [{ day, animal_id: asked.get(change) ?? null, is_change: true }]
    }
    if (act.kind === 'replace-contract') return ofAll([act.effective_date])
    if (act.kind !== 'put-contract') return []
    return ofAll([act.end_date, ...act.suspensions.flatMap(({ from_day, to_day }) => [from_day, to_day])])
  })
  return [...new Map(edges.map((edge) => [`${edge.day} ${edge.animal_id}`, edge])).values()]
}

/** Draws claims for care of the days on which cover or a formula begins or ends, and of the days beside them. */
export function drawEdgeClaims(
  random: Random,
  member: SimMember,
  acts: readonly DrawnAct[],
  name: (place: number) => string,
): DrawnAct[] {
  return findEdges(acts).flatMap(({ day, animal_id, is_change }, place) => {
    // Care of the weeks before a change is often billed after it.
    const days = is_change && random.chance(0.5) ? [-random.whole(1, 25)] : [-1, 0, 0, 1, 1]
    const care_date = addDays(day, random.pick(days))
    const own = member.animals.filter(({ id }) => animal_id === null || id === animal_id)
    return drawClaim(
      random,
      { ...member, animals: own.length > 0 ? own : member.animals },
      name(place),
      addDays(care_date, random.whole(0, 12)),
      care_date,
    )
  })
}
