-- The explanation that a claims system gave with amounts of its own; null where the portal reckoned them.
alter table refunds add column insurer_explanation text;
