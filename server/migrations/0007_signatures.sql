-- A mandate that the portal draws up: what is shown, to whom the code goes, what takes effect with the signature.
alter table mandates add column language text check (language in ('fr', 'it'));
alter table mandates add column contact_email text;
alter table mandates add column contact_mobile text;
alter table mandates add column for_refunds boolean not null default false;
alter table mandates add column wanted_due_day smallint;
alter table mandates add column collect_unpaid boolean not null default false;
-- the contributions that are collected with it, as its text names them: their months and sums, as JSON
alter table mandates add column unpaid text;
-- the parts that were shown, as JSON, and the SHA-256 of their text
alter table mandates add column parts text;
alter table mandates add column text_sha256 bytea;
alter table mandates add column text_version text;
alter table mandates add column first_debit_on date;
-- the link of the chain of evidence that holds the signature
alter table mandates add column evidence_hash bytea;
create unique index mandates_umr on mandates (member_id, umr);
create unique index mandates_one_active on mandates (member_id) where status = 'active';
-- the number of the last one that was drawn up: none is given twice, though unsigned ones are forgotten
alter table contracts add column last_mandate_number integer not null default 0;
-- the job that forgets what was never signed
create index mandates_unsigned on mandates (created_at) where signed_at is null;

-- The paper as it could be read before the signature, byte for byte.
create table mandate_papers (
  member_id uuid not null,
  mandate_id uuid not null,
  bytes bytea not null,
  sha256 bytea not null,
  made_at timestamptz not null,
  primary key (member_id, mandate_id),
  foreign key (member_id, mandate_id) references mandates (member_id, mandate_id) on delete cascade
);

-- An account for refunds that waits for its code; with the code it becomes one of refund_accounts, under the same id.
create table refund_account_drafts (
  member_id uuid not null references members (member_id) on delete cascade,
  refund_account_id uuid not null,
  status text not null check (status in ('draft', 'awaiting_code', 'replaced')),
  iban text not null,
  bic text,
  holder text not null,
  language text not null check (language in ('fr', 'it')),
  parts text not null,
  text_sha256 bytea not null,
  text_version text not null,
  created_at timestamptz not null,
  primary key (member_id, refund_account_id)
);
create index refund_account_drafts_by_age on refund_account_drafts (created_at);

-- Refunds to a new account wait until then, unless a fresh code lets them go (held_until becomes null).
alter table refund_accounts add column held_until timestamptz;
alter table refund_accounts add column evidence_hash bytea;

-- A code that was sent, bound to one text and one contact.
create table signatures (
  member_id uuid not null references members (member_id) on delete cascade,
  signature_id uuid not null,
  subject text not null check (subject in ('mandate', 'refund_account', 'refund_account_release')),
  subject_id uuid not null,
  mode text not null check (mode in ('email', 'sms')),
  -- masked
  recipient text not null,
  -- keyed hash of the contact: the code dies when the contact changes
  contact_hash bytea not null,
  text_sha256 bytea not null,
  code_hash bytea not null,
  attempts smallint not null default 0,
  status text not null check (status in ('sent', 'used', 'replaced', 'dead')),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (member_id, signature_id)
);
create index signatures_of_subject on signatures (member_id, subject_id, sent_at desc);
-- the job that forgets old codes
create index signatures_by_age on signatures (sent_at);

-- What proves the signatures: lines are added, never changed nor taken away, each bound to the one before by its hash.
-- No reference to members: the proof outlives the account (docs/decisions/0023).
create table evidence (
  member_id uuid not null,
  -- 1 for the first line of the member, then without a gap
  position integer not null check (position > 0),
  at timestamptz not null,
  kind text not null,
  subject_id uuid not null,
  -- JSON, as it was hashed
  record text not null,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (member_id, position)
);

-- From which month (YYYY-MM) another due day counts: debits that were announced already stay as they were.
create table due_day_revisions (
  member_id uuid not null references members (member_id) on delete cascade,
  from_month text not null,
  old_due_day smallint not null,
  new_due_day smallint not null,
  primary key (member_id, from_month)
);

-- A card that is being registered on the payment provider's page.
create table card_registrations (
  member_id uuid not null references members (member_id) on delete cascade,
  card_registration_id uuid not null,
  provider_reference text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (member_id, card_registration_id)
);
-- how the provider knows the card; null for one that the insurer registered
alter table payment_cards add column provider_token text;

-- The demo's own payment provider: the cards that the visitor chose to register.
create table demo_card_registrations (
  provider_reference text primary key,
  -- the portal's own
  reference text not null,
  language text not null check (language in ('fr', 'it')),
  return_path text not null,
  -- the token that the page led back with
  provider_token text,
  -- JSON: brand, last4, expires, holder
  card text,
  expires_at timestamptz not null
);

-- The e-mail and the mobile that a member left: told of changes of account for another 30 days, then forgotten.
create table former_contacts (
  member_id uuid not null references members (member_id) on delete cascade,
  channel text not null check (channel in ('email', 'sms')),
  contact text not null,
  left_at timestamptz not null,
  primary key (member_id, channel, contact)
);
create index former_contacts_by_age on former_contacts (left_at);
