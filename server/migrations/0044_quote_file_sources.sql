-- Digest of the bytes as they were sent, as of a request's document: one that moves to a request is known again. Null for those of before.
alter table quote_files add column source_sha256 text;
