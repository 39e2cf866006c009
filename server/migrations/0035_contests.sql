-- Contests of decisions: what a member holds against one, and what the insurer answered. A decision is named by how many
-- corrections were before it, so that each stays what it was; documents are those of the request.
create table contests (
  member_id uuid not null,
  contest_id uuid not null,
  request_id uuid not null,
  status text not null check (status in ('pending', 'upheld', 'changed', 'partly_changed')),
  contested_decision smallint not null check (contested_decision >= 0),
  reason text not null,
  lines jsonb not null,
  file_ids jsonb not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  outcome_text text,
  outcome_decision smallint,
  primary key (member_id, contest_id),
  foreign key (member_id, request_id) references refund_requests (member_id, request_id) on delete cascade,
  check ((status = 'pending') = (answered_at is null)),
  check ((answered_at is null) = (outcome_text is null) and (answered_at is null) = (outcome_decision is null))
);

-- One under way a request.
create unique index contests_under_way on contests (member_id, request_id) where status = 'pending';
create index contests_of_request on contests (member_id, request_id, created_at);

-- The insurer's systems ask for those of a status, and name one by its id alone.
create index contests_by_status on contests (status, created_at, contest_id);
create index contests_by_id on contests (contest_id);
