-- The private address to which a member and their vets mail invoices (SHARE-02). Sealed, because its member may see it again.
create table invoice_addresses (
  member_id uuid primary key references members (member_id) on delete cascade,
  sealed_token bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

-- Whose address it is, by the hash of its token.
create table invoice_address_tokens (
  token_hash bytea primary key,
  member_id uuid not null
);
create index invoice_address_tokens_by_member on invoice_address_tokens (member_id);

-- Mails that became a draft, so that a relay's second try becomes none.
create table invoice_mails (
  member_id uuid not null references members (member_id) on delete cascade,
  mail_hash bytea not null,
  received_at timestamptz not null,
  primary key (member_id, mail_hash)
);
create index invoice_mails_by_age on invoice_mails (received_at);

-- Who mailed the documents of a draft; null where nobody did.
alter table refund_requests add column mailed_by text;
