-- The name of an association, a foundation or a company that is the member; null for a person. First and last name are then those of who acts for it, or empty.
alter table members add column organisation text;
-- Who signed for the organisation that holds the account; null where the holder is a person.
alter table mandates add column signatory text;
