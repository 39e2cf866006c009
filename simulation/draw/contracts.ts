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

type PutContract = Extract<DrawnAct, { kind: 'put-contract' }>
type ContractFacts = Pick<PutContract, 'at' | 'status' | 'end_date' | 'suspensions'>
/** Days of a contract; null: it has no last one. */
export type ContractDays = { from: string; to: string | null }

/** Draws contracts that follow one another, with the days of all: after the end that was drawn before, or after one of their own. */
export function drawNextContracts(
  random: Random,
  { nevg, contract_number, effective_date }: SimMember,
  { begins, days }: Omit<Year, 'name'>,
  drawn: readonly DrawnAct[],
): { acts: DrawnAct[]; contracts: ContractDays[] } {
  const acts: DrawnAct[] = []
  const contracts: ContractDays[] = []
  const numbers = [contract_number]
  let from = effective_date
  let known: ContractFacts | undefined = drawn.findLast((act) => act.kind === 'put-contract')
  if (random.chance(0.06)) acts.push(askEnd(random, nevg, addDays(begins, random.whole(0, days - 1)), ['termination']))
  while (numbers.length < 4 && random.chance(known?.end_date ? 0.7 : 0.2)) {
    const about = { nevg, number: numbers.at(-1) ?? '' }
    if (!known?.end_date) {
      const earliest = known ? addDays(dayOf(known.at), 1) : addDays(begins, random.whole(0, days - 30))
      const ended = drawLastDay(random, about, earliest, known?.suspensions ?? [])
      acts.push(...ended)
      known = ended.findLast((act) => act.kind === 'put-contract')
    }
    if (!known?.end_date) break
    contracts.push({ from, to: known.end_date })
    // Some go back to a number that was theirs.
    const number =
      numbers.length > 1 && random.chance(0.2) ? contract_number : `${contract_number}-${numbers.length + 1}`
    numbers.push(number)
    const following = drawFirstDay(random, { nevg, number }, { reported_on: dayOf(known.at), end_date: known.end_date })
    acts.push(...following.acts)
    from = following.from
    known = following.known
  }
  return { acts, contracts: [...contracts, { from, to: known?.end_date ?? null }] }
}

type ContractKey = { nevg: string; number: string }

const dayOf = (at: string) => at.slice(0, 10)
const drawMoment = (random: Random, day: string, earliest = 0) => momentOf(day, random.whole(earliest, 860))

type Ending = Extract<DrawnAct, { kind: 'ask-end' }>['ending']
const askEnd = (random: Random, nevg: string, day: string, endings: readonly Ending[]): DrawnAct => ({
  kind: 'ask-end',
  nevg,
  at: drawMoment(random, day),
  ending: random.pick(endings),
})

/** Draws the end of a contract that another one replaces; some members asked for it, and some contracts end while they are suspended. */
function drawLastDay(
  random: Random,
  { nevg, number }: ContractKey,
  earliest: string,
  suspensions: PutContract['suspensions'],
): DrawnAct[] {
  const reported_on = addDays(earliest, random.whole(0, 60))
  return [
    ...(random.chance(0.4) ? [askEnd(random, nevg, addDays(reported_on, -random.whole(1, 50)), ['termination'])] : []),
    {
      kind: 'put-contract',
      nevg,
      number,
      at: momentOf(reported_on, random.whole(0, 300)),
      status: 'terminated',
      end_date: addDays(reported_on, -random.whole(0, 6)),
      suspensions: suspensions.map(({ from_day, to_day }) => ({
        from_day,
        to_day: to_day ?? (random.chance(0.5) ? addDays(reported_on, -1) : null),
      })),
    },
  ]
}

/**
 * Draws a contract after an ended one, at once or after some days: sent before, on or after its first day, which is put right at times;
 * then an end that the member asks for, or a suspension.
 */
function drawFirstDay(
  random: Random,
  { nevg, number }: ContractKey,
  former: { reported_on: string; end_date: string },
): { acts: DrawnAct[]; from: string; known: ContractFacts } {
  const { reported_on, end_date } = former
  const gap = random.pick([0, 0, 0, 1, 2, random.whole(3, 40), random.whole(3, 40)])
  let from = addDays(end_date, 1 + gap)
  const earliest = end_date < reported_on ? reported_on : addDays(end_date, 1)
  const wanted = random.pick([earliest, earliest, from, addDays(from, random.whole(1, 20))])
  const sent = wanted < earliest ? earliest : wanted
  const again = random.chance(0.15) ? { repeated: true as const } : {}
  const about = { kind: 'replace-contract', nevg, number } as const
  const at = drawMoment(random, sent, 301)
  const acts: DrawnAct[] = [{ ...about, at, effective_date: from, ...again }]
  let known: ContractFacts = { at, status: 'active', end_date: null, suspensions: [] }
  if (random.chance(0.25)) {
    const other = addDays(from, random.whole(-10, 10))
    from = other > end_date ? other : addDays(end_date, 1)
    acts.push({ ...about, at: drawMoment(random, addDays(sent, random.whole(1, 15))), effective_date: from })
  }
  if (random.chance(0.15))
    acts.push(askEnd(random, nevg, addDays(from, random.whole(-1, 15)), ['withdrawal', 'termination']))
  if (random.chance(0.3)) {
    const on = addDays(sent, random.whole(16, 50))
    const suspension = { from_day: addDays(on, -random.whole(0, 3)), to_day: null }
    known = { at: drawMoment(random, on), status: 'suspended', end_date: null, suspensions: [suspension] }
    acts.push({ kind: 'put-contract', nevg, number, ...known })
  }
  return { acts, from, known }
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
