-- Working days that the insurer's decisions of the last 30 days took, by the country of the contract: counted each night, of no member.
create table usual_decision_days (
  country text primary key,
  median integer not null,
  p90 integer not null,
  cases integer not null,
  counted_at timestamptz not null
);
