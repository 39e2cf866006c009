-- Links by which a vet adds documents to a draft, an awaited answer or a quote, without an account (VET-01).
create table vet_links (
  member_id uuid not null references members (member_id) on delete cascade,
  link_id uuid not null,
  token_hash bytea not null,
  -- draft: of a request; answer: documents that a filed request awaits; quote: the draft of one
  purpose text not null check (purpose in ('draft', 'answer', 'quote')),
  request_id uuid,
  quote_id uuid,
  animal_id uuid not null,
  -- the vet sees what would be refunded of the lines read so far
  shows_amount boolean not null,
  -- documents that came by it
  file_ids jsonb not null default '[]',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  revoked_at timestamptz,
  -- the vet has sent what was asked for
  used_at timestamptz,
  primary key (member_id, link_id),
  foreign key (member_id, request_id) references refund_requests (member_id, request_id) on delete cascade,
  foreign key (member_id, quote_id) references quotes (member_id, quote_id) on delete cascade,
  foreign key (member_id, animal_id) references animals (member_id, animal_id) on delete cascade,
  check ((purpose = 'quote') = (quote_id is not null) and (purpose = 'quote') = (request_id is null))
);
create unique index vet_links_token on vet_links (member_id, token_hash);
create index vet_links_newest on vet_links (member_id, created_at desc);
create index vet_links_of_request on vet_links (member_id, request_id) where request_id is not null;
create index vet_links_of_quote on vet_links (member_id, quote_id) where quote_id is not null;
create index vet_links_ended on vet_links (expires_at);
