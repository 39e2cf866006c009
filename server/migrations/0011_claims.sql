-- The insurer's systems name a request or a refund by its own id, and its people a request by its reference, whoever its member is.
-- Not unique: uniqueness across members would need one machine for all of them.
create index refund_requests_by_id on refund_requests (request_id);
create index refund_requests_by_reference on refund_requests (tracking_reference) where tracking_reference is not null;
create index refunds_by_id on refunds (refund_id);

-- What changed last, a status at a time: the list that the insurer follows. Drafts are the member's alone.
create index refund_requests_changed on refund_requests (status, changed_at, request_id) where status <> 'draft';

-- Whose customer number it is, an erased member's too: people and the archive ask by it.
create index members_by_number on members (nevg);
