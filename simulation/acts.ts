// Acts of a simulated year: plain JSON, drawn before anything runs. An act names what it is about by a name of the draw (`request: 'r12'`),
// never by an id that the portal gives, so that a list of acts replays, and still runs when acts before it are taken out.

export type Country = 'FR' | 'IT' | 'BE'
export type Cause = 'accident' | 'illness' | 'prevention'
export type RejectionCode = string

/** An animal as the insurer sends it before the year begins; `id` is the insurer's own, the same in the portal. */
export type SimAnimal = {
  id: string
  name: string
  type: 'cat' | 'dog'
  birth_date: string
  /** first day with cover */
  cover_start: string
  formula: string
  monthly_price_cents: number
  /** null: the identification number is missing */
  icad: string | null
}

export type SimMember = {
  nevg: string
  firstname: string
  lastname: string
  email: string
  locale: 'fr' | 'it'
  country: Country
  contract_number: string
  effective_date: string
  due_day: number
  /** whole account for refunds; null: none is known */
  refund_iban: string | null
  animals: SimAnimal[]
}

/** A line of an invoice, as the insurer assesses it; a `reason_code` drops it. */
export type SimLine = {
  animal_id: string
  care_kind: string
  billed_cents: number
  /** accident or illness in the insurer's words, for deductibles by event; the same for all lines of an animal */
  event: string | null
  reason_code: RejectionCode | null
}

type EstimatedLine = Pick<SimLine, 'care_kind' | 'billed_cents'>

/** Amounts of an insurance year that were used before; `open_event` has taken a deductible by event. */
export type SimOpening = {
  insurance_year_start: string
  ceiling_used_cents: number
  deductible_used_cents: number
  package_used_cents: number
  open_event: {
    first_care_date: string
    cause: 'accident' | 'illness'
    event: string | null
    deductible_used_cents: number
  } | null
}

/** Refund of before the portal; the reference names it, as on the member's papers. */
export type SimPastRefund = {
  animal_id: string
  care_date: string
  cause: Cause
  care_kind: string
  billed_cents: number
  refunded_cents: number
  payment_date: string
  tracking_reference: string
}

/** Contents of each kind of act. Days are YYYY-MM-DD, amounts cents. */
type ActKinds = {
  // --- members: refunds
  /** estimates a bill; nothing is stored */
  estimate: {
    animal_id: string
    care_date: string
    cause: Cause
    first_symptoms_on: string | null
    lines: EstimatedLine[]
  }
  /** draft, documents and submission in one visit; a kill may strike between any two steps, and the member goes on with what is left */
  file: {
    request: string
    animal_ids: string[]
    care_date: string
    cause: Cause
    first_symptoms_on: string | null
    /** name of a quote whose agreement it is filed under; null: none */
    quote: string | null
  }
  /** begins a draft and forgets it: reminders, then deletion after 30 days */
  'forget-draft': { request: string; animal_ids: string[]; care_date: string }
  /** sends what the insurer asked for: documents, and the identification number where that was asked */
  'send-awaited': { request: string }
  dispute: { dispute: string; request: string; reason: string }
  quote: {
    quote: string
    animal_id: string
    planned_on: string
    cause: Cause
    first_symptoms_on: string | null
    lines: EstimatedLine[]
  }
  'withdraw-quote': { quote: string }
  // --- members: animals, accounts, sessions
  'end-animal': { animal_id: string; reason: 'deceased' | 'sold' | 'lost'; on: string }
  /** asks for another formula from the contract's next renewal on */
  'ask-formula': { change: string; animal_id: string; formula: string }
  'withdraw-formula': { change: string }
  /** asks for the end of the contract on the day that the portal shows */
  'ask-end': { ending: 'withdrawal' | 'termination' }
  /** signs another account for refunds by a code that is mailed */
  'sign-refund-account': { account: string; iban: string; holder: string }
  /** signs a mandate for contributions by a code that is mailed */
  'sign-mandate': { mandate: string; iban: string; holder: string }
  /** ends the session of a device, or all others; devices of a member are 1 and 2 */
  'sign-out': { device: 1 | 2; everywhere: boolean }
  'read-notifications': object
  /** which notifications also come as mails */
  'choose-mails': { group: 'refund_progress' | 'animals' | 'sponsorship'; email: boolean }
  'change-password': { device: 1 | 2 }
  /** another postal address */
  move: { line1: string; postal_code: string; city: string }
  /** writes in the thread of a request, or reads it */
  'write-message': { request: string; text: string }
  'read-messages': { request: string }
  /** discovers the gain of a validated godchild */
  'draw-gain': { godchild: string }
  // --- the insurer
  open: { request: string }
  /** asks for a document, or for the identification number (`type` null) */
  ask: { request: string; animal_id: string; type: string | null; reason_code: string; due_on: string }
  accept: { request: string; lines: SimLine[] }
  reject: { request: string; code: RejectionCode; lines: SimLine[] }
  /** decides a decided request anew */
  correct: { request: string; lines: SimLine[]; reason: string }
  /** every refund of the request that is due leaves on that day */
  pay: { request: string; payment_date: string }
  /** the last transfer of each paid refund of the request comes back */
  'return-payment': { request: string; returned_on: string }
  'answer-dispute': { dispute: string; status: 'upheld' | 'changed' | 'partly_changed'; lines: SimLine[] | null }
  'answer-quote': { quote: string; outcome: 'agreed' | 'refused'; valid_until: string | null; reason: string | null }
  /** confirms a change of formula, on its day or another one, at a price, or refuses it */
  'answer-formula': {
    change: string
    outcome: 'confirmed' | 'refused'
    takes_effect_on: string | null
    /** null: the tariff */
    monthly_price_cents: number | null
  }
  'answer-message': { request: string; text: string }
  /** an animal joins the contract */
  'join-animal': { animal: SimAnimal }
  /** corrects an animal's present formula */
  'put-formula': { animal_id: string; formula: string; monthly_price_cents: number }
  /** the contract as the insurer's system has it: suspended for unpaid contributions, active again, or ended; `to_day` null: it lasts */
  'put-contract': {
    /** absent: that of the year's first day */
    number?: string
    status: 'active' | 'suspended' | 'terminated'
    end_date: string | null
    suspensions: { from_day: string; to_day: string | null }[]
  }
  /** a contract that follows the ended one; under the present number, its first day is corrected */
  'replace-contract': { number: string; effective_date: string }
  /** somebody whom the member presented, made or moved; `godchild` is the insurer's own id */
  'put-godchild': {
    godchild: string
    firstname: string
    status: 'created' | 'signed' | 'pending' | 'validated'
    effective_date: string | null
    /** the sponsor's own address: it does not count */
    is_sponsor: boolean
  }
  'pay-gain': { godchild: string; paid_on: string }
  /** a refund that the former system paid; `refund` is the insurer's own id. It counts in no limit */
  'put-past-refund': { refund: string } & SimPastRefund
  /** what an animal had used of an insurance year before the portal */
  'put-opening-balance': { animal_id: string } & SimOpening
  // --- contributions
  /** the insurer announces a contribution; `receipt` is its own id */
  'announce-receipt': { receipt: string; month: string; issue_date: string; due_date: string; amount_cents: number }
  /** the bank took it */
  'debit-receipt': { receipt: string; payment_date: string }
  /** the bank sent it back */
  'decline-receipt': { receipt: string; code: string; declined_on: string }
}

export type ActKind = keyof ActKinds
export type ActOf<K extends ActKind> = {
  [Kind in K]: {
    /** place in the list of the seed, from 1; kept when others are taken out */
    step: number
    /** moment of the act, an ISO instant between 06:30 and 21:00 UTC; the jobs of its day have run before 06:00 UTC */
    at: string
    nevg: string
    kind: Kind
    /** seconds by which the portal's clock is ahead (or behind, below zero) while it is done; it stays on the same day */
    skew?: number
    /** what goes wrong while it is done; absent: nothing */
    fault?: Fault
    /** `repeated`: who acts sends it once more, with the same key, after it was done (an insurer's doubled message) */
    repeated?: true
  } & ActKinds[Kind]
}[K]
export type Act = ActOf<ActKind>

/**
 * A fault of the machine. `at` counts statements (or commits) of the act from 1; one that has fewer is done without a fault.
 * - `statement-fails`: that statement is refused and its transaction is rolled back
 * - `commit-lost`: the commit's answer is lost; `took_effect` says which it was. Who acts repeats with the same key
 * - `killed`: the connection is cut before that statement (or at that commit, which took effect or not), and the portal is opened anew in
 *   the same place; who acts then repeats
 */
export type Fault =
  | { kind: 'statement-fails'; at: number; code: string }
  | { kind: 'commit-lost'; at: number; took_effect: boolean }
  | { kind: 'killed'; at: number; took_effect: boolean }

/** Result of an act. `done`: `facts` is the answer that matters; `refused`: the portal's code; `skipped`: what it names is not there. */
export type Outcome =
  | { kind: 'done'; facts: Facts }
  /** `facts`: what was there before the refusal, such as the draft whose submission was refused */
  | { kind: 'refused'; status: number; code: string; errors: Record<string, string>; facts: Facts }
  | { kind: 'skipped' }
  /** not even a repetition was answered; the write took effect or not */
  | { kind: 'unknown' }

export type Facts = {
  /** id that the portal gave to the request, quote, dispute, account, mandate or change of formula */
  id?: string
  /** status after it, as the portal answered */
  status?: string
  /** estimate: cents of the whole; accept and correct: of the request */
  refunded_cents?: number
  /** write-message and answer-message: how many the thread has */
  messages?: number
  /** draw-gain: what it brings */
  gain_cents?: number | null
  /** by animal */
  refunds?: { animal_id: string; refunded_cents: number }[]
  rejection_code?: string | null
  /** pay and return-payment: what left or came back, by animal */
  payments?: { animal_id: string; amount_cents: number }[]
  /** pay: what the insurer read before, by animal: cents that are due, and the masked account to which they go */
  due?: { animal_id: string; due_cents: number; account: string | null }[]
  /** pay: days between two contracts, as the insurer reads them before */
  gaps?: { from: string; to: string }[]
  /** ask-end: last day with cover */
  ends_on?: string
  /** send-awaited: whether an identification number was given */
  icad?: string
}

export type Done = { act: Act; outcome: Outcome }

/** A year as it is drawn from a seed, and as a past failure is stored. */
export type Script = {
  seed: number
  members: SimMember[]
  /** why it is stored: the invariant that failed, in words; absent in a fresh draw */
  failed?: string
  /** first and last day */
  begins: string
  ends: string
  acts: Act[]
  /** queues that do not run on those days (both included), and catch up on the day after */
  late: { queue: string; from: string; to: string }[]
  /** faults that strike while the jobs of a night run; `at` counts the statements of the night */
  nights: { date: string; fault: Fault }[]
}
