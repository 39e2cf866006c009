import type { SimMember } from '../acts.ts'
import type { Random } from '../random.ts'
import { addDays, momentOf } from './calendar.ts'
import type { DrawnAct } from './claims.ts'
import { formulas, prices } from './members.ts'

type Year = { name: string; begins: string; days: number }

/** Draws changes of formula: asked for at any time of the contract's year, answered, given up or forgotten; and the insurer's own. */
export function drawFormulas(random: Random, { nevg, animals }: SimMember, { name, begins, days }: Year): DrawnAct[] {
  const acts: DrawnAct[] = []
  const drawAt = (day: string) => momentOf(day, random.whole(0, 860))
  const aDay = () => addDays(begins, random.whole(0, days - 1))
  for (let place = 1; random.chance(0.3) && place < 4; place += 1) {
    const { id: animal_id, type } = random.pick(animals)
    const change = `${name}-${place}`
    const asked = aDay()
    acts.push({ kind: 'ask-formula', nevg, at: drawAt(asked), change, animal_id, formula: random.pick(formulas[type]) })
    const answered = addDays(asked, random.whole(1, 40))
    if (random.chance(0.15)) acts.push({ kind: 'withdraw-formula', nevg, at: drawAt(answered), change })
    if (random.chance(0.2)) continue
    const outcome = random.chance(0.85) ? 'confirmed' : 'refused'
    const takes_effect_on =
      outcome === 'confirmed' && random.chance(0.7) ? addDays(answered, random.whole(-1, 20)) : null
    acts.push({ kind: 'answer-formula', nevg, at: drawAt(answered), change, outcome, takes_effect_on })
  }
  if (random.chance(0.15)) {
    const { id: animal_id, type } = random.pick(animals)
    const monthly_price_cents = random.pick(prices)
    acts.push({
      kind: 'put-formula',
      nevg,
      at: drawAt(aDay()),
      animal_id,
      formula: random.pick(formulas[type]),
      monthly_price_cents,
    })
  }
  return acts
}
