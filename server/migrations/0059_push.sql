-- Browsers and phones that show a member's notifications. The address at the push service and its keys are sealed; the hash of the
-- address tells whose device it is. sent_ids are the last notifications that were sent to it.
create table push_subscriptions (
  member_id uuid not null references members (member_id) on delete cascade,
  subscription_id uuid not null,
  session_id uuid not null,
  endpoint_hash bytea not null,
  sealed bytea not null,
  user_agent text not null,
  details boolean not null default false,
  created_at timestamptz not null,
  last_sent_at timestamptz,
  sent_ids text[] not null default '{}',
  primary key (member_id, subscription_id)
);

-- Look-up table: a phone is one member's at a time.
create table push_owners (
  endpoint_hash bytea primary key,
  member_id uuid not null,
  subscription_id uuid not null
);
create index push_owners_by_member on push_owners (member_id);

alter table notification_preferences add column push boolean not null default true;
