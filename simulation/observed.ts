import type { Done, Script } from './acts.ts'

// State that a member's portal shows at a moment, as plain JSON without ids that the portal gives: the side that the model must agree with.
// Everything is under the names of the acts: a request that no act names would itself be a fault.

export type ObservedRefund = {
  animal_id: string
  billed_cents: number
  refunded_cents: number
  /** left and did not come back; still to be paid; paid too much */
  paid_cents: number
  due_cents: number
  overpaid_cents: number
  payment_date: string | null
  /** masked account of its transfer; null: that of the day on which it leaves */
  account: string | null
  subtotal_cents: number
  remaining_cents: number
  /** of its arithmetic; null where the insurer gave its own amounts */
  steps: Record<string, number> | null
  /** transfers that came back, oldest first */
  returned: { payment_date: string; returned_on: string; amount_cents: number }[]
  lines: { care_kind: string; billed_cents: number; refunded_cents: number; reason_code: string | null }[]
}

export type ObservedRequest = {
  request: string
  status: string
  /** a refund of the former system: it has no steps */
  before_portal: boolean
  care_date: string | null
  cause: string | null
  animal_ids: string[]
  /** steps that have happened, in order */
  timeline: string[]
  expected_by: string | null
  /** days past that day */
  late_days: number
  documents: number
  amount_to_refund_cents: number | null
  rejection_code: string | null
  refunds: ObservedRefund[]
  /** replaced decisions */
  corrections: number
  awaited: { type: string | null; animal_id: string | null; reason_code: string; due_on: string; sent: boolean }[]
  /** name of the quote whose agreement it is filed under */
  quote: string | null
  /** whether the last message of its thread is the insurer's and was not read */
  is_answer_unread: boolean
  /** messages that the member and the insurer have not read; null: not looked at */
  unread: { member: number; insurer: number } | null
  /** its thread, oldest first, each with who wrote it; null: not looked at */
  messages: string[] | null
}

export type ObservedQuote = {
  quote: string
  status: string
  /** last day of the promise, while it is pending */
  expected_by: string | null
  animal_id: string | null
  billed_cents: number
  refunded_cents: number | null
  reserved_cents: number | null
  valid_until: string | null
}

export type ObservedChange = {
  change: string
  animal_id: string
  status: string
  formula: string
  takes_effect_on: string
  monthly_price_cents: number
}

export type ObservedGodchild = {
  godchild: string
  status: string
  effective_date: string | null
  amount_cents: number | null
  is_drawn: boolean
  paid_on: string | null
  is_refused: boolean
}

type Used = { amount_cents: number; used_cents: number; reserved_cents: number; remaining_cents: number }

export type ObservedAnimal = {
  animal_id: string
  cover_start: string | null
  /** last day with cover */
  cover_end: string | null
  end_reason: string | null
  formula: string
  /** of today, fee included */
  monthly_price_cents: number
  /** formula of a confirmed change that has not begun */
  next: { name: string; from: string; monthly_price_cents: number } | null
  /** null outside the cover */
  limits: null | {
    year_start: string
    year_end: string
    ceiling: Used & { used_percent: number }
    package: Used
    deductible: { mode: string; amount_cents: number; used_cents: number | null }
    waiting_periods: { guarantee: string; covered_from: string; days_left: number }[]
  }
}

export type ObservedReceipt = {
  receipt: string
  month: string
  due_date: string
  amount_cents: number
  status: string
  payment_date: string | null
  decline_code: string | null
  next_attempt_on: string | null
}

export type ObservedDispute = { dispute: string; request: string; status: string; answer_by: string }

export type ObservedNotification = {
  kind: string
  /** name of the act's request, quote, dispute, receipt or animal that it is about; null where it is about none */
  subject: string | null
  created_at: string
  read_at: string | null
  /** what its text says: amounts in cents, days, accounts, as the portal stored them */
  facts: Record<string, unknown>
}

/** Event for the insurer, as it is stored until it is delivered; `evidence`: a decision's line of evidence. */
export type ObservedEvent = {
  event: string
  /** name of the act's request, quote, change, godchild or animal that it is about; null where it is about none */
  subject: string | null
  at: string
  facts: Record<string, unknown>
}

/** Parts of a member's state: the lists of those that were not looked at are empty, `contract` and the accounts null. */
export type ObservedPart =
  | 'animals'
  | 'changes'
  | 'requests'
  | 'quotes'
  | 'receipts'
  | 'godchildren'
  | 'accounts'
  | 'schedule'
  | 'notifications'
  | 'threads'

export type Observed = {
  nevg: string
  at: string
  /** some jobs are late: what only they bring (notifications, ends, deletions) may not be there yet */
  jobs_late: boolean
  /** whether `requests` and `disputes` are all of them, or those that the last act touched */
  is_whole: boolean
  looked: readonly ObservedPart[]
  /** seen with `accounts` */
  contract: {
    number: string
    status: string
    effective_date: string
    renewal_date: string
    end_date: string | null
    amount_due_cents: number
  } | null
  /** last day to withdraw, last day of a contract that is ended today, and the ends that were asked for; seen with `accounts` */
  endings: {
    withdrawal: string | null
    termination: string | null
    asked: { ending: string; ends_on: string }[]
  } | null
  /** street, post code and town; seen with `accounts` */
  address: string | null
  animals: ObservedAnimal[]
  changes: ObservedChange[]
  requests: ObservedRequest[]
  quotes: ObservedQuote[]
  receipts: ObservedReceipt[]
  disputes: ObservedDispute[]
  godchildren: ObservedGodchild[]
  /** gains of all godchildren; seen with them */
  earned_cents: number | null
  /** masked account that refunds go to, and mandate that contributions are taken by */
  refund_account: string | null
  mandate: string | null
  /** whether refunds to the account wait; seen with it, as the next lines */
  is_held: boolean
  unpaid_cents: number
  due_day: number
  next_debit_on: string | null
  /** debits of the calendar year, by month, announced or to come */
  schedule: { month: string; due_date: string; amount_cents: number }[]
  /** all of the year, oldest first */
  notifications: ObservedNotification[]
  /** number of mails by the moment at which they were written, of the last two days; seen with notifications */
  mailed: Record<string, number>
  /** of the last two weeks, oldest first; seen with notifications */
  events: ObservedEvent[]
}

/** One disagreement, in words that say where and what. */
export type Disagreement = { where: string; expected: unknown; observed: unknown }

/** The independent model (`simulation/model`), advanced act by act and day by day. */
export type Model = {
  /** `at`: the moment at which it was done */
  act(done: Done): void
  /**
   * The jobs of that day (YYYY-MM-DD) have run, between 01:00 and 06:00 UTC: each daily and hourly job once, in the order of its first
   * planned time. Called before the acts of the day, whose moments lie after 06:30 UTC.
   */
  day(date: string): void
  compare(observed: Observed): Disagreement[]
  /** Obstacles to the erasure of a member at a moment: one list for each state that may be true. */
  obstacles(nevg: string, at: string): string[][]
}
export type MakeModel = (script: Script) => Model
