-- What a member does without by e-mail, or asked for again; a group without a row is told.
create table notification_preferences (
  member_id uuid not null references members (member_id) on delete cascade,
  notification_group text not null check (notification_group in ('refund_progress', 'animals', 'documents', 'sponsorship')),
  email boolean not null,
  changed_at timestamptz not null,
  primary key (member_id, notification_group)
);

-- Where a page ends is told in milliseconds, so nothing is kept more finely, whoever writes it.
alter table notifications alter column created_at type timestamptz(3);

-- What was read long ago is forgotten; what is due is announced.
create index notifications_read on notifications (created_at) where read_at is not null;
create index receipts_upcoming on receipts (due_date) where status = 'upcoming';
create index animals_by_cover on animals (cover_start);

-- Messages to the insurer. The hash of what was sent tells a double click from a second message.
create table contact_messages (
  member_id uuid not null references members (member_id) on delete cascade,
  contact_message_id uuid not null,
  reference text not null,
  topic text not null,
  subject text not null,
  message text not null,
  content_hash bytea not null,
  created_at timestamptz not null,
  primary key (member_id, contact_message_id)
);
create index contact_messages_newest on contact_messages (member_id, created_at desc);

create table contact_files (
  member_id uuid not null,
  contact_message_id uuid not null,
  file_id uuid not null,
  position smallint not null,
  name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  stored_as text not null,
  primary key (member_id, file_id),
  foreign key (member_id, contact_message_id) references contact_messages (member_id, contact_message_id) on delete cascade
);
-- the sweep of stored files that no row holds
create index contact_files_stored on contact_files (stored_as);

-- The demonstration's mailbox shows where an answer goes, and the names of the files.
alter table demo_messages add column reply_to text;
alter table demo_messages add column attachments text[] not null default '{}';

-- Whether an answer of the FAQ was useful to a member.
create table faq_votes (
  member_id uuid not null references members (member_id) on delete cascade,
  question text not null,
  useful boolean not null,
  voted_at timestamptz not null,
  primary key (member_id, question)
);

-- The word that a member's link ends with, and, keyed by its hash, whose it is.
create table sponsors (
  member_id uuid primary key references members (member_id) on delete cascade,
  code text not null,
  created_at timestamptz not null
);

create table sponsor_codes (
  code_hash bytea primary key,
  member_id uuid not null,
  created_at timestamptz not null
);

-- Whom a member presented, from the quote to the payment of the gain.
create table sponsorship_requests (
  member_id uuid not null references members (member_id) on delete cascade,
  sponsorship_request_id uuid not null,
  reference text not null,
  status text not null check (status in ('created', 'signed', 'pending', 'validated')),
  -- what the sponsor sees: the first name and an initial
  firstname text not null,
  -- the godchild's own, for the insurer alone; null once it is forgotten
  lastname text,
  email text,
  phone text,
  country text check (country in ('FR', 'IT', 'BE')),
  postal_code text,
  animal jsonb,
  language text not null check (language in ('fr', 'it')),
  -- of one mailbox the same: a second quote of it is the first one
  godchild_hash bytea,
  -- the offer of the day of the quote; without one the gain is the guaranteed one
  offer_id text,
  created_at timestamptz not null,
  signed_at timestamptz,
  effective_date date,
  validated_at timestamptz,
  refused_at timestamptz,
  refusal text,
  drawn_at timestamptz,
  amount_cents integer check (amount_cents > 0),
  paid_on date,
  primary key (member_id, sponsorship_request_id),
  check ((drawn_at is null) = (amount_cents is null)),
  check (drawn_at is null or status = 'validated')
);
create index sponsorship_requests_newest on sponsorship_requests (member_id, created_at desc, sponsorship_request_id desc);
create unique index sponsorship_requests_once on sponsorship_requests (member_id, godchild_hash);
create index sponsorship_requests_in_time on sponsorship_requests (status, effective_date) where refused_at is null;

-- How each gain was decided: the odds of the offer, and the random number that chose.
create table sponsorship_draws (
  member_id uuid not null,
  sponsorship_request_id uuid not null,
  offer_id text,
  -- [[cents, weight], …] as they were
  prizes text not null,
  chosen integer not null check (chosen >= 0),
  out_of integer not null check (out_of > chosen),
  amount_cents integer not null check (amount_cents > 0),
  drawn_at timestamptz not null,
  primary key (member_id, sponsorship_request_id),
  foreign key (member_id, sponsorship_request_id) references sponsorship_requests (member_id, sponsorship_request_id) on delete cascade
);
