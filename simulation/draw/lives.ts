import type { SimMember } from '../acts.ts'
import type { Random } from '../random.ts'
import { addDays, momentOf } from './calendar.ts'
import type { DrawnAct } from './claims.ts'

/** Draws what happens beside claims: an animal that dies or is sold, a look at the notifications. */
export function drawLives(random: Random, member: SimMember, aDay: () => string): DrawnAct[] {
  const { nevg } = member
  const acts: DrawnAct[] = []
  if (random.chance(0.06)) {
    const day = aDay()
    const { id: animal_id } = random.pick(member.animals)
    const reason = random.pick(['deceased', 'sold', 'lost'] as const)
    acts.push({
      kind: 'end-animal',
      nevg,
      at: momentOf(day, random.whole(0, 860)),
      animal_id,
      reason,
      on: addDays(day, -random.whole(0, 6)),
    })
  }
  if (random.chance(0.3)) acts.push({ kind: 'read-notifications', nevg, at: momentOf(aDay(), random.whole(0, 860)) })
  return acts
}
