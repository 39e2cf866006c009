/**
 * The tables that are not one member's, each with its reason; every other one is, and its keys begin with member_id.
 * look-up: found by its own key before the member is known. coordinator: such a one that a member's call needs, and so on the
 * coordinator, without which there is no call; its statements are written as if it were spread. everywhere: small, read on every
 * machine, seldom written. apart: of the coordinator alone, beside spread tables in no statement.
 */
type TableKind = 'look-up' | 'coordinator' | 'everywhere' | 'apart'

export const tablesOfNobody: Readonly<Record<string, { kind: TableKind; key: string; why: string }>> = {
  login_names: { kind: 'coordinator', key: 'name_hash', why: 'who signs in by a name, before it is known who' },
  links: { kind: 'coordinator', key: 'token_hash', why: 'whose link it is' },
  attempts: { kind: 'coordinator', key: 'attempt_key', why: 'counters of limits, of addresses too' },
  passkey_owners: { kind: 'coordinator', key: 'credential_hash', why: 'whose passkey it is' },
  passkey_challenges: { kind: 'coordinator', key: 'challenge_hash', why: 'asked before it is known who answers' },
  identity_owners: { kind: 'coordinator', key: 'subject_hash', why: 'whose account at a provider it is' },
  oidc_authorizations: { kind: 'coordinator', key: 'token_hash', why: 'begun before it is known who comes back' },
  calendar_feed_tokens: { kind: 'coordinator', key: 'token_hash', why: 'whose calendar it is' },
  invoice_address_tokens: { kind: 'coordinator', key: 'token_hash', why: 'whose address for invoices it is' },
  push_owners: { kind: 'coordinator', key: 'endpoint_hash', why: 'whose device it is' },
  sponsor_codes: { kind: 'coordinator', key: 'code_hash', why: 'whose code it is' },
  brought_names: { kind: 'look-up', key: 'name_hash', why: 'whose thing the insurer names' },
  integration_tokens: { kind: 'look-up', key: 'token_hash', why: 'whose token it is' },
  integration_idempotency_keys: {
    kind: 'look-up',
    key: 'client_id',
    why: 'keyed calls of a client, which may be about many members',
  },
  integration_clients: { kind: 'everywhere', key: 'client_id', why: 'a handful' },
  integration_client_secrets: { kind: 'everywhere', key: 'secret_hash', why: 'two a client' },
  webhook_endpoints: { kind: 'everywhere', key: 'webhook_id', why: 'a handful' },
  portal_facts: { kind: 'everywhere', key: 'name', why: 'a handful' },
  portal_nodes: { kind: 'everywhere', key: 'node_id', why: 'a handful' },
  usual_decision_days: { kind: 'everywhere', key: 'country', why: 'a row a country' },
  invitation_waves: { kind: 'everywhere', key: 'wave_id', why: 'some a year' },
  proof_entries: { kind: 'everywhere', key: 'entry', why: 'the public log: some rows a day' },
  proof_keys: { kind: 'everywhere', key: 'generation', why: 'a handful' },
  proof_publications: { kind: 'everywhere', key: 'target', why: 'two at most' },
  operator_log: { kind: 'apart', key: 'entry_id', why: 'what the command did: some lines a day' },
  demo_card_payments: { kind: 'apart', key: 'provider_reference', why: 'of the demo alone' },
  demo_card_registrations: { kind: 'apart', key: 'provider_reference', why: 'of the demo alone' },
}
