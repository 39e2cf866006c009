-- What somebody claims or contests is kept until it is settled, whatever the time says: neither the daily sweep nor an erasure touches it.
-- No reference to members: why something was kept outlives them.
create table legal_holds (
  member_id uuid not null,
  legal_hold_id uuid not null,
  reason text not null,
  placed_at timestamptz not null,
  lifted_at timestamptz,
  primary key (member_id, legal_hold_id)
);
create unique index legal_holds_open on legal_holds (member_id) where lifted_at is null;

-- A member's wish to be forgotten, and what became of it. It outlives the member: it proves that the answer came in time.
create table erasure_requests (
  member_id uuid not null,
  erasure_request_id uuid not null,
  reference text not null,
  requested_at timestamptz not null,
  -- a month later at the latest: article 12 of the GDPR
  answer_by date not null,
  status text not null check (status in ('open', 'cancelled', 'done')),
  ended_at timestamptz,
  primary key (member_id, erasure_request_id)
);
create unique index erasure_requests_open on erasure_requests (member_id) where status = 'open';
create index erasure_requests_by_day on erasure_requests (answer_by) where status = 'open';

-- Since when the row says nothing of anybody: what the books need alone is left of them.
alter table members add column erased_at timestamptz;

-- what the daily sweep looks for
create index audit_log_by_age on audit_log (at);
create index sessions_by_age on sessions (last_used_at);
create index notifications_by_age on notifications (created_at);
create index contact_messages_by_age on contact_messages (created_at);
create index contracts_ended on contracts (end_date) where end_date is not null;
create index mandates_ended on mandates (ended_at) where ended_at is not null;
create index mandates_active on mandates (created_at) where status = 'active';
create index sponsorship_requests_by_age on sponsorship_requests (created_at);
create index refund_accounts_ended on refund_accounts (ended_at) where ended_at is not null;
create index notifications_read_by_age on notifications (created_at) where read_at is not null;
create index card_registrations_by_end on card_registrations (expires_at);
create index payment_cards_ended on payment_cards (ended_at) where ended_at is not null;
create index members_erased on members (erased_at) where erased_at is not null;
create index erasure_requests_ended on erasure_requests (ended_at) where ended_at is not null;

-- what other members keep of somebody who is erased
create index sponsorship_requests_by_godchild on sponsorship_requests (godchild_hash) where godchild_hash is not null;
