-- Quotes of vets for care to come: filed by the member, answered by the insurer, who then reserves what they refund of the
-- ceiling until their last day (PRE-01).
create table quotes (
  member_id uuid not null references members (member_id) on delete cascade,
  quote_id uuid not null,
  status text not null check (status in ('draft', 'pending', 'answered', 'refused', 'withdrawn', 'lapsed', 'used')),
  animal_id uuid,
  planned_on date,
  vet_name text,
  cause text check (cause in ('accident', 'illness', 'prevention')),
  first_symptoms_on date,
  -- read and written whole
  lines jsonb not null default '[]',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  submitted_at timestamptz,
  answered_at timestamptz,
  ended_at timestamptz,
  -- the answer: lines with what is refunded of each, and what it takes of the ceiling, the package and the deductible
  answer_lines jsonb,
  refunded_cents integer check (refunded_cents >= 0),
  reserved_cents integer check (reserved_cents >= 0),
  reserved_package_cents integer check (reserved_package_cents >= 0),
  deductible_cents integer check (deductible_cents >= 0),
  insurance_year date,
  formula text,
  arithmetic text check (arithmetic in ('portal', 'insurer')),
  conditions text,
  valid_until date,
  refusal_code text,
  refusal_params jsonb,
  -- words of the insurer's: why it refused, or how it reckoned amounts of its own
  reason text,
  -- the filed request that rests on it
  request_id uuid,
  primary key (member_id, quote_id),
  foreign key (member_id, animal_id) references animals (member_id, animal_id),
  check (status not in ('answered', 'used') or (answer_lines is not null and valid_until is not null))
);
create index quotes_newest on quotes (member_id, created_at desc, quote_id desc);
create index quotes_of_request on quotes (member_id, request_id) where request_id is not null;
-- what is reserved of an animal's ceiling
create index quotes_reserving on quotes (member_id, animal_id) where status = 'answered';

-- The insurer's systems ask for those of a status, and name one by its id alone; jobs end drafts and agreements.
create index quotes_by_status on quotes (status, submitted_at, quote_id) where status <> 'draft';
create index quotes_by_id on quotes (quote_id);
create index quotes_drafts on quotes (changed_at) where status = 'draft';
create index quotes_ending on quotes (valid_until) where status = 'answered';

create table quote_files (
  member_id uuid not null,
  quote_id uuid not null,
  file_id uuid not null,
  type text not null,
  name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  stored_as text not null,
  thumbnail_stored_as text,
  received_at timestamptz not null,
  primary key (member_id, quote_id, file_id),
  foreign key (member_id, quote_id) references quotes (member_id, quote_id) on delete cascade
);
-- the sweep of stored files that no row holds
create index quote_files_stored on quote_files (stored_as);
create index quote_files_thumbnail on quote_files (thumbnail_stored_as);
