-- Where a line of evidence is in the log of proofs. The salt hides the line in its leaf: without it, nobody can tell what the leaf was of.
create table proof_lines (
  member_id uuid not null,
  position integer not null,
  entry integer not null,
  leaf integer not null,
  salt bytea not null,
  -- inclusion proof below the root of the entry: hashes of 32 bytes, the lowest first
  path bytea not null,
  primary key (member_id, position),
  foreign key (member_id, position) references evidence (member_id, position) on delete cascade
);
