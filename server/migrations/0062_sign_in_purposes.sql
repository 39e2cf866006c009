-- Which purposes there are is the code's to say: links that continue a draft on a phone, and passkeys that a browser creates by itself.
alter table links drop constraint if exists links_purpose_check, add constraint links_purpose_check check (purpose ~ '^[a-z-]{1,20}$') not valid;
alter table passkey_challenges drop constraint if exists passkey_challenges_purpose_check, add constraint passkey_challenges_purpose_check check (purpose ~ '^[a-z-]{1,20}$') not valid;
