import type { SimAnimal, SimMember } from '../acts.ts'
import type { Random } from '../random.ts'
import { addDays, momentOf } from './calendar.ts'
import type { DrawnAct } from './claims.ts'
import { formulas, prices } from './members.ts'

type Year = { name: string; begins: string; days: number }

/** Draws a contract that is suspended and resumed, or that ends. */
export function drawContract(random: Random, { nevg }: SimMember, { begins, days }: Omit<Year, 'name'>): DrawnAct[] {
  const acts: DrawnAct[] = []
  const suspensions: { from_day: string; to_day: string | null }[] = []
  const drawAt = (day: string) => momentOf(day, random.whole(0, 860))
  let on = addDays(begins, random.whole(0, days - 1))
  const put = (status: 'active' | 'suspended' | 'terminated', end_date: string | null) =>
    acts.push({
      kind: 'put-contract',
      nevg,
      at: drawAt(on),
      status,
      end_date,
      suspensions: structuredClone(suspensions),
    })
  if (random.chance(0.12)) {
    const suspension: { from_day: string; to_day: string | null } = {
      from_day: addDays(on, -random.whole(0, 3)),
      to_day: null,
    }
    suspensions.push(suspension)
    put('suspended', null)
    on = addDays(on, random.whole(4, 40))
    suspension.to_day = addDays(on, -random.whole(0, 3))
    if (random.chance(0.7)) put('active', null)
  }
  if (random.chance(0.1)) {
    const end_date = addDays(on, random.whole(-5, 40))
    for (const suspension of suspensions) suspension.to_day ??= on
    put(end_date < on ? random.pick(['active', 'terminated']) : 'active', end_date)
  }
  return acts
}

/** Draws changes of formula: asked for at any time of the contract's year, answered, given up or forgotten; and the insurer's own. */
export function drawFormulas(random: Random, { nevg, animals }: SimMember, { name, begins, days }: Year): DrawnAct[] {
  const acts: DrawnAct[] = []
  const drawAt = (day: string) => momentOf(day, random.whole(0, 860))
  const aDay = () => addDays(begins, random.whole(0, days - 1))
  const putFormula = ({ id: animal_id, type }: SimAnimal, at: string) => {
    const monthly_price_cents = random.pick(prices)
    acts.push({ kind: 'put-formula', nevg, at, animal_id, formula: random.pick(formulas[type]), monthly_price_cents })
  }
  for (let place = 1; random.chance(0.3) && place < 4; place += 1) {
    const animal = random.pick(animals)
    const { id: animal_id, type } = animal
    const change = `${name}-${place}`
    const asked = aDay()
    acts.push({ kind: 'ask-formula', nevg, at: drawAt(asked), change, animal_id, formula: random.pick(formulas[type]) })
    const answered = addDays(asked, random.whole(1, 40))
    if (random.chance(0.15)) acts.push({ kind: 'withdraw-formula', nevg, at: drawAt(answered), change })
    if (random.chance(0.2)) continue
    const outcome = random.chance(0.85) ? 'confirmed' : 'refused'
    const takes_effect_on =
      outcome === 'confirmed' && random.chance(0.7) ? addDays(answered, random.whole(-1, 20)) : null
    const monthly_price_cents = outcome === 'confirmed' && random.chance(0.8) ? random.pick(prices) : null
    acts.push({
      kind: 'answer-formula',
      nevg,
      at: drawAt(answered),
      change,
      outcome,
      takes_effect_on,
      monthly_price_cents,
    })
    if (random.chance(0.25)) putFormula(animal, drawAt(addDays(answered, random.whole(5, 60))))
  }
  if (random.chance(0.15)) putFormula(random.pick(animals), drawAt(aDay()))
  return acts
}
