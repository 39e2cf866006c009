-- What the portal as a whole must remember: which store its files are in, keys that outlive a rotation.
create table portal_facts (
  name text primary key,
  value text not null
);
