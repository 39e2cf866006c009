-- When an access token was first used: until then the answer that brought it may have been lost, and its refresh may be repeated. Null for those of before, until their next use.
alter table access_tokens add column used_at timestamptz;
