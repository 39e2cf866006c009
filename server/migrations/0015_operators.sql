-- Why a message still waits, for whoever looks after the portal: how often it was tried, when last, and what came of it. The reason bears no address.
alter table outgoing_messages add column tries integer not null default 0;
alter table outgoing_messages add column tried_at timestamptz;
alter table outgoing_messages add column last_failure text;

-- What the insurer's people did that is of no one member: keys, imports, migrations. Who, from the command line; null from a program.
create table operator_log (
  entry_id uuid primary key,
  at timestamptz not null,
  operator text,
  action text not null,
  subject_id text,
  details jsonb not null default '{}'
);
create index operator_log_by_age on operator_log (at);
