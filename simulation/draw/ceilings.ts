import type { SimLine, SimMember } from '../acts.ts'
import { findInsuranceYear } from '../model/refunds/counters.ts'
import { findFormula } from '../model/refunds/formulas.ts'
import type { Random } from '../random.ts'
import { addDays, momentOf } from './calendar.ts'
import type { DrawnAct } from './claims.ts'

const agreedKinds = ['surgery', 'anaesthesia', 'hospitalisation']
const otherKinds = ['consultation', 'xray', 'medication', 'emergency']

type Quote = { name: string; lines: SimLine[] }
type Request = { name: string; lines: SimLine[]; quote: Quote | null }

/**
 * Draws some weeks in which an animal's ceiling is nearly used up: agreements with several invoices, of the agreed care,
 * of a part of it or of other care; corrections up and down; payments in several transfers, and transfers that come back.
 */
export function drawFullCeiling(random: Random, member: SimMember, { name, day }: { name: string; day: string }) {
  const { nevg } = member
  const { id: animal_id, formula, cover_start } = random.pick(member.animals)
  const { ceiling_cents, rate } = findFormula(formula)
  const cause = 'accident' as const
  const acts: DrawnAct[] = []
  const quotes: Quote[] = []
  const requests: Request[] = []
  let on = day
  let minute = random.whole(0, 60)
  const soon = () => momentOf(on, (minute += random.whole(1, 10)))
  const again = () => (random.chance(0.06) ? { repeated: true as const } : {})

  /** Lines of a bill that brings about that share of the ceiling. */
  const linesOf = (kinds: readonly string[], share: number): SimLine[] => {
    const count = random.whole(1, 2)
    const billed_cents = Math.round((ceiling_cents * share * 100) / rate / count) + random.whole(-99, 99)
    return Array.from({ length: count }, () => ({
      animal_id,
      care_kind: random.pick(kinds),
      billed_cents: Math.max(1, billed_cents),
      event: null,
      reason_code: null,
    }))
  }
  const scale = (lines: readonly SimLine[], factor: number) =>
    lines.map((line) => ({ ...line, billed_cents: Math.round(line.billed_cents * factor) }))

  /** Lines of an invoice under an agreement, or of the correction of its decision. */
  const underAgreement = ({ lines }: Quote): SimLine[] => {
    const other = () => linesOf(otherKinds, random.whole(5, 40) / 100)
    const one = random.next()
    if (one < 0.3) return lines
    if (one < 0.55) return scale(lines, random.whole(2, 8) / 10)
    if (one < 0.7) return [...lines, ...other()]
    return one < 0.9 ? other() : scale(lines, 1.3)
  }

  /** Day and cause of a bill; under an agreement some are those of another insurance year, or of another cause. */
  function drawCare(quote: Quote | null): { care_date: string; cause: 'accident' | 'illness' } {
    if (quote === null || random.chance(0.85)) return { care_date: on, cause }
    return random.chance(0.5)
      ? { care_date: addDays(findInsuranceYear(cover_start, on).first, -random.whole(1, 20)), cause }
      : { care_date: on, cause: 'illness' }
  }

  function fileBill(quote: Quote | null): void {
    const request = `${name}-r${requests.length + 1}`
    const lines = quote ? underAgreement(quote) : linesOf([...agreedKinds, ...otherKinds], random.whole(10, 90) / 100)
    const care = { animal_ids: [animal_id], ...drawCare(quote), first_symptoms_on: null }
    acts.push({ kind: 'file', nevg, at: soon(), request, ...care, quote: quote?.name ?? null })
    acts.push({ kind: 'open', nevg, at: soon(), request })
    acts.push({ kind: 'accept', nevg, at: soon(), request, lines, ...again() })
    requests.push({ name: request, lines, quote })
  }

  function fileQuote(): void {
    const quote = `${name}-q${quotes.length + 1}`
    const lines = linesOf(agreedKinds, random.whole(15, 70) / 100)
    const billed = lines.map(({ care_kind, billed_cents }) => ({ care_kind, billed_cents }))
    const about = { animal_id, planned_on: on, cause, first_symptoms_on: null, lines: billed }
    acts.push({ kind: 'quote', nevg, at: soon(), quote, ...about })
    const valid_until = addDays(on, random.whole(3, 45))
    acts.push({ kind: 'answer-quote', nevg, at: soon(), quote, outcome: 'agreed', valid_until, reason: null })
    quotes.push({ name: quote, lines })
  }

  const pay = ({ name: request }: Request) => {
    acts.push({ kind: 'pay', nevg, at: soon(), request, payment_date: on, ...again() })
  }

  function correct(request: Request): void {
    const lines = request.quote ? underAgreement(request.quote) : scale(request.lines, random.whole(3, 20) / 10)
    const reason = 'Une ligne avait été oubliée.'
    acts.push({ kind: 'correct', nevg, at: soon(), request: request.name, lines, reason, ...again() })
  }

  for (let left = random.whole(10, 24); left > 0; left -= 1) {
    const days = random.pick([0, 0, 1, 1, 2, 3, 5])
    if (days > 0 || minute > 700) {
      on = addDays(on, Math.max(1, days))
      minute = random.whole(0, 300)
    }
    const quote = quotes.length > 0 ? random.pick(quotes) : null
    const request = requests.length > 0 ? random.pick(requests) : null
    const one = random.next()
    // Given up, an agreement keeps nothing any more.
    if (quote !== null && random.chance(0.06))
      acts.push({ kind: 'withdraw-quote', nevg, at: soon(), quote: quote.name })
    else if (quote === null || one < 0.12) fileQuote()
    else if (request === null || one < 0.35) fileBill(quote)
    else if (one < 0.48) fileBill(null)
    else if (one < 0.7) correct(request)
    else if (one < 0.88) pay(request)
    else acts.push({ kind: 'return-payment', nevg, at: soon(), request: request.name, returned_on: on, ...again() })
  }
  return acts
}
