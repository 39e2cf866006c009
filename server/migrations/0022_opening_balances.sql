-- What an animal had used of an insurance year before the portal knew its refunds: ceiling, yearly deductible, package, and
-- the event that was still open with what its deductible had taken.
create table opening_balances (
  member_id uuid not null,
  animal_id uuid not null,
  insurance_year_start date not null,
  ceiling_used_cents integer not null check (ceiling_used_cents >= 0),
  deductible_used_cents integer not null check (deductible_used_cents >= 0),
  package_used_cents integer not null check (package_used_cents >= 0),
  event_first_care_date date,
  event_cause text check (event_cause in ('accident', 'illness')),
  event_name text,
  event_deductible_cents integer,
  brought_at timestamptz not null,
  primary key (member_id, animal_id, insurance_year_start),
  foreign key (member_id, animal_id) references animals (member_id, animal_id) on delete cascade
);
