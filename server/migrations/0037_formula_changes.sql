-- Changes of an animal's formula: asked for by the member, answered by the insurer, in force from a day on. Those confirmed
-- and applied are the animal's history: `animals.formula` is what holds since the last applied one.
create table formula_changes (
  member_id uuid not null,
  formula_change_id uuid not null,
  animal_id uuid not null,
  status text not null check (status in ('pending', 'confirmed', 'refused', 'withdrawn', 'lapsed', 'applied')),
  formula text not null,
  from_formula text not null,
  asked_at timestamptz not null,
  takes_effect_on date not null,
  monthly_price_cents integer not null check (monthly_price_cents >= 0),
  from_price_cents integer not null check (from_price_cents >= 0),
  answered_at timestamptz,
  -- The day of the yes: prices that were announced before it are the former formula's.
  confirmed_on date,
  reason text,
  applied_at timestamptz,
  primary key (member_id, formula_change_id),
  foreign key (member_id, animal_id) references animals (member_id, animal_id) on delete cascade,
  -- One that lapses may have been confirmed: its animal left before the day.
  check (status = 'lapsed' or (status in ('confirmed', 'refused', 'applied')) = (answered_at is not null)),
  check (status = 'lapsed' or (status in ('confirmed', 'applied')) = (confirmed_on is not null)),
  check ((status = 'applied') = (applied_at is not null))
);

-- One under way an animal.
create unique index formula_changes_open on formula_changes (member_id, animal_id) where status in ('pending', 'confirmed');
create index formula_changes_in_force on formula_changes (member_id, animal_id, takes_effect_on)
  where status in ('confirmed', 'applied');

-- The insurer's systems ask for those of a status, and name one by its id alone; the morning's job for those whose day has come.
create index formula_changes_by_status on formula_changes (status, asked_at, formula_change_id);
create index formula_changes_by_id on formula_changes (formula_change_id);
create index formula_changes_by_day on formula_changes (takes_effect_on) where status in ('pending', 'confirmed');
