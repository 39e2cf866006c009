import type { ActOf, SimMember } from '../acts.ts'
import type { Random } from '../random.ts'
import { addDays, momentOf } from './calendar.ts'
import type { DrawnAct } from './claims.ts'
import { drawId } from './members.ts'

type Year = { begins: string; days: number }

/** Draws the people whom a member presents: signed, begun and validated, or not; gains that are discovered, repeated and paid. */
export function drawGodchildren(random: Random, { nevg }: SimMember, { begins, days }: Year): DrawnAct[] {
  const acts: DrawnAct[] = []
  for (let place = 1; random.chance(0.25) && place < 4; place += 1) {
    const godchild = drawId(random)
    const is_sponsor = random.chance(0.06)
    let on = addDays(begins, random.whole(0, days - 1))
    const at = () => momentOf(on, random.whole(0, 860))
    const later = (least: number, most: number) => (on = addDays(on, random.whole(least, most)))
    const again = () => (random.chance(0.1) ? { repeated: true as const } : {})
    const put = (status: ActOf<'put-godchild'>['status'], effective_date: string | null) => {
      const of = { nevg, godchild, firstname: random.pick(['Léa M.', 'Paolo R.', 'Inès D.']), is_sponsor }
      acts.push({ kind: 'put-godchild', at: at(), ...of, status, effective_date, ...again() })
    }
    put('created', null)
    later(1, 8)
    const effective_date = addDays(on, random.whole(0, 20))
    if (random.chance(0.85)) put('signed', effective_date)
    if (random.chance(0.3)) {
      later(1, 20)
      put('pending', null)
    }
    on = addDays(effective_date, random.whole(10, 30))
    put('validated', random.chance(0.8) ? effective_date : null)
    if (!random.chance(0.85)) continue
    later(0, 6)
    acts.push({ kind: 'draw-gain', nevg, at: at(), godchild, ...again() })
    later(1, 12)
    acts.push({ kind: 'pay-gain', nevg, at: at(), godchild, paid_on: on, ...again() })
  }
  return acts
}
