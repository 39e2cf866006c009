-- A draft that holds documents of several requests, until they are sorted; the groups as the member made them, null before.
alter table refund_requests add column is_pile boolean not null default false;
alter table refund_requests add column pile_groups jsonb;
