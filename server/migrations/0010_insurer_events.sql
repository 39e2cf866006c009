-- What the insurer is told of a member, numbered from 1 for each of them. Ids and what was chosen: no whole account, no token.
create table insurer_events (
  member_id uuid not null references members (member_id) on delete cascade,
  position integer not null check (position > 0),
  event_id uuid not null,
  event text not null,
  data jsonb not null,
  at timestamptz not null,
  primary key (member_id, position)
);
create index insurer_events_in_time on insurer_events (at, member_id, position);

-- The latest position of each member: who tells at the same time waits here for the other.
create table insurer_event_heads (
  member_id uuid primary key references members (member_id) on delete cascade,
  position integer not null
);

-- Where events are sent to. The secrets sign what is sent, so they are kept, sealed under a key of the portal's own.
create table webhook_endpoints (
  webhook_id uuid primary key,
  url text not null,
  -- null: all of them
  events text[],
  sealed_secret bytea not null,
  -- signs too until that moment, so that the receiver can change over
  former_sealed_secret bytea,
  former_until timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  disabled_at timestamptz
);

-- One event for one endpoint.
create table webhook_deliveries (
  member_id uuid not null,
  webhook_id uuid not null,
  position integer not null,
  -- by time, so that the newest are found without another column
  delivery_id uuid not null,
  event text not null,
  status text not null check (status in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  -- since when it is tried: told, or asked for anew
  waiting_since timestamptz not null,
  ended_at timestamptz,
  primary key (member_id, webhook_id, position),
  foreign key (member_id, position) references insurer_events (member_id, position) on delete cascade
);
create index webhook_deliveries_by_id on webhook_deliveries (delivery_id);
create index webhook_deliveries_by_status on webhook_deliveries (status, delivery_id);
create index webhook_deliveries_waiting on webhook_deliveries (waiting_since) where status = 'waiting';
create index webhook_deliveries_by_end on webhook_deliveries (ended_at) where ended_at is not null;
create index webhook_deliveries_by_event on webhook_deliveries (event, delivery_id);

-- A member's deliveries to one endpoint, in order: who holds the lease sends the first that waits.
create table webhook_streams (
  member_id uuid not null references members (member_id) on delete cascade,
  webhook_id uuid not null,
  -- grows with each thing to send, so that nothing is put to rest which somebody has just filled
  fills integer not null,
  -- null: nothing waits
  due_at timestamptz,
  leased_until timestamptz,
  lease_id uuid,
  primary key (member_id, webhook_id)
);
create index webhook_streams_due on webhook_streams (webhook_id, due_at) where due_at is not null;

create table webhook_tries (
  member_id uuid not null,
  webhook_id uuid not null,
  position integer not null,
  try_id uuid not null,
  at timestamptz not null,
  -- null: no answer came
  status_code smallint,
  ms integer not null,
  error text,
  primary key (member_id, webhook_id, position, try_id),
  foreign key (member_id, webhook_id, position) references webhook_deliveries (member_id, webhook_id, position) on delete cascade
);

-- What waits to be sent is few; what was sent is kept for 30 days, and counting passed over all of it.
create index outgoing_messages_waiting on outgoing_messages (channel, created_at) where sent_at is null and dropped_at is null;
