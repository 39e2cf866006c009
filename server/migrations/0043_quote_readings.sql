-- What was read from a document of a quote, as a proposal, as it is of a request's: {status, understood, filled, told}.
alter table quote_files add column reading jsonb;
-- those whose reading was cut off
create index quote_files_unread on quote_files (received_at) where reading ->> 'status' = 'waiting';
