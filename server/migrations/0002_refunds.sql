-- What the member files: one invoice, one or several animals. It has the status.
create table refund_requests (
  member_id uuid not null references members (member_id) on delete cascade,
  request_id uuid not null,
  status text not null check (status in ('draft', 'pending', 'processing', 'action-required', 'action-done', 'accepted', 'rejected')),
  tracking_reference text,
  care_date date,
  invoice_number text,
  vet_name text,
  cause text check (cause in ('accident', 'illness', 'prevention')),
  first_symptoms_on date,
  paid_confirmed boolean not null default false,
  rejection_code text,
  -- what the sentence of the rejection needs, frozen at the decision; read and written whole
  rejection_params jsonb,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  primary key (member_id, request_id)
);
create index refund_requests_newest on refund_requests (member_id, created_at desc, request_id desc);
-- the sweep of abandoned drafts
create index refund_requests_drafts on refund_requests (changed_at) where status = 'draft';

create table refund_request_animals (
  member_id uuid not null,
  request_id uuid not null,
  animal_id uuid not null,
  position integer not null,
  primary key (member_id, request_id, animal_id),
  foreign key (member_id, request_id) references refund_requests (member_id, request_id) on delete cascade,
  foreign key (member_id, animal_id) references animals (member_id, animal_id)
);
create index refund_request_animals_animal on refund_request_animals (member_id, animal_id);

create table refund_request_files (
  member_id uuid not null,
  request_id uuid not null,
  file_id uuid not null,
  type text not null,
  animal_id uuid,
  name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  -- of the bytes as they were sent, before they were made safe: tells the same photo sent twice
  source_sha256 text not null,
  stored_as text not null,
  thumbnail_stored_as text,
  status text not null check (status in ('received', 'accepted', 'refused')),
  refusal_code text,
  received_at timestamptz not null,
  primary key (member_id, request_id, file_id),
  foreign key (member_id, request_id) references refund_requests (member_id, request_id) on delete cascade,
  foreign key (member_id, animal_id) references animals (member_id, animal_id)
);
create index refund_request_files_source on refund_request_files (member_id, source_sha256);
-- the sweep of stored files that no row holds
create index refund_request_files_stored on refund_request_files (stored_as);
create index refund_request_files_thumbnail on refund_request_files (thumbnail_stored_as);

-- What the insurer asked for. A settled row belongs to an earlier question.
create table refund_request_awaited (
  member_id uuid not null,
  request_id uuid not null,
  awaited_id uuid not null,
  position integer not null,
  type text,
  animal_id uuid,
  reason_code text not null,
  note text,
  due_on date not null,
  file_id uuid,
  settled_at timestamptz,
  primary key (member_id, request_id, awaited_id),
  foreign key (member_id, request_id) references refund_requests (member_id, request_id) on delete cascade,
  foreign key (member_id, request_id, file_id) references refund_request_files (member_id, request_id, file_id)
);
-- the job that ends what was not answered
create index refund_request_awaited_due on refund_request_awaited (due_on) where settled_at is null;

-- The life of a request, one row a step reached.
create table refund_request_moves (
  member_id uuid not null,
  request_id uuid not null,
  position integer not null,
  step text not null,
  at timestamptz not null,
  primary key (member_id, request_id, position),
  foreign key (member_id, request_id) references refund_requests (member_id, request_id) on delete cascade
);

-- One animal's part of a request, decided on assessed lines. Its figures never change; a payment date is added.
create table refunds (
  member_id uuid not null,
  refund_id uuid not null,
  request_id uuid not null,
  animal_id uuid not null,
  position integer not null,
  tracking_reference text not null,
  invoice_number text,
  care_date date not null,
  cause text not null,
  event text,
  insurance_year date,
  billed_cents integer not null,
  subtotal_cents integer not null,
  deductible_cents integer not null,
  care_refund_cents integer not null,
  vaccine_refund_cents integer not null,
  refunded_cents integer not null,
  lines jsonb not null,
  computation jsonb not null,
  reasons jsonb not null,
  destination_iban text,
  destination_holder text,
  decided_at timestamptz not null,
  payment_date date,
  paid_at timestamptz,
  primary key (member_id, refund_id),
  unique (member_id, request_id, animal_id),
  foreign key (member_id, request_id) references refund_requests (member_id, request_id),
  foreign key (member_id, animal_id) references animals (member_id, animal_id)
);
create index refunds_newest on refunds (member_id, care_date desc, refund_id desc);
create index refunds_animal on refunds (member_id, animal_id);
