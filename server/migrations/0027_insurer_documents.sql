-- Documents that the insurer gives a member, under ids of its own. A title in each language that it told.
create table insurer_documents (
  member_id uuid not null references members (member_id) on delete cascade,
  document_id uuid not null,
  title_fr text,
  title_it text,
  issued_on date not null,
  received_at timestamptz not null,
  name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  -- of the bytes as they came: the same again change nothing
  source_sha256 text not null,
  stored_as text not null,
  primary key (member_id, document_id),
  check (title_fr is not null or title_it is not null)
);
-- the sweep of stored files that no row holds
create index insurer_documents_stored on insurer_documents (stored_as);
