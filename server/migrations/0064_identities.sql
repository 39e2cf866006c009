-- Accounts at OpenID Connect providers that sign their member in (OIDC-01). One that was unlinked stays, so that an attribute does not link it again.
create table identities (
  member_id uuid not null references members (member_id) on delete cascade,
  identity_id uuid not null,
  provider text not null,
  issuer text not null,
  -- of issuer and subject: the subject itself is needed nowhere
  subject_hash bytea not null,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  unlinked_at timestamptz,
  primary key (member_id, identity_id)
);
create unique index identities_subject on identities (member_id, subject_hash);

-- Whose account it is, while it is linked.
create table identity_owners (
  subject_hash bytea primary key,
  member_id uuid not null,
  identity_id uuid not null
);
create index identity_owners_by_member on identity_owners (member_id);

-- Sign-ins on their way to a provider and back, and accounts that wait for a sign-in by other means to be linked (`offer`).
create table oidc_authorizations (
  token_hash bytea primary key,
  provider text not null,
  purpose text not null check (purpose ~ '^[a-z-]{1,20}$'),
  -- the browser that began it, by its cookie
  browser_hash bytea not null,
  -- the session that began it; null for a sign-in
  session_id uuid,
  -- nonce, code verifier and time; of an offer issuer and subject
  sealed bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index oidc_authorizations_ended on oidc_authorizations (expires_at);

-- Sessions that a provider opened, with what ends the provider's own session.
create table provider_sessions (
  member_id uuid not null references members (member_id) on delete cascade,
  session_id uuid not null,
  identity_id uuid not null,
  provider text not null,
  -- the provider's name for its session; null where it has none
  sid_hash bytea,
  -- the ID token, as the hint of a logout
  sealed_id_token bytea,
  created_at timestamptz not null,
  primary key (member_id, session_id),
  foreign key (member_id, session_id) references sessions (member_id, session_id) on delete cascade
);
create index provider_sessions_by_age on provider_sessions (created_at);
