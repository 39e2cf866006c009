-- The log of proofs (SIM-02): an entry for the new lines of all chains of evidence of a day. It holds a root alone, and nothing of a member.
create table proof_entries (
  -- 0 for the first one, then without a gap
  entry integer primary key check (entry >= 0),
  at timestamptz not null,
  lines integer not null check (lines >= 0),
  root bytea not null,
  -- lines: regular; restored: the first one after a restore, whose lines may be older; adopted: read from the published heads
  kind text not null check (kind in ('lines', 'restored', 'adopted')),
  -- signed note; null for an adopted entry, whose note was lost with the database
  checkpoint text
);

-- Keys that sign checkpoints and papers, the newest last.
create table proof_keys (
  generation integer primary key check (generation > 0),
  public_key bytea not null,
  -- private key, encrypted; null once the next generation has taken over
  sealed bytea,
  -- signature of this public key by the generation before; null for the first
  endorsement bytea,
  created_at timestamptz not null
);

-- How far each place has the heads of the log.
create table proof_publications (
  target text primary key,
  entries integer not null default 0,
  published_at timestamptz,
  failed_at timestamptz,
  failure text
);
