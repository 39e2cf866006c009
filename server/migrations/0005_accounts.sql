-- When a contact last changed, so that a fresh one is not trusted alone; and since when payments to new accounts wait.
alter table members add column email_changed_at timestamptz;
alter table members add column mobile_changed_at timestamptz;
alter table members add column frozen_at timestamptz;

-- Where a session was opened from: the network alone, not the whole address.
alter table sessions add column network text;

create index audit_log_newest on audit_log (member_id, at desc, audit_id desc);

-- Links that open something once, keyed by the hash of their token.
create table links (
  token_hash bytea primary key,
  member_id uuid not null,
  purpose text not null check (purpose in ('recovery', 'activation', 'transfer', 'email', 'freeze')),
  details jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index links_by_member on links (member_id, purpose);

-- E-mails and SMS to send. The content is sealed, and dropped once it is sent.
create table outgoing_messages (
  member_id uuid not null references members (member_id) on delete cascade,
  message_id uuid not null,
  channel text not null check (channel in ('email', 'sms')),
  sealed bytea,
  created_at timestamptz not null,
  expires_at timestamptz,
  sent_at timestamptz,
  dropped_at timestamptz,
  primary key (member_id, message_id)
);

-- What a demonstration has "sent", for its mailbox page.
create table demo_messages (
  member_id uuid not null references members (member_id) on delete cascade,
  message_id uuid not null,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text,
  body_text text not null,
  body_html text,
  links text[] not null default '{}',
  sent_at timestamptz not null,
  primary key (member_id, message_id)
);

create table passkeys (
  member_id uuid not null references members (member_id) on delete cascade,
  passkey_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (member_id, passkey_id)
);

-- Whose passkey it is, by the hash of its credential id.
create table passkey_owners (
  credential_hash bytea primary key,
  member_id uuid not null,
  passkey_id uuid not null
);

-- What a passkey is asked to sign, once.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('register', 'sign-in')),
  session_id uuid,
  expires_at timestamptz not null
);
