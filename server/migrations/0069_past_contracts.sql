-- Contracts that another one replaced, once they had ended: care between two contracts or in an old suspension is not covered.
create table past_contracts (
  member_id uuid not null references members (member_id) on delete cascade,
  contract_number text not null,
  effective_date date not null,
  end_date date not null,
  -- days without cover until the end, as [{from_day, to_day}]
  suspensions jsonb not null,
  replaced_at timestamptz not null,
  primary key (member_id, contract_number, effective_date)
);
