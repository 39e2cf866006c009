-- What lets the insurer debit: one active mandate a contract; earlier ones stay as they were signed.
create table mandates (
  member_id uuid not null references members (member_id) on delete cascade,
  mandate_id uuid not null,
  umr text not null,
  status text not null check (status in ('draft', 'awaiting_code', 'active', 'replaced', 'revoked', 'lapsed')),
  holder text not null,
  line1 text not null,
  line2 text,
  line3 text,
  line4 text,
  postal_code text not null,
  city text not null,
  country text not null,
  on_behalf_of text,
  iban text not null,
  bic text,
  signature_mode text check (signature_mode in ('email', 'sms')),
  -- masked: where the code went
  signature_recipient text,
  signed_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (member_id, mandate_id)
);

create table payment_cards (
  member_id uuid not null references members (member_id) on delete cascade,
  card_id uuid not null,
  holder text not null,
  brand text not null,
  last4 text not null,
  -- YYYY-MM
  expires text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (member_id, card_id)
);

-- One monthly contribution. A later success sets the payment date; what was tried stands in receipt_attempts.
create table receipts (
  member_id uuid not null references members (member_id) on delete cascade,
  receipt_id uuid not null,
  month text not null,
  issue_date date not null,
  due_date date not null,
  amount_cents integer not null check (amount_cents >= 0),
  status text not null check (status in ('paid', 'declined', 'upcoming')),
  payment_date date,
  decline_code text,
  next_attempt_on date,
  primary key (member_id, receipt_id),
  unique (member_id, month)
);
create index receipts_newest on receipts (member_id, issue_date desc, receipt_id desc);

create table receipt_attempts (
  member_id uuid not null,
  receipt_id uuid not null,
  position smallint not null,
  on_day date not null,
  means text not null check (means in ('bank_account', 'card')),
  outcome text not null check (outcome in ('paid', 'declined')),
  decline_code text,
  primary key (member_id, receipt_id, position),
  foreign key (member_id, receipt_id) references receipts (member_id, receipt_id) on delete cascade
);

-- A payment by card of one or several contributions, on the page of the payment provider.
create table card_payments (
  member_id uuid not null references members (member_id) on delete cascade,
  card_payment_id uuid not null,
  amount_cents integer not null check (amount_cents > 0),
  status text not null check (status in ('open', 'paid', 'refused', 'abandoned')),
  provider_reference text not null,
  href text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (member_id, card_payment_id)
);
-- the job that asks for the outcome of what was left open
create index card_payments_open on card_payments (created_at) where status = 'open';

create table card_payment_receipts (
  member_id uuid not null,
  card_payment_id uuid not null,
  receipt_id uuid not null,
  primary key (member_id, card_payment_id, receipt_id),
  foreign key (member_id, card_payment_id) references card_payments (member_id, card_payment_id) on delete cascade,
  foreign key (member_id, receipt_id) references receipts (member_id, receipt_id) on delete cascade
);

-- An animal's price from a day on, as it was announced.
create table price_revisions (
  member_id uuid not null,
  animal_id uuid not null,
  from_day date not null,
  announced_on date not null,
  old_price_cents integer not null,
  new_price_cents integer not null,
  primary key (member_id, animal_id, from_day),
  foreign key (member_id, animal_id) references animals (member_id, animal_id) on delete cascade
);

-- What a member asked for: the insurer ends the contract, the portal never does.
create table contract_endings (
  member_id uuid not null references members (member_id) on delete cascade,
  ending_id uuid not null,
  kind text not null check (kind in ('withdrawal', 'termination')),
  reference text not null,
  requested_at timestamptz not null,
  ends_on date not null,
  primary key (member_id, ending_id)
);

create table calendar_feeds (
  member_id uuid primary key references members (member_id) on delete cascade,
  created_at timestamptz not null,
  last_read_at timestamptz
);

-- Whose calendar a private address opens, by the hash of its token.
create table calendar_feed_tokens (
  token_hash bytea primary key,
  member_id uuid not null
);
create index calendar_feed_tokens_by_member on calendar_feed_tokens (member_id);

-- The demo's own payment provider: what was asked of it, and what the visitor chose.
create table demo_card_payments (
  provider_reference text primary key,
  amount_cents integer not null,
  description text not null,
  language text not null check (language in ('fr', 'it')),
  return_path text not null,
  outcome text not null check (outcome in ('open', 'paid', 'refused', 'abandoned')),
  expires_at timestamptz not null
);

-- As it was sent, byte for byte: jsonb puts the members in another order.
alter table idempotency_keys alter column answer type json using answer::json;
