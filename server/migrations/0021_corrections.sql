-- Decisions that a correction took the place of, the oldest first: each refund as it had been decided, and why it was
-- corrected. The refunds themselves hold the decision that stands.
create table refund_corrections (
  member_id uuid not null,
  request_id uuid not null,
  position smallint not null,
  status text not null check (status in ('accepted', 'rejected')),
  rejection_code text,
  rejection_params jsonb,
  refunds jsonb not null,
  corrected_at timestamptz not null,
  reason text not null,
  primary key (member_id, request_id, position),
  foreign key (member_id, request_id) references refund_requests (member_id, request_id) on delete cascade
);

-- What had been paid of a refund before its amount was corrected; the payment date is that of what was left to pay.
alter table refunds add column earlier_paid_cents integer not null default 0 check (earlier_paid_cents >= 0);

-- Transfers that the bank sent back.
create table returned_payments (
  member_id uuid not null,
  refund_id uuid not null,
  position smallint not null,
  payment_date date not null,
  amount_cents integer not null check (amount_cents > 0),
  returned_on date not null,
  noted_at timestamptz not null,
  primary key (member_id, refund_id, position),
  foreign key (member_id, refund_id) references refunds (member_id, refund_id) on delete cascade
);
