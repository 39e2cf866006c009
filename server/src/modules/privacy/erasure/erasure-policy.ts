import { animalColumnNames, animalColumns } from '#modules/policy/policy.ts'
import type { Database } from '#platform/db/db.types.ts'

/**
 * Legal duty by which a row outlives an erasure request (article 17(3)(b) of the GDPR): `books`, vouchers of payments
 * and contributions; `mandate`, the authorisation of debits with the proof of its signature.
 */
export type RetentionDuty = 'books' | 'mandate'

type ColumnName<T extends keyof Database> = Extract<keyof Database[T], string>
type ErasureMark = string | null

export type ErasureAction<T extends keyof Database = keyof Database> =
  /** the member's rows are deleted */
  | 'gone'
  /** deleted with the member's own row, once nothing refers to it */
  | 'with_member'
  /** short-lived: deleted by a sweep of its own within 30 days */
  | 'passing'
  /** proves compliance; has its own retention time */
  | 'proof'
  /** row without a member */
  | 'none'
  /** while the duty lasts, rows that match `only` stay, with other columns blanked; then all are deleted */
  | { duty: RetentionDuty; only?: string; blank?: { [C in ColumnName<T>]?: ErasureMark } }

/** Placeholder of a name or a text. */
export const blank = '—'

const godchildren = {
  lastname: null,
  email: null,
  phone: null,
  country: null,
  postal_code: null,
  animal: null,
  godchild_hash: null,
}

const blankAnimal = Object.fromEntries(
  animalColumnNames.flatMap((name) => {
    const { erased } = animalColumns[name]
    return erased === 'kept' ? [] : [[name, erased === 'dash' ? blank : null]]
  }),
)

/** Erasure policy for each table, referring tables first. A table without a line here does not compile. */
export const erasurePolicy: { [T in keyof Database]: ErasureAction<T> } = {
  provider_sessions: 'gone',
  sessions: 'gone',
  access_tokens: 'gone',
  refresh_tokens: 'gone',
  login_names: 'gone',
  links: 'gone',
  invitations: 'gone',
  passkeys: 'gone',
  passkey_owners: 'gone',
  identities: 'gone',
  identity_owners: 'gone',
  calendar_feeds: 'gone',
  calendar_feed_tokens: 'gone',
  invoice_addresses: 'gone',
  invoice_address_tokens: 'gone',
  invoice_mails: 'gone',
  vet_links: 'gone',
  former_contacts: 'gone',
  outgoing_messages: 'gone',
  demo_messages: 'gone',
  idempotency_keys: 'gone',
  notifications: 'gone',
  notification_preferences: 'gone',
  push_subscriptions: 'gone',
  push_owners: 'gone',
  faq_votes: 'gone',
  audit_log: 'gone',

  contact_files: 'gone',
  contact_answers: 'gone',
  contact_messages: 'gone',
  insurer_documents: 'gone',

  sponsors: 'gone',
  sponsor_codes: 'gone',
  // a drawn gain is money promised and paid
  sponsorship_draws: { duty: 'books' },
  sponsorship_requests: {
    duty: 'books',
    only: 'amount_cents is not null',
    blank: { firstname: blank, ...godchildren },
  },

  signatures: 'gone',
  refund_account_drafts: 'gone',
  refund_accounts: 'gone',
  mandate_papers: { duty: 'mandate' },
  mandates: { duty: 'mandate', only: 'signed_at is not null', blank: { contact_email: null, contact_mobile: null } },
  // with the salt goes what a leaf of the log was of: docs/decisions/0119
  proof_lines: { duty: 'mandate' },
  // complete, or the chain would break: docs/decisions/0023
  evidence: { duty: 'mandate' },

  card_registrations: 'gone',
  payment_cards: 'gone',
  card_payment_receipts: { duty: 'books' },
  card_payments: { duty: 'books', only: "status = 'paid'", blank: { href: '' } },
  receipt_attempts: { duty: 'books' },
  receipts: { duty: 'books', only: "status <> 'upcoming'" },
  due_day_revisions: 'gone',

  refund_request_awaited: 'gone',
  // an invoice is the voucher of a payment; a care sheet, report, picture, quote or message file is not
  documents: {
    duty: 'books',
    only: "type = 'invoice' and exists (select 1 from refunds where refunds.member_id = documents.member_id and refunds.request_id = documents.request_id and refunds.refunded_cents > 0)",
    blank: { name: blank, thumbnail_stored_as: null, animal_id: null, reading: null },
  },
  refund_request_messages: 'gone',
  refund_request_moves: 'gone',
  pile_arrivals: 'gone',
  disputes: 'gone',
  // the decision contains the effects of an agreement
  quotes: 'gone',
  opening_balances: { duty: 'books' },
  returned_payments: { duty: 'books' },
  refund_corrections: { duty: 'books', blank: { reason: blank } },
  refunds: { duty: 'books' },
  refund_request_animals: { duty: 'books' },
  refund_requests: {
    duty: 'books',
    only: "status in ('accepted', 'rejected')",
    blank: { vet_name: null, first_symptoms_on: null, rejection_params: null, mailed_by: null },
  },
  price_revisions: { duty: 'books' },
  // suspensions in force give the terms of the books
  formula_changes: { duty: 'books', only: "status in ('confirmed', 'applied')", blank: { reason: null } },
  animals: { duty: 'books', blank: blankAnimal },
  suspensions: { duty: 'books' },
  past_contracts: { duty: 'books' },
  contract_endings: { duty: 'books' },
  contracts: { duty: 'books' },

  members: 'with_member',
  brought_names: 'with_member',
  insurer_events: 'passing',
  insurer_event_heads: 'with_member',
  webhook_tries: 'passing',
  webhook_deliveries: 'passing',
  webhook_streams: 'with_member',
  erasure_requests: 'proof',
  legal_holds: 'proof',

  passkey_challenges: 'none',
  oidc_authorizations: 'none',
  attempts: 'none',
  integration_clients: 'none',
  integration_client_secrets: 'none',
  integration_tokens: 'none',
  integration_idempotency_keys: 'none',
  webhook_endpoints: 'none',
  invitation_waves: 'none',
  operator_log: 'none',
  portal_facts: 'none',
  portal_nodes: 'none',
  proof_entries: 'none',
  proof_keys: 'none',
  proof_publications: 'none',
  usual_decision_days: 'none',
  demo_card_payments: 'none',
  demo_card_registrations: 'none',
}

/** Rest of the member's own row: the customer number, which links the books, the country and the language. */
export const emptyMember = {
  organisation: null,
  firstname: blank,
  lastname: blank,
  email: '',
  pending_email: null,
  recovery_email: null,
  recovery_email_until: null,
  line1: blank,
  line2: null,
  line3: null,
  line4: null,
  postal_code: blank,
  city: blank,
  mobile: null,
  landline: null,
  password_hash: null,
  permissions: [],
  features: [],
  email_changed_at: null,
  mobile_changed_at: null,
  frozen_at: null,
}
