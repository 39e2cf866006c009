-- Refunds that the insurer's former system paid are rows as all others, of a request that nobody filed here; theirs is no
-- computation of the portal's, and they count in no ceiling, deductible or package.
alter table refunds alter column computation drop not null;
alter table refund_requests add column before_portal boolean not null default false;

-- How a request reached the insurer that was filed for its member, and the day; both null for one that the member filed.
alter table refund_requests
  add column channel text check (channel in ('post', 'phone', 'email', 'counter')),
  add column received_on date,
  add constraint refund_requests_received check ((channel is null) = (received_on is null));
