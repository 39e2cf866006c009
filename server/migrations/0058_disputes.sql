-- What was called a contest is a dispute from 0.2 on. The former release goes on with the table; this one uses it through the
-- view, and the release after it renames the table and drops the view (decision 97).
create view disputes as
select
  member_id,
  contest_id as dispute_id,
  request_id,
  status,
  contested_decision as disputed_decision,
  reason,
  lines,
  file_ids,
  created_at,
  answered_at,
  outcome_text,
  outcome_decision
from contests;

-- Events of the last 30 days, which may wait for a webhook or be sent again.
update insurer_events
set
  event = case event when 'refund_request.contested' then 'refund_request.disputed' else 'refund_request.dispute_answer_due' end,
  data = (data - 'contest_id') || jsonb_build_object('dispute_id', data -> 'contest_id')
where event in ('refund_request.contested', 'refund_request.contest_answer_due');

-- A webhook that names its events hears them from a node of either release.
update webhook_endpoints set events = events || array['refund_request.disputed']
where 'refund_request.contested' = any(events);
update webhook_endpoints set events = events || array['refund_request.dispute_answer_due']
where 'refund_request.contest_answer_due' = any(events);
