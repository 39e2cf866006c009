-- Talk inside a filed request: what its member and the insurer write to each other.
create table refund_request_messages (
  member_id uuid not null,
  request_id uuid not null,
  message_id uuid not null,
  -- its place in the thread, given while the request's row is held: the order of all nodes
  position integer not null,
  author text not null check (author in ('member', 'insurer')),
  author_name text not null,
  text text not null,
  -- tells the same message sent twice in a moment
  content_hash bytea not null,
  created_at timestamptz not null,
  -- when the other side read it
  read_at timestamptz,
  primary key (member_id, message_id),
  unique (member_id, request_id, position),
  foreign key (member_id, request_id) references refund_requests (member_id, request_id) on delete cascade
);
-- the sweep by age
create index refund_request_messages_old on refund_request_messages (created_at);

create table refund_request_message_files (
  member_id uuid not null,
  message_id uuid not null,
  file_id uuid not null,
  position integer not null,
  name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  stored_as text not null,
  thumbnail_stored_as text,
  primary key (member_id, file_id),
  foreign key (member_id, message_id) references refund_request_messages (member_id, message_id) on delete cascade
);
create index refund_request_message_files_of on refund_request_message_files (member_id, message_id, position);
-- the sweep of stored files that no row holds
create index refund_request_message_files_stored on refund_request_message_files (stored_as);
