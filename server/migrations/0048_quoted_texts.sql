-- What the mail program of who answered quoted and signed, beside their own words. Null for messages of the page, and those of before.
alter table refund_request_messages add column quoted_text text;
