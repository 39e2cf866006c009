-- The day of the transfer that had paid a refund before its amount was corrected.
alter table refunds add column earlier_payment_date date;
