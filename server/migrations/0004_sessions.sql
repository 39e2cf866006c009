-- A session is a family of tokens: ending it ends them all.
create table sessions (
  member_id uuid not null references members (member_id) on delete cascade,
  session_id uuid not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz,
  primary key (member_id, session_id)
);

-- Look-up tables, keyed by their own hash: nothing that opens a door is kept in clear.
create table login_names (
  name_hash bytea primary key,
  member_id uuid not null
);
create index login_names_by_member on login_names (member_id);

create table access_tokens (
  token_hash bytea primary key,
  member_id uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null
);
create index access_tokens_by_session on access_tokens (member_id, session_id);

create table refresh_tokens (
  token_hash bytea primary key,
  member_id uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_by_session on refresh_tokens (member_id, session_id);

-- Counters of limits, shared by all nodes.
create table attempts (
  attempt_key text primary key,
  count integer not null,
  window_start timestamptz not null,
  blocked_until timestamptz
);
