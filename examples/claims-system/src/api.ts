// Answers of the portal, as far as this program reads them. The whole of them is described at /integration/v1/openapi.json,
// from which the types of a larger program are better generated.

export type Status = 'pending' | 'processing' | 'action-required' | 'action-done' | 'accepted' | 'rejected'

export type Page<Item> = { data: Item[]; next_cursor: string | null }

export type RequestSummary = { id: string; status: Status; nevg: string; changed_at: string }

export type RequestFile = {
  id: string
  type: string
  animal_id: string | null
  name: string
  media_type: string
  size: number
  sha256: string
  href: string
}

export type FiledRequest = RequestSummary & {
  tracking_reference: string
  care_date: string
  cause: 'accident' | 'illness' | 'prevention' | null
  animals: { id: string; name: string }[]
  files: RequestFile[]
  duplicate_of: string[]
  /** each step of its life; `at` is null for those to come */
  timeline: { step: string; at: string | null }[]
  refunds: { id: string; refunded_cents: number; payment_date: string | null }[]
}

/** A vet's quote for care to come, with its animal as it is insured. */
export type FiledQuote = {
  id: string
  status: 'pending' | 'answered' | 'refused' | 'withdrawn' | 'lapsed' | 'used'
  planned_on: string
  billed_cents: number
  insured: { name: string; limits: { ceiling: { year_end: string; remaining_cents: number } } | null }
}

/** One word in the thread of a request. */
export type ThreadMessage = {
  id: string
  author: 'member' | 'insurer'
  author_name: string
  text: string
  /** quotes and signatures of the member’s mail program; null where there were none */
  quoted_text: string | null
  files: { name: string; href: string }[]
  created_at: string
  read_at: string | null
}

export type PaymentOrder = {
  refund_id: string
  amount_cents: number
  status: 'to_pay' | 'held' | 'no_account' | 'paid' | 'nothing_to_pay'
  hold: { reason: 'new_account' | 'frozen'; until: string | null } | null
  account: { iban: string; bic: string | null; holder: string } | null
}

export type AssessedLine = {
  animal_id: string
  label: string
  care_kind: string
  billed_cents: number
  event: string | null
  reason_code: string | null
}

export type Transition =
  | { to: 'processing' }
  | {
      to: 'action-required'
      awaited: {
        type: string | null
        animal_id: string | null
        reason_code: string
        note: string | null
        due_on: string
      }[]
    }
  | { to: 'accepted'; lines: AssessedLine[] }
  | { to: 'rejected'; rejection: { code: string } }

/** The body of a webhook. What it is about stands in `data`, as ids: the rest is read by a call. */
export type PortalEvent = {
  event_id: string
  event: string
  at: string
  nevg?: string
  position?: number
  data?: { request_id?: string; formula_change_id?: string; quote_id?: string }
}

/** The body of an error answer. */
export type Problem = {
  status: number
  code: string
  title: string
  errors?: Record<string, string[]>
  params?: Record<string, Record<string, string | number>>
}
