import type { Cause, Country, Script, SimAnimal, SimLine, SimMember, SimOpening, SimPastRefund } from '../../acts.ts'
import type { Disagreement } from '../../observed.ts'
import { addDays, type Day, type Month } from '../calendar/civil-days.ts'
import type { Agreement } from '../refunds/agreement.ts'
import type { DecidedPart } from '../refunds/counters.ts'
import type { FormulaPeriod } from '../refunds/formulas.ts'
import type { Reckoning } from '../refunds/reckon.ts'

/** State of one member by the rules: plain data, so that a world of which nobody knows whether it is true can be copied. */
export type MemberState = {
  member: SimMember
  country: Country
  contract: ContractState
  /** contracts that another one replaced, oldest first */
  former: FormerContract[]
  /** ends that the member asked for, oldest first */
  endings: { ending: 'withdrawal' | 'termination'; ends_on: Day; asked_at: string }[]
  /** null until the member moves */
  address: string | null
  animals: AnimalState[]
  changes: ChangeState[]
  requests: RequestState[]
  quotes: QuoteState[]
  disputes: DisputeState[]
  receipts: ReceiptState[]
  /** refunds of before the portal, by the insurer's ids */
  past: Record<string, SimPastRefund>
  godchildren: GodchildState[]
  /** whole IBAN of the account for refunds */
  refund_account: string | null
  /** moment until which transfers to an IBAN wait, by IBAN */
  holds: Record<string, string>
  mandate: string | null
  /** groups of notifications that do not come as mails, and the moment of the last choice */
  mails: { off: string[]; chosen_at: string | null }
  told: Told
  published: PublishedEvent[]
  /** moments at which the member read what they were told */
  read_at: string[]
  /** reminders that were told once, by name */
  reminded: string[]
  /** predictions of acts that did not come true, told by the next comparison */
  surprises: Disagreement[]
}

/** How many notifications there are of a kind and subject: at least, and at most where the rules leave the day open. */
export type Told = Record<string, { least: number; most: number; facts: Facts[] }>

/** Contents of a text or an event by the rules: null for what must be absent, undefined for what may be there. */
export type Facts = Record<string, unknown>

/** Event that the insurer must have heard of, with the day on which it was written. */
export type PublishedEvent = { event: string; subject: string | null; on: Day; facts: Facts }

/** Contract as it is stored; `end_date` is its last day, `sent_at` the moment at which it replaced another one. */
export type ContractState = {
  number: string
  effective_date: Day
  sent_at: string | null
  status: 'active' | 'suspended' | 'terminated'
  end_date: Day | null
  suspensions: { from: Day; to: Day | null }[]
}

/** Contract that ended, with its first and its last day; its suspensions end with it. */
export type FormerContract = { from: Day; to: Day; suspensions: { from: Day; to: Day }[] }

export type AnimalState = {
  animal_id: string
  name: string
  cover_start: Day
  cover_end: Day | null
  end_reason: string | null
  /** oldest first; those that a confirmed change brings are there before their day */
  formulas: FormulaPeriod[]
  /** monthly prices from their days on, fee included, oldest first; null cents: those of the tariff, which the model does not know */
  prices: { from: Day | null; cents: number | null }[]
  /** what it had used before the portal, by insurance year */
  openings: SimOpening[]
  has_icad: boolean
}

/** Change of formula that a member asked for. */
export type ChangeState = {
  change: string
  animal_id: string
  status: 'pending' | 'confirmed' | 'refused' | 'withdrawn' | 'lapsed' | 'applied'
  formula: string
  /** formula on the day of the confirmation; null before it */
  from_formula: string | null
  takes_effect_on: Day
  /** null: that of the tariff, or not confirmed */
  monthly_price_cents: number | null
}

export type GodchildState = {
  godchild: string
  status: string
  effective_date: Day | null
  is_sponsor: boolean
  is_refused: boolean
  is_drawn: boolean
  paid_on: Day | null
}

export type RefundState = {
  animal_id: string
  reckoning: Reckoning
  part: DecidedPart
  /** transfers that left and did not come back, oldest first */
  transfers: { amount_cents: number; on: Day }[]
  /** account of its transfer; null: that of the day on which it leaves */
  iban: string | null
  returned: { payment_date: Day; returned_on: Day; amount_cents: number }[]
}

export type RequestState = {
  request: string
  status: string
  /** an empty text in a draft whose contents were refused */
  care_date: Day
  cause: Cause | null
  first_symptoms_on: Day | null
  animal_ids: string[]
  timeline: string[]
  filed_on: Day | null
  pauses: { from: Day; to: Day | null }[]
  rejection_code: string | null
  refunds: RefundState[]
  /** place among the decisions of the member, corrections included; 0 while undecided */
  decided_as: number
  decided_on: Day | null
  corrections: number
  awaited: { type: string | null; animal_id: string; reason_code: string; due_on: Day; sent: boolean }[]
  asked_on: Day | null
  quote: string | null
  messages: string[]
  /** documents that were sent with it, and after a question */
  documents: number
  is_answer_unread: boolean
  unread: { member: number; insurer: number }
  /** moment of the last change of a draft, and when its end was announced */
  changed_at: string
  announced_on: Day | null
}

export type QuoteState = {
  quote: string
  status: string
  animal_id: string
  planned_on: Day
  cause: Cause
  first_symptoms_on: Day | null
  lines: Pick<SimLine, 'care_kind' | 'billed_cents'>[]
  filed_on: Day | null
  agreement: Agreement | null
  answered_on: Day | null
  /** filed request that rests on it, or that used it */
  request: string | null
  changed_at: string
  announced_on: Day | null
}

export type DisputeState = {
  dispute: string
  request: string
  status: string
  answer_by: Day
  /** corrections of the request when it was answered */
  corrections_then: number | null
}

export type ReceiptState = {
  receipt: string
  month: string
  due_date: Day
  amount_cents: number
  status: 'upcoming' | 'paid' | 'declined'
  payment_date: Day | null
  decline_code: string | null
  next_attempt_on: Day | null
  /** days on which the bank sent it back */
  declined_on: Day[]
  announced: boolean
}

export const beginAnimal = (animal: SimAnimal): AnimalState => ({
  animal_id: animal.id,
  name: animal.name,
  cover_start: animal.cover_start,
  cover_end: null,
  end_reason: null,
  formulas: [{ from: null, code: animal.formula }],
  prices: [{ from: null, cents: animal.monthly_price_cents }],
  openings: [],
  has_icad: animal.icad !== null,
})

export const beginMember = (member: SimMember): MemberState => ({
  member,
  country: member.country,
  contract: {
    number: member.contract_number,
    effective_date: member.effective_date,
    sent_at: null,
    status: 'active',
    end_date: null,
    suspensions: [],
  },
  former: [],
  endings: [],
  address: null,
  animals: member.animals.map(beginAnimal),
  changes: [],
  requests: [],
  quotes: [],
  disputes: [],
  receipts: [],
  past: {},
  godchildren: [],
  refund_account: member.refund_iban,
  holds: {},
  mandate: null,
  mails: { off: [], chosen_at: null },
  told: {},
  published: [],
  read_at: [],
  reminded: [],
  surprises: [],
})

/** Tells whether transfers to an account wait at a moment; without an account there is none. */
export const isHeld = ({ holds }: MemberState, iban: string | null, at: string) =>
  iban !== null && at < (holds[iban] ?? '')

export const isLate = (script: Script, queue: string, day: Day) =>
  script.late.some((late) => late.queue === queue && late.from <= day && day <= late.to)

export const findRequest = (state: MemberState, name: string) => state.requests.find(({ request }) => request === name)
export const findQuote = (state: MemberState, name: string) => state.quotes.find(({ quote }) => quote === name)
/** Names of animals as texts have them. */
export const namesOf = (state: MemberState, ids: readonly string[]): string[] =>
  ids.flatMap((id) => findAnimal(state, id)?.name ?? [])

export const findAnimal = (state: MemberState, id: string) => state.animals.find(({ animal_id }) => animal_id === id)

const findEarlier = (one: Day | null, other: Day | null): Day | null =>
  one === null || other === null ? (one ?? other) : one <= other ? one : other

/** Last day with cover of an animal: its own or the contract's, whichever comes first; null: none is known. */
export const findCoverEnd = ({ contract }: MemberState, { cover_end }: AnimalState): Day | null =>
  findEarlier(cover_end, contract.end_date)

/** Tells whether a contract has ended. */
export const hasEnded = ({ contract: { status, end_date } }: MemberState, today: Day): boolean =>
  status === 'terminated' || (end_date !== null && end_date < today)

/**
 * Ends that the member requested for the present contract, oldest first. A termination requested before it counts if its day comes after
 * the contract's first day (decision 123).
 */
export const findEndings = ({ contract, endings }: MemberState) =>
  endings.filter(
    ({ ending, ends_on, asked_at }) =>
      contract.sent_at === null ||
      asked_at >= contract.sent_at ||
      (ending === 'termination' && ends_on > contract.effective_date),
  )

/** Last day of the contract as the insurer knows it, or as the member asked for it, whichever comes first: what looks ahead goes by it. */
export const findLastDay = (state: MemberState): Day | null =>
  findEndings(state)
    .map(({ ends_on }) => ends_on)
    .reduce(findEarlier, state.contract.end_date)

/** Last day of an animal's cover for what looks ahead. */
export const foreseeCoverEnd = (state: MemberState, { cover_end }: AnimalState): Day | null =>
  findEarlier(cover_end, findLastDay(state))

/** Tells whether a day lies between two contracts, in neither of them (decision 123). */
export const isBetweenContracts = (
  { contract, former }: Pick<MemberState, 'former'> & { contract: { effective_date: Day } },
  day: Day,
) =>
  day < contract.effective_date &&
  former.some(({ to }) => to < day) &&
  !former.some(({ from, to }) => from <= day && day <= to)

/** Days between two contracts, each with its first and its last one. */
export function findGaps(state: MemberState): { from: Day; to: Day }[] {
  const gaps: { from: Day; to: Day }[] = []
  for (
    let day = state.former[0]?.to ?? state.contract.effective_date;
    day < state.contract.effective_date;
    day = addDays(day, 1)
  ) {
    if (!isBetweenContracts(state, day)) continue
    const last = gaps.at(-1)
    if (last?.to === addDays(day, -1)) last.to = day
    else gaps.push({ from: day, to: day })
  }
  return gaps
}

/** Tells whether a contribution of a month may be to come: none is of a month after the contract's last day. */
export function reachesMonth(state: MemberState, month: Month): boolean {
  const { effective_date } = state.contract
  const first = `${month}-01`
  const last = findLastDay(state)
  return last === null || (first > effective_date ? first : effective_date) <= last
}

const keyOf = (kind: string, subject: string | null) => `${kind} of ${subject ?? 'the member'}`

/** Notes that the member is told something, and what the text says. */
export function tell({ told }: MemberState, kind: string, subject: string | null, said: Facts = {}): void {
  const key = keyOf(kind, subject)
  const { least = 0, most = 0, facts = [] } = told[key] ?? {}
  told[key] = { least: least + 1, most: most + 1, facts: [...facts, said] }
}

/** Notes that the insurer hears of something. */
export function publish(
  { published }: MemberState,
  event: string,
  { subject, on, facts = {} }: { subject: string | null; on: Day; facts?: Facts },
): void {
  published.push({ event, subject, on, facts })
}

/** An account as pages show it. */
export const maskIban = (iban: string) => `${iban.slice(0, 4)} **** **** ${iban.slice(-4)}`

/** An account as texts name it. */
export const shownIban = (iban: string) => `${iban.slice(0, 4)}\u00a0••••\u00a0${iban.slice(-4)}`

/** Lets a notification be told where the rules leave open whether it is. */
export function mayTell({ told }: MemberState, kind: string, subject: string | null): void {
  const key = keyOf(kind, subject)
  const { least = 0, most = 0, facts = [] } = told[key] ?? {}
  told[key] = { least, most: most + 1, facts }
}

/** Sends a reminder once by its name; returns whether it did now. */
export function remindOnce(state: MemberState, name: string, kind: string, subject: string, said: Facts = {}): boolean {
  if (state.reminded.includes(name)) return false
  state.reminded.push(name)
  tell(state, kind, subject, said)
  return true
}

/** Lets a reminder be sent once by its name, where the rules leave open whether it is. */
export function mayRemind(state: MemberState, name: string, kind: string, subject: string): void {
  if (state.reminded.includes(name)) return
  state.reminded.push(name)
  mayTell(state, kind, subject)
}
