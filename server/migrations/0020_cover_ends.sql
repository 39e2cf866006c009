-- The last day with cover of an animal whose cover ended before the contract's, and why: it died, was lost, or was sold or
-- given away. Both null while the cover goes on as long as the contract.
alter table animals
  add column cover_end date,
  add column end_reason text check (end_reason in ('deceased', 'lost', 'sold')),
  add constraint animals_end check ((cover_end is null) = (end_reason is null));
