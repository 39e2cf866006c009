-- Which languages there are is the texts' and the brand's to say: the database holds their tags alone. What stands here was held to the narrower rule.
alter table members drop constraint if exists members_locale_check, add constraint members_locale_check check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$') not valid;
alter table mandates drop constraint if exists mandates_language_check, add constraint mandates_language_check check (language ~ '^[a-z]{2}$') not valid;
alter table refund_account_drafts drop constraint if exists refund_account_drafts_language_check, add constraint refund_account_drafts_language_check check (language ~ '^[a-z]{2}$') not valid;
alter table sponsorship_requests drop constraint if exists sponsorship_requests_language_check, add constraint sponsorship_requests_language_check check (language ~ '^[a-z]{2}$') not valid;
alter table demo_card_payments drop constraint if exists demo_card_payments_language_check, add constraint demo_card_payments_language_check check (language ~ '^[a-z]{2}$') not valid;
alter table demo_card_registrations drop constraint if exists demo_card_registrations_language_check, add constraint demo_card_registrations_language_check check (language ~ '^[a-z]{2}$') not valid;
-- Titles in the languages that have no column of their own, by the language's tag.
alter table insurer_documents add column other_titles jsonb;
alter table insurer_documents drop constraint if exists insurer_documents_check, add constraint insurer_documents_check check (title_fr is not null or title_it is not null or other_titles is not null) not valid;
