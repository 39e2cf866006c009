-- What 0055 could not look at while it held the tables.
alter table refund_request_awaited validate constraint refund_request_awaited_file;
alter table documents_of_requests validate constraint documents_of_requests_one_owner;
alter table documents_of_quotes validate constraint documents_of_quotes_one_owner;
alter table documents_of_messages validate constraint documents_of_messages_one_owner;
