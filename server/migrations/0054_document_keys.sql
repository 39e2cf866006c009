-- Documents of requests, quotes and messages become rows of one table, `documents` (docs/decisions/0100): the kind of owner of each, by a default that an older release need not write.
alter table refund_request_files add column owner_kind text not null default 'request';
alter table quote_files add column owner_kind text not null default 'quote';
alter table refund_request_message_files add column owner_kind text not null default 'message';

-- What spares the next migration a look at each row.
alter table refund_request_files drop constraint if exists documents_of_requests_kind, add constraint documents_of_requests_kind check (owner_kind = 'request') not valid;
alter table quote_files drop constraint if exists documents_of_quotes_kind, add constraint documents_of_quotes_kind check (owner_kind = 'quote') not valid;
alter table refund_request_message_files drop constraint if exists documents_of_messages_kind, add constraint documents_of_messages_kind check (owner_kind = 'message') not valid;
alter table refund_request_files validate constraint documents_of_requests_kind;
alter table quote_files validate constraint documents_of_quotes_kind;
alter table refund_request_message_files validate constraint documents_of_messages_kind;

-- The primary key that all documents share, and what stands in for the former ones.
create unique index documents_of_requests_pkey on refund_request_files (member_id, file_id, owner_kind);
create unique index documents_of_quotes_pkey on quote_files (member_id, file_id, owner_kind);
create unique index documents_of_messages_pkey on refund_request_message_files (member_id, file_id, owner_kind);
create unique index documents_of_requests_owner on refund_request_files (member_id, request_id, file_id);
create unique index documents_of_quotes_owner on quote_files (member_id, quote_id, file_id);
-- the sweep of stored files that no row holds
create index documents_of_messages_thumbnail on refund_request_message_files (thumbnail_stored_as);
