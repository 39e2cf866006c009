-- The decided request whose care another one goes on with, a follow-up visit. It may be forgotten before the one that names it.
alter table refund_requests add column follows uuid;
create index refund_requests_follow_ups on refund_requests (member_id, follows) where follows is not null;
