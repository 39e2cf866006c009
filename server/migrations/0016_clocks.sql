-- When what expires was given: what is of a moment that has not come is of a clock that was ahead, and opens nothing. What an older node gives bears the first day, and has its end alone.
alter table access_tokens add column created_at timestamptz not null default '1970-01-01T00:00:00Z';
alter table refresh_tokens add column created_at timestamptz not null default '1970-01-01T00:00:00Z';
alter table integration_tokens add column created_at timestamptz not null default '1970-01-01T00:00:00Z';
alter table passkey_challenges add column created_at timestamptz not null default '1970-01-01T00:00:00Z';

-- The order in which a member's lines were written, whatever the clock said; 0 for those of before, and for what an older node writes.
alter table audit_log add column position integer not null default 0;
create index audit_log_in_order on audit_log (member_id, position desc, at desc, audit_id desc);
drop index audit_log_newest;
