import type { Database } from '#platform/db/db.types.ts'

/**
 * Reason for an omission from the archive: it gives access, it is technical (the data itself is included), it belongs
 * to somebody else, it is a copy deleted within a day, or it belongs to the demo.
 */
export type OmissionReason = 'secret' | 'technical' | 'others' | 'passing' | 'demonstration'

type ColumnName<T extends keyof Database> = Extract<keyof Database[T], string>
type Holding<T extends keyof Database> = { by: ColumnName<T>; without?: { [C in ColumnName<T>]?: OmissionReason } }

/**
 * Every table: the columns that the archive contains, in order, or the reason for omitting it. A table without a line
 * here does not compile.
 */
export const holdings: { [T in keyof Database]: Holding<T> | { exempt: OmissionReason } } = {
  members: { by: 'member_id', without: { password_hash: 'secret' } },
  contracts: { by: 'created_at' },
  suspensions: { by: 'from_day' },
  past_contracts: { by: 'effective_date' },
  contract_endings: { by: 'requested_at' },
  animals: { by: 'position' },
  price_revisions: { by: 'from_day' },
  formula_changes: { by: 'asked_at' },

  refund_requests: { by: 'created_at' },
  refund_request_animals: { by: 'position' },
  documents: { by: 'received_at', without: { stored_as: 'technical', thumbnail_stored_as: 'technical' } },
  pile_arrivals: { by: 'received_at', without: { stored_as: 'technical' } },
  refund_request_awaited: { by: 'due_on' },
  refund_request_messages: { by: 'created_at', without: { content_hash: 'technical' } },
  refund_request_moves: { by: 'at' },
  refunds: { by: 'decided_at' },
  refund_corrections: { by: 'corrected_at' },
  disputes: { by: 'created_at' },
  quotes: { by: 'created_at' },
  returned_payments: { by: 'noted_at' },
  opening_balances: { by: 'brought_at' },
  refund_accounts: { by: 'created_at' },
  refund_account_drafts: { by: 'created_at' },

  receipts: { by: 'month' },
  receipt_attempts: { by: 'on_day' },
  due_day_revisions: { by: 'from_month' },
  payment_cards: { by: 'created_at', without: { provider_token: 'secret' } },
  card_registrations: { by: 'created_at', without: { provider_reference: 'secret' } },
  card_payments: { by: 'created_at', without: { href: 'secret' } },
  card_payment_receipts: { by: 'card_payment_id' },
  mandates: { by: 'created_at' },
  mandate_papers: { by: 'made_at', without: { bytes: 'technical' } },
  signatures: { by: 'sent_at', without: { code_hash: 'secret', contact_hash: 'secret' } },
  evidence: { by: 'position' },

  notifications: { by: 'created_at' },
  notification_preferences: { by: 'notification_group' },
  push_subscriptions: {
    by: 'created_at',
    without: { endpoint_hash: 'secret', sealed: 'secret', sent_ids: 'technical' },
  },
  contact_messages: { by: 'created_at', without: { content_hash: 'technical' } },
  insurer_documents: { by: 'received_at', without: { stored_as: 'technical' } },
  contact_answers: { by: 'answered_at' },
  contact_files: { by: 'position', without: { stored_as: 'technical' } },
  outgoing_messages: { by: 'created_at', without: { sealed: 'secret' } },
  former_contacts: { by: 'left_at' },
  faq_votes: { by: 'voted_at' },

  sponsors: { by: 'created_at' },
  sponsorship_requests: {
    by: 'created_at',
    without: {
      lastname: 'others',
      email: 'others',
      phone: 'others',
      country: 'others',
      postal_code: 'others',
      animal: 'others',
      language: 'others',
      godchild_hash: 'others',
    },
  },
  sponsorship_draws: { by: 'drawn_at' },

  sessions: { by: 'created_at' },
  passkeys: { by: 'created_at', without: { public_key: 'secret' } },
  identities: { by: 'linked_at', without: { subject_hash: 'secret' } },
  links: { by: 'created_at', without: { token_hash: 'secret' } },
  invitations: { by: 'mailed_at' },
  calendar_feeds: { by: 'created_at' },
  invoice_addresses: { by: 'created_at', without: { sealed_token: 'secret' } },
  invoice_mails: { by: 'received_at', without: { mail_hash: 'technical' } },
  vet_links: { by: 'created_at', without: { token_hash: 'secret' } },
  audit_log: { by: 'at' },
  legal_holds: { by: 'placed_at' },
  erasure_requests: { by: 'requested_at' },

  login_names: { exempt: 'secret' },
  access_tokens: { exempt: 'secret' },
  refresh_tokens: { exempt: 'secret' },
  provider_sessions: { exempt: 'secret' },
  passkey_owners: { exempt: 'secret' },
  identity_owners: { exempt: 'secret' },
  oidc_authorizations: { exempt: 'secret' },
  passkey_challenges: { exempt: 'secret' },
  calendar_feed_tokens: { exempt: 'secret' },
  invoice_address_tokens: { exempt: 'secret' },
  push_owners: { exempt: 'secret' },
  sponsor_codes: { exempt: 'secret' },
  integration_clients: { exempt: 'technical' },
  integration_client_secrets: { exempt: 'secret' },
  integration_tokens: { exempt: 'secret' },
  integration_idempotency_keys: { exempt: 'passing' },
  brought_names: { exempt: 'technical' },
  // each subject has a table of its own
  insurer_events: { by: 'position', without: { data: 'technical' } },
  insurer_event_heads: { exempt: 'technical' },
  webhook_endpoints: { exempt: 'technical' },
  invitation_waves: { exempt: 'technical' },
  webhook_streams: { exempt: 'technical' },
  webhook_deliveries: { exempt: 'technical' },
  webhook_tries: { exempt: 'technical' },
  operator_log: { exempt: 'technical' },
  portal_facts: { exempt: 'technical' },
  portal_nodes: { exempt: 'technical' },
  proof_entries: { exempt: 'technical' },
  proof_lines: { exempt: 'technical' },
  proof_keys: { exempt: 'technical' },
  proof_publications: { exempt: 'technical' },
  usual_decision_days: { exempt: 'technical' },
  attempts: { exempt: 'passing' },
  idempotency_keys: { exempt: 'passing' },
  // contains links of mails that still work
  demo_messages: { exempt: 'demonstration' },
  demo_card_payments: { exempt: 'demonstration' },
  demo_card_registrations: { exempt: 'demonstration' },
}

type TableHolding = { table: string; by: string; without: string[] }

/** Tables of the archive, in order. */
export const given: readonly TableHolding[] = Object.entries(holdings).flatMap(([table, holding]) =>
  'exempt' in holding ? [] : [{ table, by: holding.by, without: Object.keys(holding.without ?? {}) }],
)

type LeftOut = { name: string; why: OmissionReason }

/** Omissions, as `table` or `table.column`, each with its reason. */
export const omissions: readonly LeftOut[] = Object.entries(holdings).flatMap(([table, holding]): LeftOut[] =>
  'exempt' in holding
    ? [{ name: table, why: holding.exempt }]
    : Object.entries(holding.without ?? {}).map(([column, why]) => ({ name: `${table}.${column}`, why })),
)
