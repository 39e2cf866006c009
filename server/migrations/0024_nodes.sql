-- Which processes serve, of which version, build and brand: each notes itself every minute, so that `coussinet doctor` sees one
-- that was left behind by a release, or that was started with another brand's file.
create table portal_nodes (
  node_id uuid primary key,
  host text not null,
  version text not null,
  build text not null,
  brand text not null,
  connections integer not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
