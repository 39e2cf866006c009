import type { Act, Cause, Country, SimLine, SimMember } from '../acts.ts'
import { anniversary } from '../model/calendar/civil-days.ts'
import type { Random } from '../random.ts'
import { addDays, momentOf } from './calendar.ts'
import { drawIban } from './ibans.ts'

/** An act before its place in the list is known. */
export type DrawnAct = Act extends infer A ? (A extends Act ? Omit<A, 'step'> : never) : never

const kinds: Record<Cause, readonly string[]> = {
  accident: [
    'consultation',
    'emergency',
    'xray',
    'surgery',
    'anaesthesia',
    'hospitalisation',
    'bandage',
    'medication',
    'travel',
  ],
  illness: ['consultation', 'blood_test', 'lab', 'ultrasound', 'medication', 'dental_disease', 'surgery', 'food'],
  prevention: ['vaccine', 'antiparasitic', 'dental_scaling', 'sterilisation', 'microchip'],
}

const drawCause = (random: Random): Cause => random.pick(['accident', 'illness', 'illness', 'prevention'] as const)
const drawMoment = (random: Random, day: string) => momentOf(day, random.whole(0, 860))

export function drawLines(random: Random, animal_ids: readonly string[], cause: Cause): SimLine[] {
  return animal_ids.flatMap((animal_id) => {
    const event = random.chance(0.3) ? random.pick(['patte', 'otite', 'estomac']) : null
    return Array.from({ length: random.whole(1, 3) }, () => ({
      animal_id,
      care_kind: random.pick(kinds[cause]),
      billed_cents: random.chance(0.1) ? random.whole(50_000, 250_000) : random.whole(0, 24_000),
      event,
      reason_code: random.chance(0.05)
        ? random.pick(['not_an_invoice', 'preexisting_condition', 'animal_mismatch'])
        : null,
    }))
  })
}

const estimated = (lines: readonly SimLine[]) =>
  lines.map(({ care_kind, billed_cents }) => ({ care_kind, billed_cents }))

// Last days of the waiting periods, and of the first insurance years.
const lastDays = [1, 2, 29, 30, 44, 45, 119, 120, 364, 365, 729, 730]

/**
 * Draws a day of care of the last month, or of the last year; one on which something begins by the animal's cover; or one
 * that is nearly too old to be filed, or a day too old, or tomorrow.
 */
function drawCareDay(random: Random, day: string, { cover_start, country }: { cover_start: string; country: Country }) {
  if (random.chance(0.04)) return addDays(anniversary(day, country === 'BE' ? -3 : -2), random.whole(-1, 1))
  if (random.chance(0.01)) return addDays(day, 1)
  const edges = lastDays
    .map((days) => addDays(cover_start, days))
    .filter((edge) => edge <= day && edge >= addDays(day, -90))
  return edges.length > 0 && random.chance(0.3)
    ? random.pick(edges)
    : addDays(day, -random.whole(0, random.chance(0.1) ? 400 : 30))
}

/** Draws one claim from the estimate to the payment, with an insurer that is late, comes twice, in disorder or never. */
export function drawClaim(
  random: Random,
  member: SimMember,
  request: string,
  day: string,
  care_day?: string,
): DrawnAct[] {
  const { nevg } = member
  const animals =
    member.animals.length > 1 && random.chance(0.2) ? member.animals.slice(0, 2) : [random.pick(member.animals)]
  const animal_ids = animals.map(({ id }) => id)
  const cause = drawCause(random)
  const care_date =
    care_day ?? drawCareDay(random, day, { cover_start: animals[0]?.cover_start ?? day, country: member.country })
  const first_symptoms_on = cause === 'illness' && random.chance(0.4) ? addDays(care_date, -random.whole(0, 60)) : null
  const lines = drawLines(random, animal_ids, cause)
  const acts: DrawnAct[] = []
  let on = day
  let minute = random.whole(1, 600)
  const later = (most: number) => {
    const days = random.whole(0, most)
    on = addDays(on, days)
    // After the act before it, also on the same day.
    minute = days === 0 ? Math.min(860, minute + random.whole(1, 60)) : random.whole(0, 600)
    return momentOf(on, minute)
  }
  const again = () => (random.chance(0.12) ? { repeated: true as const } : {})
  const [animal_id = ''] = animal_ids

  if (random.chance(0.4))
    acts.push({
      kind: 'estimate',
      nevg,
      at: momentOf(day, 0),
      animal_id,
      care_date,
      cause,
      first_symptoms_on,
      lines: estimated(lines),
    })
  if (random.chance(0.06)) {
    acts.push({ kind: 'forget-draft', nevg, at: drawMoment(random, day), request, animal_ids, care_date })
    return acts
  }
  acts.push({
    kind: 'file',
    nevg,
    at: momentOf(day, minute),
    request,
    animal_ids,
    care_date,
    cause,
    first_symptoms_on,
    quote: null,
  })
  if (random.chance(0.05)) return acts
  if (random.chance(0.9)) acts.push({ kind: 'open', nevg, at: later(3), request, ...again() })
  if (random.chance(0.15)) {
    const ask = random.pick([
      { type: 'medical-history', reason_code: 'missing_medical_history' },
      { type: 'invoice', reason_code: 'unreadable' },
      { type: null, reason_code: 'missing_icad' },
    ])
    const askFor = () =>
      acts.push({
        kind: 'ask',
        nevg,
        at: later(2),
        request,
        animal_id,
        ...ask,
        due_on: addDays(on, random.whole(8, 30)),
      })
    askFor()
    if (random.chance(0.7)) {
      acts.push({ kind: 'send-awaited', nevg, at: later(6), request })
      // The documents were not enough.
      if (random.chance(0.4)) {
        acts.push({ kind: 'open', nevg, at: later(2), request })
        askFor()
        if (random.chance(0.4)) return acts
        acts.push({ kind: 'send-awaited', nevg, at: later(20), request })
      }
      if (random.chance(0.8)) acts.push({ kind: 'open', nevg, at: later(2), request })
    } else if (random.chance(0.5)) return acts
  }
  // A decision is paid to the account of its day; a new account waits for two days.
  const sign = (account: string): DrawnAct => {
    const holder = `${member.firstname} ${member.lastname}`
    return { kind: 'sign-refund-account', nevg, at: later(1), account, iban: drawIban(random, member.country), holder }
  }
  if (random.chance(0.05)) acts.push(sign(`b-${request}`))
  if (random.chance(0.82)) acts.push({ kind: 'accept', nevg, at: later(6), request, lines, ...again() })
  else
    acts.push({
      kind: 'reject',
      nevg,
      at: later(6),
      request,
      code: random.pick(['preexisting_condition', 'not_an_invoice', 'duplicate']),
      lines: random.chance(0.5) ? lines : [],
    })
  if (random.chance(0.05)) acts.push(sign(`a-${request}`))
  if (random.chance(0.95)) acts.push({ kind: 'pay', nevg, at: later(5), request, payment_date: on, ...again() })
  const about = { nevg, request, cause, animal_ids, lines, sign }
  for (let place = 0; place < 8 && random.chance(0.35); place += 1)
    acts.push(...drawAftermath(random, about, { on: () => on, later, again, place }))
  if (random.chance(0.2)) acts.push(...drawThread(random, { nevg, request }, day))
  // Messages of the insurer's overtake one another.
  if (acts.length > 4 && random.chance(0.06)) swapMoments(acts, random.whole(2, acts.length - 2))
  return acts
}

type Claim = {
  nevg: string
  request: string
  cause: Cause
  animal_ids: string[]
  lines: SimLine[]
  /** signs another account under that name */
  sign: (account: string) => DrawnAct
}
type Course = { on: () => string; later: (most: number) => string; again: () => { repeated?: true }; place: number }

/** Draws what comes after a decision: a correction, a payment that comes back, a dispute, and payments of what is due then. */
function drawAftermath(random: Random, claim: Claim, course: Course): DrawnAct[] {
  const { nevg, request, cause, animal_ids, lines, sign } = claim
  const { on, later, again, place } = course
  const pay = (): DrawnAct => ({ kind: 'pay', nevg, at: later(5), request, payment_date: on(), ...again() })
  const anew = () =>
    random.chance(0.5)
      ? drawLines(random, animal_ids, cause)
      : lines.map((line) => ({ ...line, billed_cents: Math.max(0, line.billed_cents + random.whole(-900, 4000)) }))
  const one = random.next()
  if (one < 0.25) return [pay()]
  if (one < 0.45)
    return [
      { kind: 'return-payment', nevg, at: later(9), request, returned_on: on(), ...again() },
      // It came back because the account was closed.
      ...(random.chance(0.3) ? [sign(`c-${request}-${place}`), pay()] : []),
    ]
  if (one < 0.75) {
    const reason = 'Une ligne avait été oubliée.'
    return [
      { kind: 'correct', nevg, at: later(10), request, lines: anew(), reason, ...again() },
      ...(random.chance(0.8) ? [pay()] : []),
    ]
  }
  const dispute = `d-${request}-${place}`
  const reason = 'Je conteste cette décision : la facture était complète.'
  const acts: DrawnAct[] = [{ kind: 'dispute', nevg, at: later(20), dispute, request, reason }]
  if (random.chance(0.2)) acts.push({ kind: 'dispute', nevg, at: later(10), dispute: `${dispute}b`, request, reason })
  if (random.chance(0.8)) {
    const status = random.pick(['upheld', 'changed', 'partly_changed'] as const)
    acts.push({
      kind: 'answer-dispute',
      nevg,
      at: later(50),
      dispute,
      status,
      lines: status === 'upheld' ? null : anew(),
    })
    if (status !== 'upheld') acts.push(pay())
  }
  return acts
}

/** Draws some messages between the member and the insurer about a request. */
function drawThread(random: Random, about: { nevg: string; request: string }, day: string): DrawnAct[] {
  let on = day
  return Array.from({ length: random.whole(1, 4) }, (): DrawnAct => {
    on = addDays(on, random.whole(0, 6))
    const at = drawMoment(random, on)
    const one = random.next()
    if (one < 0.25) return { kind: 'read-messages', ...about, at }
    const repeated = random.chance(0.12) ? { repeated: true as const } : {}
    return one < 0.6
      ? { kind: 'write-message', ...about, at, text: `La suite de la facture (${random.whole(1, 999)}).`, ...repeated }
      : { kind: 'answer-message', ...about, at, text: `Merci, bien reçu (${random.whole(1, 999)}).`, ...repeated }
  })
}

function swapMoments(acts: DrawnAct[], place: number): void {
  const [one, other] = [acts[place], acts[place + 1]]
  if (one && other) [one.at, other.at] = [other.at, one.at]
}

/** Draws a vet's quote, its answer, and the invoice that follows under the agreement. */
export function drawQuote(random: Random, member: SimMember, quote: string, day: string): DrawnAct[] {
  const { nevg } = member
  const { id: animal_id } = random.pick(member.animals)
  const cause = random.pick(['accident', 'illness'] as const)
  const lines = drawLines(random, [animal_id], cause)
  const planned_on = addDays(day, random.whole(5, 30))
  const of = { nevg, quote }
  const acts: DrawnAct[] = [
    {
      kind: 'quote',
      ...of,
      at: momentOf(day, random.whole(0, 300)),
      animal_id,
      planned_on,
      cause,
      first_symptoms_on: null,
      lines: estimated(lines),
    },
  ]
  if (random.chance(0.1)) return acts
  const answered = addDays(day, random.whole(0, 4))
  const isAgreed = random.chance(0.85)
  const valid_until = isAgreed ? addDays(answered, random.whole(20, 90)) : null
  acts.push({
    kind: 'answer-quote',
    ...of,
    at: momentOf(answered, random.whole(601, 860)),
    outcome: isAgreed ? 'agreed' : 'refused',
    valid_until,
    reason: isAgreed ? null : 'Ces soins ne sont pas couverts.',
  })
  // Half of those that are withdrawn are so on the day of the answer, and before it.
  if (random.chance(0.25)) {
    const early = momentOf(answered, random.whole(301, 600))
    const at = random.chance(0.5) ? early : drawMoment(random, addDays(day, random.whole(0, 20)))
    acts.push({ kind: 'withdraw-quote', ...of, at })
  }
  if (!random.chance(0.7)) return acts
  const request = `r-${quote}`
  // Some invoices come on the last day of the agreement, or just after it.
  const last = valid_until !== null && random.chance(0.2) ? addDays(valid_until, random.whole(-1, 1)) : null
  const filed = last !== null && last >= planned_on ? last : addDays(planned_on, random.whole(0, 10))
  const about = { nevg, request }
  acts.push(
    {
      kind: 'file',
      ...about,
      at: drawMoment(random, filed),
      animal_ids: [animal_id],
      care_date: planned_on,
      cause,
      first_symptoms_on: null,
      quote,
    },
    ...(random.chance(0.2)
      ? [
          {
            kind: 'file' as const,
            nevg,
            request: `${request}b`,
            at: drawMoment(random, filed),
            animal_ids: [animal_id],
            care_date: planned_on,
            cause,
            first_symptoms_on: null,
            quote,
          },
        ]
      : []),
    { kind: 'open', ...about, at: drawMoment(random, addDays(filed, 1)) },
    {
      kind: 'accept',
      ...about,
      at: drawMoment(random, addDays(filed, 2)),
      lines: random.chance(0.7) ? lines.map((line) => ({ ...line, event: null, reason_code: null })) : lines,
    },
    { kind: 'pay', ...about, at: drawMoment(random, addDays(filed, 4)), payment_date: addDays(filed, 4) },
  )
  return acts
}
