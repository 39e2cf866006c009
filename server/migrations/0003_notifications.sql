-- Texts are rendered when read, in the member's language of that day: a row keeps its kind and what the sentence needs.
create table notifications (
  member_id uuid not null references members (member_id) on delete cascade,
  notification_id uuid not null,
  kind text not null,
  params jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (member_id, notification_id)
);
create index notifications_newest on notifications (member_id, created_at desc, notification_id desc);
create index notifications_unread on notifications (member_id) where read_at is null;
