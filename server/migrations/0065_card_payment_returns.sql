-- Money of a card payment that went back (GO-10): what the insurer refunded, and what a dispute at the card's bank holds back.
-- `revision` counts what was recorded, so that an answer of the provider that is older than another one is not.
alter table card_payments
  add column refunded_cents integer not null default 0,
  add column disputed_cents integer not null default 0,
  add column revision integer not null default 0;

-- paid: the contribution's last payment is this one; disputed: it was, and a dispute took it back
alter table card_payment_receipts add column standing text check (standing in ('paid', 'disputed'));

-- A provider's call names a payment and not its member.
create index card_payments_by_id on card_payments (card_payment_id);
