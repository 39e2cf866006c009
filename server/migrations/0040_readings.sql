-- What was read from a document, as a proposal: {status, understood, filled, told}. It goes with its document.
alter table refund_request_files add column reading jsonb;
-- those whose reading was cut off
create index refund_request_files_unread on refund_request_files (received_at) where reading ->> 'status' = 'waiting';
