-- The insurer's own systems. Nothing here is of one member: clients and tokens are looked up by their own names and hashes.
create table integration_clients (
  client_id text primary key,
  name text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);

-- Several at a time, so that a client can be given a new one while the one before is still in use.
create table integration_client_secrets (
  secret_hash bytea primary key,
  client_id text not null references integration_clients (client_id) on delete cascade,
  created_at timestamptz not null,
  -- null: until it is replaced
  expires_at timestamptz
);
create index integration_client_secrets_by_client on integration_client_secrets (client_id);

create table integration_tokens (
  token_hash bytea primary key,
  client_id text not null references integration_clients (client_id) on delete cascade,
  scopes text[] not null,
  expires_at timestamptz not null
);
create index integration_tokens_by_client on integration_tokens (client_id);

-- The first answer of a machine's keyed call, for 24 hours.
create table integration_idempotency_keys (
  client_id text not null references integration_clients (client_id) on delete cascade,
  idempotency_key text not null,
  request_hash bytea not null,
  status smallint not null,
  answer json,
  created_at timestamptz not null,
  primary key (client_id, idempotency_key)
);

-- Whose a thing is that the insurer names, keyed by the hash of its kind and its name: none is given to two members.
create table brought_names (
  name_hash bytea primary key,
  member_id uuid not null
);
create index brought_names_by_member on brought_names (member_id);
insert into brought_names select sha256(convert_to('member ' || nevg, 'UTF8')), member_id from members on conflict do nothing;
insert into brought_names select sha256(convert_to('contract ' || lower(contract_number), 'UTF8')), member_id from contracts on conflict do nothing;
insert into brought_names select sha256(convert_to('animal ' || animal_id::text, 'UTF8')), member_id from animals on conflict do nothing;
insert into brought_names select sha256(convert_to('receipt ' || receipt_id::text, 'UTF8')), member_id from receipts on conflict do nothing;
insert into brought_names select sha256(convert_to('sponsorship_request ' || sponsorship_request_id::text, 'UTF8')), member_id from sponsorship_requests on conflict do nothing;
insert into brought_names select sha256(convert_to('mandate ' || lower(umr), 'UTF8')), member_id from mandates on conflict do nothing;
insert into brought_names select sha256(convert_to('card ' || provider_token, 'UTF8')), member_id from payment_cards where provider_token is not null on conflict do nothing;
