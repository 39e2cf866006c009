-- Documents, by their owner: one column of its id for each kind, so that each refers to its owner. The former tables are its partitions: no row is copied.
create table documents (
  member_id uuid not null,
  file_id uuid not null,
  -- request, quote or message
  owner_kind text not null,
  request_id uuid,
  quote_id uuid,
  message_id uuid,
  -- among the files of its message
  position integer,
  -- null for files of messages, as status is for those of quotes too
  type text,
  animal_id uuid,
  name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  -- of the bytes as they were sent, before they were made safe: tells the same photo sent twice
  source_sha256 text,
  stored_as text not null,
  thumbnail_stored_as text,
  status text,
  refusal_code text,
  received_at timestamptz,
  reading jsonb,
  primary key (member_id, file_id, owner_kind)
) partition by list (owner_kind);

alter table refund_request_awaited drop constraint refund_request_awaited_member_id_request_id_file_id_fkey;

alter table refund_request_files
  add column quote_id uuid, add column message_id uuid, add column position integer,
  drop constraint refund_request_files_pkey,
  add constraint documents_of_requests_pkey primary key using index documents_of_requests_pkey,
  add constraint documents_of_requests_one_owner check (quote_id is null and message_id is null) not valid;
alter table quote_files
  add column request_id uuid, add column message_id uuid, add column position integer,
  add column animal_id uuid, add column status text, add column refusal_code text,
  drop constraint quote_files_pkey,
  add constraint documents_of_quotes_pkey primary key using index documents_of_quotes_pkey,
  add constraint documents_of_quotes_one_owner check (request_id is null and message_id is null) not valid;
alter table refund_request_message_files
  add column request_id uuid, add column quote_id uuid, add column type text, add column animal_id uuid,
  add column source_sha256 text, add column status text, add column refusal_code text,
  add column received_at timestamptz, add column reading jsonb,
  drop constraint refund_request_message_files_pkey,
  add constraint documents_of_messages_pkey primary key using index documents_of_messages_pkey,
  add constraint documents_of_messages_one_owner check (request_id is null and quote_id is null) not valid;

alter table refund_request_files rename to documents_of_requests;
alter table quote_files rename to documents_of_quotes;
alter table refund_request_message_files rename to documents_of_messages;
alter table documents attach partition documents_of_requests for values in ('request');
alter table documents attach partition documents_of_quotes for values in ('quote');
alter table documents attach partition documents_of_messages for values in ('message');

alter table refund_request_awaited add constraint refund_request_awaited_file foreign key (member_id, request_id, file_id)
  references documents_of_requests (member_id, request_id, file_id) not valid;

-- What the release before reads and writes, with the columns that it knows; they go in the next one.
create view refund_request_files as
select member_id, request_id, file_id, type, animal_id, name, media_type, size, sha256, source_sha256, stored_as,
  thumbnail_stored_as, status, refusal_code, received_at, reading from documents_of_requests;
create view quote_files as
select member_id, quote_id, file_id, type, name, media_type, size, sha256, stored_as, thumbnail_stored_as, received_at,
  reading, source_sha256 from documents_of_quotes;
create view refund_request_message_files as
select member_id, message_id, file_id, position, name, media_type, size, sha256, stored_as, thumbnail_stored_as
from documents_of_messages;
