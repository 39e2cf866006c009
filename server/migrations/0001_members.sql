-- One row a member. What a member owns stands in tables whose keys begin with member_id.
create table members (
  member_id uuid primary key,
  nevg text not null,
  firstname text not null,
  lastname text not null,
  email text not null,
  pending_email text,
  locale text not null check (locale in ('fr', 'fr-BE', 'it')),
  line1 text not null,
  line2 text,
  line3 text,
  line4 text,
  postal_code text not null,
  city text not null,
  country text not null check (country in ('FR', 'IT', 'BE')),
  mobile text,
  landline text,
  password_hash text,
  permissions text[] not null default '{}',
  features text[] not null default '{}',
  disabled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table contracts (
  member_id uuid primary key references members (member_id) on delete cascade,
  contract_number text not null,
  country text not null check (country in ('FR', 'IT', 'BE')),
  status text not null check (status in ('active', 'suspended', 'terminated')),
  effective_date date not null,
  end_date date,
  withdrawal_until date,
  suspends_on date,
  formal_notice_on date,
  amount_due_cents integer not null default 0 check (amount_due_cents >= 0),
  due_day smallint not null,
  created_at timestamptz not null
);

-- Days without cover for unpaid contributions; to_day is null while it lasts.
create table suspensions (
  member_id uuid not null references members (member_id) on delete cascade,
  from_day date not null,
  to_day date,
  primary key (member_id, from_day)
);

create table animals (
  member_id uuid not null references members (member_id) on delete cascade,
  animal_id uuid not null,
  name text not null,
  type text not null check (type in ('cat', 'dog')),
  gender text not null check (gender in ('male', 'female')),
  breed text not null,
  colour text not null,
  birth_date date not null,
  adoption_date date,
  icad text,
  cover_start date,
  formula text not null,
  monthly_price_cents integer not null default 0 check (monthly_price_cents >= 0),
  position smallint not null,
  primary key (member_id, animal_id)
);

create table refund_accounts (
  member_id uuid not null references members (member_id) on delete cascade,
  refund_account_id uuid not null,
  iban text not null,
  bic text,
  holder text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (member_id, refund_account_id)
);

create table audit_log (
  member_id uuid not null,
  audit_id uuid not null,
  at timestamptz not null,
  actor text not null check (actor in ('member', 'insurer', 'system')),
  action text not null,
  subject_id text,
  details jsonb not null default '{}',
  primary key (member_id, audit_id)
);

-- The first answer of a keyed call, for 24 hours.
create table idempotency_keys (
  member_id uuid not null references members (member_id) on delete cascade,
  idempotency_key text not null,
  request_hash bytea not null,
  status smallint not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (member_id, idempotency_key)
);
