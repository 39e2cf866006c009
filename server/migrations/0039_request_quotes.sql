-- The agreement on a vet's quote that a request is filed under. The quote may be forgotten before the request that names it.
alter table refund_requests add column quote_id uuid;
