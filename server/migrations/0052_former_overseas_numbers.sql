-- As 0047: the mobiles that members left in the last 30 days, which are told of changes of account too. Where both spellings
-- of a number are there, the later day stays.
insert into former_contacts (member_id, channel, contact, left_at)
select
  member_id,
  channel,
  case
    when contact ~ '^\+33(?:69[23]|639)' then '+262'
    when contact ~ '^\+3369[01]' then '+590'
    when contact ~ '^\+33694' then '+594'
    else '+596'
  end || substr(contact, 4),
  left_at
from former_contacts
where channel = 'sms' and contact ~ '^\+33(?:69[0-3467]|639(?!98))'
on conflict (member_id, channel, contact) do update set left_at = greatest(former_contacts.left_at, excluded.left_at);
delete from former_contacts where channel = 'sms' and contact ~ '^\+33(?:69[0-3467]|639(?!98))';
