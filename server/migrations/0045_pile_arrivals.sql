-- Documents of a pile that arrived and are not made ready yet, or cannot be taken: bytes as they were sent, which nobody is shown.
create table pile_arrivals (
  member_id uuid not null,
  request_id uuid not null,
  file_id uuid not null,
  name text not null,
  media_type text not null,
  size integer not null,
  -- of the bytes as they were sent
  sha256 text not null,
  -- null once they are refused
  stored_as text,
  refusal_code text,
  received_at timestamptz not null,
  primary key (member_id, request_id, file_id),
  foreign key (member_id, request_id) references refund_requests (member_id, request_id) on delete cascade
);
-- the sweep of stored files that no row holds
create index pile_arrivals_stored on pile_arrivals (stored_as);
-- those whose work was cut off
create index pile_arrivals_waiting on pile_arrivals (received_at) where refusal_code is null;
