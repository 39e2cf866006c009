// Written by `npm run db:types` from server/migrations. Do not edit.
import type { ColumnType, Generated } from 'kysely'

type Json = ColumnType<unknown, string, string>

export type Database = {
  access_tokens: {
    token_hash: Uint8Array
    member_id: string
    session_id: string
    expires_at: Date
    created_at: Generated<Date>
    used_at: Date | null
  }
  animals: {
    member_id: string
    animal_id: string
    name: string
    type: string
    gender: string
    breed: string
    colour: string
    birth_date: string
    adoption_date: string | null
    icad: string | null
    cover_start: string | null
    formula: string
    monthly_price_cents: Generated<number>
    position: number
    cover_end: string | null
    end_reason: string | null
  }
  attempts: {
    attempt_key: string
    count: number
    window_start: Date
    blocked_until: Date | null
  }
  audit_log: {
    member_id: string
    audit_id: string
    at: Date
    actor: string
    action: string
    subject_id: string | null
    details: ColumnType<unknown, string | undefined, string>
    position: Generated<number>
  }
  brought_names: {
    name_hash: Uint8Array
    member_id: string
  }
  calendar_feed_tokens: {
    token_hash: Uint8Array
    member_id: string
  }
  calendar_feeds: {
    member_id: string
    created_at: Date
    last_read_at: Date | null
  }
  card_payment_receipts: {
    member_id: string
    card_payment_id: string
    receipt_id: string
    standing: string | null
  }
  card_payments: {
    member_id: string
    card_payment_id: string
    amount_cents: number
    status: string
    provider_reference: string
    href: string
    created_at: Date
    settled_at: Date | null
    refunded_cents: Generated<number>
    disputed_cents: Generated<number>
    revision: Generated<number>
  }
  card_registrations: {
    member_id: string
    card_registration_id: string
    provider_reference: string
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  contact_answers: {
    member_id: string
    contact_message_id: string
    answer_id: string
    author_name: string
    text: string
    answered_at: Date
  }
  contact_files: {
    member_id: string
    contact_message_id: string
    file_id: string
    position: number
    name: string
    media_type: string
    size: number
    sha256: string
    stored_as: string
  }
  contact_messages: {
    member_id: string
    contact_message_id: string
    reference: string
    topic: string
    subject: string
    message: string
    content_hash: Uint8Array
    created_at: Date
  }
  contract_endings: {
    member_id: string
    ending_id: string
    kind: string
    reference: string
    requested_at: Date
    ends_on: string
  }
  contracts: {
    member_id: string
    contract_number: string
    country: string
    status: string
    effective_date: string
    end_date: string | null
    withdrawal_until: string | null
    suspends_on: string | null
    formal_notice_on: string | null
    amount_due_cents: Generated<number>
    due_day: number
    created_at: Date
    last_mandate_number: Generated<number>
  }
  demo_card_payments: {
    provider_reference: string
    amount_cents: number
    description: string
    language: string
    return_path: string
    outcome: string
    expires_at: Date
  }
  demo_card_registrations: {
    provider_reference: string
    reference: string
    language: string
    return_path: string
    provider_token: string | null
    card: string | null
    expires_at: Date
  }
  demo_messages: {
    member_id: string
    message_id: string
    channel: string
    recipient: string
    subject: string | null
    body_text: string
    body_html: string | null
    links: Generated<string[]>
    sent_at: Date
    reply_to: string | null
    attachments: Generated<string[]>
  }
  disputes: {
    member_id: string
    dispute_id: string
    request_id: string
    status: string
    disputed_decision: number
    reason: string
    lines: Json
    file_ids: Json
    created_at: Date
    answered_at: Date | null
    outcome_text: string | null
    outcome_decision: number | null
  }
  documents: {
    member_id: string
    file_id: string
    owner_kind: string
    request_id: string | null
    quote_id: string | null
    message_id: string | null
    position: number | null
    type: string | null
    animal_id: string | null
    name: string
    media_type: string
    size: number
    sha256: string
    source_sha256: string | null
    stored_as: string
    thumbnail_stored_as: string | null
    status: string | null
    refusal_code: string | null
    received_at: Date | null
    reading: Json | null
  }
  due_day_revisions: {
    member_id: string
    from_month: string
    old_due_day: number
    new_due_day: number
  }
  erasure_requests: {
    member_id: string
    erasure_request_id: string
    reference: string
    requested_at: Date
    answer_by: string
    status: string
    ended_at: Date | null
  }
  evidence: {
    member_id: string
    position: number
    at: Date
    kind: string
    subject_id: string
    record: string
    previous_hash: Uint8Array
    hash: Uint8Array
  }
  faq_votes: {
    member_id: string
    question: string
    useful: boolean
    voted_at: Date
  }
  former_contacts: {
    member_id: string
    channel: string
    contact: string
    left_at: Date
  }
  formula_changes: {
    member_id: string
    formula_change_id: string
    animal_id: string
    status: string
    formula: string
    from_formula: string
    asked_at: Date
    takes_effect_on: string
    monthly_price_cents: number
    from_price_cents: number
    answered_at: Date | null
    confirmed_on: string | null
    reason: string | null
    applied_at: Date | null
  }
  idempotency_keys: {
    member_id: string
    idempotency_key: string
    request_hash: Uint8Array
    status: number
    answer: Json | null
    created_at: Date
  }
  identities: {
    member_id: string
    identity_id: string
    provider: string
    issuer: string
    subject_hash: Uint8Array
    linked_at: Date
    last_used_at: Date | null
    unlinked_at: Date | null
  }
  identity_owners: {
    subject_hash: Uint8Array
    member_id: string
    identity_id: string
  }
  insurer_documents: {
    member_id: string
    document_id: string
    title_fr: string | null
    title_it: string | null
    issued_on: string
    received_at: Date
    name: string
    media_type: string
    size: number
    sha256: string
    source_sha256: string
    stored_as: string
    other_titles: Json | null
  }
  insurer_event_heads: {
    member_id: string
    position: number
  }
  insurer_events: {
    member_id: string
    position: number
    event_id: string
    event: string
    data: Json
    at: Date
  }
  integration_client_secrets: {
    secret_hash: Uint8Array
    client_id: string
    created_at: Date
    expires_at: Date | null
  }
  integration_clients: {
    client_id: string
    name: string
    scopes: string[]
    created_at: Date
    revoked_at: Date | null
  }
  integration_idempotency_keys: {
    client_id: string
    idempotency_key: string
    request_hash: Uint8Array
    status: number
    answer: Json | null
    created_at: Date
  }
  integration_tokens: {
    token_hash: Uint8Array
    client_id: string
    scopes: string[]
    expires_at: Date
    created_at: Generated<Date>
  }
  invitation_waves: {
    wave_id: string
    name: string
    per_hour: number
    begun_at: Date
    paused_at: Date | null
    done_at: Date | null
  }
  invitations: {
    member_id: string
    wave_id: string
    state: string
    mailed_at: Date | null
  }
  invoice_address_tokens: {
    token_hash: Uint8Array
    member_id: string
  }
  invoice_addresses: {
    member_id: string
    sealed_token: Uint8Array
    created_at: Date
    last_used_at: Date | null
  }
  invoice_mails: {
    member_id: string
    mail_hash: Uint8Array
    received_at: Date
  }
  legal_holds: {
    member_id: string
    legal_hold_id: string
    reason: string
    placed_at: Date
    lifted_at: Date | null
  }
  links: {
    token_hash: Uint8Array
    member_id: string
    purpose: string
    details: ColumnType<unknown, string | undefined, string>
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  login_names: {
    name_hash: Uint8Array
    member_id: string
  }
  mandate_papers: {
    member_id: string
    mandate_id: string
    bytes: Uint8Array
    sha256: Uint8Array
    made_at: Date
  }
  mandates: {
    member_id: string
    mandate_id: string
    umr: string
    status: string
    holder: string
    line1: string
    line2: string | null
    line3: string | null
    line4: string | null
    postal_code: string
    city: string
    country: string
    on_behalf_of: string | null
    iban: string
    bic: string | null
    signature_mode: string | null
    signature_recipient: string | null
    signed_at: Date | null
    created_at: Date
    ended_at: Date | null
    language: string | null
    contact_email: string | null
    contact_mobile: string | null
    for_refunds: Generated<boolean>
    wanted_due_day: number | null
    collect_unpaid: Generated<boolean>
    unpaid: string | null
    parts: string | null
    text_sha256: Uint8Array | null
    text_version: string | null
    first_debit_on: string | null
    evidence_hash: Uint8Array | null
    signatory: string | null
  }
  members: {
    member_id: string
    nevg: string
    firstname: string
    lastname: string
    email: string
    pending_email: string | null
    locale: string
    line1: string
    line2: string | null
    line3: string | null
    line4: string | null
    postal_code: string
    city: string
    country: string
    mobile: string | null
    landline: string | null
    password_hash: string | null
    permissions: Generated<string[]>
    features: Generated<string[]>
    disabled_at: Date | null
    created_at: Date
    updated_at: Date
    email_changed_at: Date | null
    mobile_changed_at: Date | null
    frozen_at: Date | null
    erased_at: Date | null
    recovery_email: string | null
    recovery_email_until: Date | null
    organisation: string | null
  }
  notification_preferences: {
    member_id: string
    notification_group: string
    email: boolean
    changed_at: Date
    push: Generated<boolean>
  }
  notifications: {
    member_id: string
    notification_id: string
    kind: string
    params: Json
    created_at: Date
    read_at: Date | null
  }
  oidc_authorizations: {
    token_hash: Uint8Array
    provider: string
    purpose: string
    browser_hash: Uint8Array
    session_id: string | null
    sealed: Uint8Array
    created_at: Date
    expires_at: Date
  }
  opening_balances: {
    member_id: string
    animal_id: string
    insurance_year_start: string
    ceiling_used_cents: number
    deductible_used_cents: number
    package_used_cents: number
    event_first_care_date: string | null
    event_cause: string | null
    event_name: string | null
    event_deductible_cents: number | null
    brought_at: Date
  }
  operator_log: {
    entry_id: string
    at: Date
    operator: string | null
    action: string
    subject_id: string | null
    details: ColumnType<unknown, string | undefined, string>
  }
  outgoing_messages: {
    member_id: string
    message_id: string
    channel: string
    sealed: Uint8Array | null
    created_at: Date
    expires_at: Date | null
    sent_at: Date | null
    dropped_at: Date | null
    tries: Generated<number>
    tried_at: Date | null
    last_failure: string | null
  }
  passkey_challenges: {
    challenge_hash: Uint8Array
    purpose: string
    session_id: string | null
    expires_at: Date
    created_at: Generated<Date>
  }
  passkey_owners: {
    credential_hash: Uint8Array
    member_id: string
    passkey_id: string
  }
  passkeys: {
    member_id: string
    passkey_id: string
    credential_id: string
    public_key: Uint8Array
    sign_count: Generated<number>
    transports: Generated<string[]>
    name: string
    created_at: Date
    last_used_at: Date | null
  }
  past_contracts: {
    member_id: string
    contract_number: string
    effective_date: string
    end_date: string
    suspensions: Json
    replaced_at: Date
  }
  payment_cards: {
    member_id: string
    card_id: string
    holder: string
    brand: string
    last4: string
    expires: string
    created_at: Date
    ended_at: Date | null
    provider_token: string | null
  }
  pile_arrivals: {
    member_id: string
    request_id: string
    file_id: string
    name: string
    media_type: string
    size: number
    sha256: string
    stored_as: string | null
    refusal_code: string | null
    received_at: Date
  }
  portal_facts: {
    name: string
    value: string
  }
  portal_nodes: {
    node_id: string
    host: string
    version: string
    build: string
    brand: string
    connections: number
    started_at: Date
    seen_at: Date
  }
  price_revisions: {
    member_id: string
    animal_id: string
    from_day: string
    announced_on: string
    old_price_cents: number
    new_price_cents: number
  }
  proof_entries: {
    entry: number
    at: Date
    lines: number
    root: Uint8Array
    kind: string
    checkpoint: string | null
  }
  proof_keys: {
    generation: number
    public_key: Uint8Array
    sealed: Uint8Array | null
    endorsement: Uint8Array | null
    created_at: Date
  }
  proof_lines: {
    member_id: string
    position: number
    entry: number
    leaf: number
    salt: Uint8Array
    path: Uint8Array
  }
  proof_publications: {
    target: string
    entries: Generated<number>
    published_at: Date | null
    failed_at: Date | null
    failure: string | null
  }
  provider_sessions: {
    member_id: string
    session_id: string
    identity_id: string
    provider: string
    sid_hash: Uint8Array | null
    sealed_id_token: Uint8Array | null
    created_at: Date
  }
  push_owners: {
    endpoint_hash: Uint8Array
    member_id: string
    subscription_id: string
  }
  push_subscriptions: {
    member_id: string
    subscription_id: string
    session_id: string
    endpoint_hash: Uint8Array
    sealed: Uint8Array
    user_agent: string
    details: Generated<boolean>
    created_at: Date
    last_sent_at: Date | null
    sent_ids: Generated<string[]>
  }
  quotes: {
    member_id: string
    quote_id: string
    status: string
    animal_id: string | null
    planned_on: string | null
    vet_name: string | null
    cause: string | null
    first_symptoms_on: string | null
    lines: ColumnType<unknown, string | undefined, string>
    created_at: Date
    changed_at: Date
    submitted_at: Date | null
    answered_at: Date | null
    ended_at: Date | null
    answer_lines: Json | null
    refunded_cents: number | null
    reserved_cents: number | null
    reserved_package_cents: number | null
    deductible_cents: number | null
    insurance_year: string | null
    formula: string | null
    arithmetic: string | null
    conditions: string | null
    valid_until: string | null
    refusal_code: string | null
    refusal_params: Json | null
    reason: string | null
    request_id: string | null
  }
  receipt_attempts: {
    member_id: string
    receipt_id: string
    position: number
    on_day: string
    means: string
    outcome: string
    decline_code: string | null
  }
  receipts: {
    member_id: string
    receipt_id: string
    month: string
    issue_date: string
    due_date: string
    amount_cents: number
    status: string
    payment_date: string | null
    decline_code: string | null
    next_attempt_on: string | null
  }
  refresh_tokens: {
    token_hash: Uint8Array
    member_id: string
    session_id: string
    expires_at: Date
    used_at: Date | null
    created_at: Generated<Date>
  }
  refund_account_drafts: {
    member_id: string
    refund_account_id: string
    status: string
    iban: string
    bic: string | null
    holder: string
    language: string
    parts: string
    text_sha256: Uint8Array
    text_version: string
    created_at: Date
  }
  refund_accounts: {
    member_id: string
    refund_account_id: string
    iban: string
    bic: string | null
    holder: string
    created_at: Date
    ended_at: Date | null
    held_until: Date | null
    evidence_hash: Uint8Array | null
  }
  refund_corrections: {
    member_id: string
    request_id: string
    position: number
    status: string
    rejection_code: string | null
    rejection_params: Json | null
    refunds: Json
    corrected_at: Date
    reason: string
  }
  refund_request_animals: {
    member_id: string
    request_id: string
    animal_id: string
    position: number
  }
  refund_request_awaited: {
    member_id: string
    request_id: string
    awaited_id: string
    position: number
    type: string | null
    animal_id: string | null
    reason_code: string
    note: string | null
    due_on: string
    file_id: string | null
    settled_at: Date | null
  }
  refund_request_messages: {
    member_id: string
    request_id: string
    message_id: string
    position: number
    author: string
    author_name: string
    text: string
    content_hash: Uint8Array
    created_at: Date
    read_at: Date | null
    quoted_text: string | null
  }
  refund_request_moves: {
    member_id: string
    request_id: string
    position: number
    step: string
    at: Date
  }
  refund_requests: {
    member_id: string
    request_id: string
    status: string
    tracking_reference: string | null
    care_date: string | null
    invoice_number: string | null
    vet_name: string | null
    cause: string | null
    first_symptoms_on: string | null
    paid_confirmed: Generated<boolean>
    rejection_code: string | null
    rejection_params: Json | null
    created_at: Date
    changed_at: Date
    submitted_at: Date | null
    decided_at: Date | null
    before_portal: Generated<boolean>
    channel: string | null
    received_on: string | null
    follows: string | null
    quote_id: string | null
    is_pile: Generated<boolean>
    pile_groups: Json | null
    mailed_by: string | null
  }
  refunds: {
    member_id: string
    refund_id: string
    request_id: string
    animal_id: string
    position: number
    tracking_reference: string
    invoice_number: string | null
    care_date: string
    cause: string
    event: string | null
    insurance_year: string | null
    billed_cents: number
    subtotal_cents: number
    deductible_cents: number
    care_refund_cents: number
    vaccine_refund_cents: number
    refunded_cents: number
    lines: Json
    computation: Json | null
    reasons: Json
    destination_iban: string | null
    destination_holder: string | null
    decided_at: Date
    payment_date: string | null
    paid_at: Date | null
    earlier_paid_cents: Generated<number>
    insurer_explanation: string | null
    earlier_payment_date: string | null
  }
  returned_payments: {
    member_id: string
    refund_id: string
    position: number
    payment_date: string
    amount_cents: number
    returned_on: string
    noted_at: Date
  }
  sessions: {
    member_id: string
    session_id: string
    user_agent: string
    created_at: Date
    last_used_at: Date
    ended_at: Date | null
    network: string | null
    authenticated_at: Date | null
  }
  signatures: {
    member_id: string
    signature_id: string
    subject: string
    subject_id: string
    mode: string
    recipient: string
    contact_hash: Uint8Array
    text_sha256: Uint8Array
    code_hash: Uint8Array
    attempts: Generated<number>
    status: string
    sent_at: Date
    expires_at: Date
  }
  sponsor_codes: {
    code_hash: Uint8Array
    member_id: string
    created_at: Date
  }
  sponsors: {
    member_id: string
    code: string
    created_at: Date
  }
  sponsorship_draws: {
    member_id: string
    sponsorship_request_id: string
    offer_id: string | null
    prizes: string
    chosen: number
    out_of: number
    amount_cents: number
    drawn_at: Date
  }
  sponsorship_requests: {
    member_id: string
    sponsorship_request_id: string
    reference: string
    status: string
    firstname: string
    lastname: string | null
    email: string | null
    phone: string | null
    country: string | null
    postal_code: string | null
    animal: Json | null
    language: string
    godchild_hash: Uint8Array | null
    offer_id: string | null
    created_at: Date
    signed_at: Date | null
    effective_date: string | null
    validated_at: Date | null
    refused_at: Date | null
    refusal: string | null
    drawn_at: Date | null
    amount_cents: number | null
    paid_on: string | null
  }
  suspensions: {
    member_id: string
    from_day: string
    to_day: string | null
  }
  usual_decision_days: {
    country: string
    median: number
    p90: number
    cases: number
    counted_at: Date
  }
  vet_links: {
    member_id: string
    link_id: string
    token_hash: Uint8Array
    purpose: string
    request_id: string | null
    quote_id: string | null
    animal_id: string
    shows_amount: boolean
    file_ids: ColumnType<unknown, string | undefined, string>
    created_at: Date
    expires_at: Date
    opened_at: Date | null
    revoked_at: Date | null
    used_at: Date | null
  }
  webhook_deliveries: {
    member_id: string
    webhook_id: string
    position: number
    delivery_id: string
    event: string
    status: string
    tries: Generated<number>
    waiting_since: Date
    ended_at: Date | null
  }
  webhook_endpoints: {
    webhook_id: string
    url: string
    events: string[] | null
    sealed_secret: Uint8Array
    former_sealed_secret: Uint8Array | null
    former_until: Date | null
    created_at: Date
    changed_at: Date
    disabled_at: Date | null
  }
  webhook_streams: {
    member_id: string
    webhook_id: string
    fills: number
    due_at: Date | null
    leased_until: Date | null
    lease_id: string | null
  }
  webhook_tries: {
    member_id: string
    webhook_id: string
    position: number
    try_id: string
    at: Date
    status_code: number | null
    ms: number
    error: string | null
  }
}
