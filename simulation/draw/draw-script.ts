import type { Act, Fault, Script } from '../acts.ts'
import { createRandom, type Random } from '../random.ts'
import { addDays, daysBetween } from './calendar.ts'
import { drawFullCeiling } from './ceilings.ts'
import { drawClaim, type DrawnAct, drawQuote } from './claims.ts'
import { type ContractDays, drawContract, drawFormulas, drawNextContracts } from './contracts.ts'
import { drawContributions } from './contributions.ts'
import { drawEdgeClaims } from './edges.ts'
import { drawGodchildren } from './godchildren.ts'
import { drawLives } from './lives.ts'
import { drawMembers } from './members.ts'
import { drawOpenings, drawPastRefunds } from './openings.ts'

/** First day of each simulated year: it holds a leap day and both changes of summer time. */
const firstDay = '2027-10-01'

export type Size = { members: number; days: number }

const lateQueues = [
  'notifications.daily',
  'refunds.unanswered',
  'refunds.drafts-left',
  'refunds.lapsed-quotes',
  'refunds.abandoned-drafts',
  'webhooks',
]

/** Draws a year: members, acts in the order of their moments, faults, and late jobs. Equal seeds and sizes draw the same. */
export function drawScript(seed: number, { members: count, days }: Size): Script {
  const begins = firstDay
  const ends = addDays(begins, days - 1)
  const members = drawMembers(createRandom(seed, 'members'), count, begins)
  const drawn = members.flatMap((member) => {
    const random = createRandom(seed, `acts of ${member.nevg}`)
    const aDay = () => addDays(begins, random.whole(0, days - 1))
    const number = (name: string, place: number) => `${name}${member.nevg.slice(1, 8)}-${place + 1}`
    const claims = random.pick([0, 1, 1, 2, 2, 3, 4])
    const quotes = random.chance(0.3) ? random.whole(1, 2) : 0
    const rare = createRandom(seed, `rare states of ${member.nevg}`)
    const soon = () => addDays(begins, rare.whole(0, Math.floor(days / 2)))
    const contract = drawContract(createRandom(seed, `contract of ${member.nevg}`), member, { days, begins })
    const following = createRandom(seed, `next contracts of ${member.nevg}`)
    const next = drawNextContracts(following, member, { days, begins }, contract)
    // No contribution is announced for a month without a contract.
    const announced = new Set<string>()
    const isCovered = (act: DrawnAct) => {
      if (act.kind === 'announce-receipt' && next.contracts.some((days) => isOfMonth(days, act.month)))
        announced.add(act.receipt)
      return !('receipt' in act) || announced.has(act.receipt)
    }
    // A contract is suspended because contributions are not paid.
    const declined = contract.length > 0 ? 0.4 : 0.06
    const contributions = drawContributions(random, member, { begins, ends, declined }).filter(isCovered)
    const lives = drawLives(random, member, aDay)
    const past = createRandom(seed, `past refunds of ${member.nevg}`)
    const edges = createRandom(seed, `edges of ${member.nevg}`)
    const changes = drawFormulas(createRandom(seed, `formulas of ${member.nevg}`), member, {
      name: number('f', 0),
      days,
      begins,
    })
    return [
      ...drawOpenings(createRandom(seed, `openings of ${member.nevg}`), member, begins),
      ...Array.from({ length: claims }, (_, place) => drawClaim(random, member, number('r', place), aDay())).flat(),
      ...Array.from({ length: quotes }, (_, place) => drawQuote(random, member, number('q', place), aDay())).flat(),
      ...drawPastRefunds(past, member, begins, () => addDays(begins, past.whole(0, days - 1))),
      ...contributions,
      ...lives,
      ...drawEdgeClaims(edges, member, [...contract, ...contributions, ...lives, ...changes, ...next.acts], (place) =>
        number('e', place),
      ),
      ...contract,
      ...next.acts,
      ...drawGodchildren(createRandom(seed, `godchildren of ${member.nevg}`), member, { begins, days }),
      ...changes,
      ...(rare.chance(0.3) ? drawFullCeiling(rare, member, { name: number('c', 0), day: soon() }) : []),
    ]
  })
  const faults = createRandom(seed, 'faults')
  const skews = createRandom(seed, 'clock')
  const nights = createRandom(seed, 'midnights')
  const acts = drawn
    .filter(({ at }) => at.slice(0, 10) >= begins && at.slice(0, 10) <= ends)
    .map((act) => drawLate(nights, act))
    .toSorted((one: DrawnAct, other: DrawnAct) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    .map((act, index): Act => {
      const [skew, fault] = [drawSkew(skews), drawFault(faults)]
      return { ...act, step: index + 1, ...(isAtMidnight(act) ? {} : { ...skew, ...fault }) }
    })
  return { seed, members, begins, ends, acts, ...drawNights(faults, begins, ends) }
}

const isOfMonth = ({ from, to }: ContractDays, month: string) =>
  from <= `${month}-31` && (to === null || `${month}-01` <= to)

// A refused serialisation, a broken connection, a statement that took too long, too many connections.
const codes = ['40001', '40001', '08006', '57014', '53300']

function drawFault(random: Random): { fault?: Fault } {
  const one = random.next()
  if (one < 0.03) return { fault: { kind: 'statement-fails', at: random.whole(1, 30), code: random.pick(codes) } }
  if (one < 0.06) return { fault: { kind: 'commit-lost', at: random.whole(1, 3), took_effect: random.chance(0.6) } }
  if (one < 0.066) return { fault: { kind: 'killed', at: random.whole(1, 50), took_effect: random.chance(0.5) } }
  return {}
}

/** Clock that is a quarter of an hour off, and back again at the next act. */
const drawSkew = (random: Random): { skew?: number } => (random.chance(0.02) ? { skew: random.whole(-900, 900) } : {})

// Acts with a day of their own, by the calendar of the members.
const dated: readonly string[] = [
  'estimate',
  'file',
  'open',
  'ask',
  'send-awaited',
  'accept',
  'correct',
  'pay',
  'return-payment',
  'dispute',
  'answer-dispute',
  'answer-quote',
  'withdraw-quote',
  'ask-formula',
  'debit-receipt',
  'decline-receipt',
  'draw-gain',
]

const isAtMidnight = ({ at }: DrawnAct) => at.slice(11, 13) > '21'

/**
 * Moves some acts to the two hours before midnight UTC, when the members' day may be the next one, and in summer is; half of them name that
 * day as the one on which it happened.
 */
function drawLate(random: Random, act: DrawnAct): DrawnAct {
  if (!random.chance(0.05) || !dated.includes(act.kind)) return act
  const today = act.at.slice(0, 10)
  const at = `${today}T${random.pick([22, 22, 23])}:${random.whole(20, 40)}:00.000Z`
  const day = addDays(today, 1)
  if (random.chance(0.5)) return { ...act, at }
  if (act.kind === 'file' || act.kind === 'estimate') return { ...act, at, care_date: day }
  if (act.kind === 'pay' || act.kind === 'debit-receipt') return { ...act, at, payment_date: day }
  if (act.kind === 'return-payment') return { ...act, at, returned_on: day }
  return act.kind === 'decline-receipt' ? { ...act, at, declined_on: day } : { ...act, at }
}

function drawNights(random: Random, begins: string, ends: string): Pick<Script, 'late' | 'nights'> {
  const days = daysBetween(begins, ends)
  const nights = days.flatMap((date): Script['nights'] => {
    const one = random.next()
    const at = random.whole(1, 60)
    if (one < 0.03) return [{ date, fault: { kind: 'killed', at, took_effect: random.chance(0.5) } }]
    if (one < 0.08) return [{ date, fault: { kind: 'statement-fails', at, code: random.pick(codes) } }]
    return one < 0.1
      ? [{ date, fault: { kind: 'commit-lost', at: random.whole(1, 20), took_effect: random.chance(0.5) } }]
      : []
  })
  const late = days
    .filter(() => random.chance(0.01))
    .map((from) => ({ queue: random.pick(lateQueues), from, to: addDays(from, random.whole(0, 2)) }))
  return { late, nights }
}
