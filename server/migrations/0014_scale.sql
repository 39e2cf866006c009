-- What the hourly and daily jobs look for, so that none of them reads a whole table (measured on a million members: docs/operations.md).
create index access_tokens_by_end on access_tokens (expires_at);
create index refresh_tokens_by_end on refresh_tokens (expires_at);
create index links_by_end on links (expires_at);
create index idempotency_keys_by_age on idempotency_keys (created_at);
create index outgoing_messages_by_age on outgoing_messages (created_at);
-- the morning's announcements go through the members in the order of their ids
create index receipts_upcoming_by_member on receipts (member_id, receipt_id) where status = 'upcoming';
drop index receipts_upcoming;
