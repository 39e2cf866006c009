-- Numbers of the overseas departments that were stored with +33, which leads elsewhere, get the code of their own; 06 39 98 is
-- metropolitan. `contract/src/fields/phone.ts` has the same beginnings. What waits in the outbox is corrected as it is sent.
-- Each table is read once: corrected rows stay locked until the end, those of members for the shortest time.
update sponsorship_requests
set phone = case
  when phone ~ '^\+33(?:69[23]|639|26|9(?:39|47)[89]|976[239])' then '+262'
  when phone ~ '^\+33(?:69[01]|590|5987|9(?:39|47)5|976[018])' then '+590'
  when phone ~ '^\+33(?:694|594|5988|9(?:39|47)6|9764)' then '+594'
  else '+596'
end || substr(phone, 4)
where phone ~ '^\+33(?:69[0-3467]|639(?!98)|26[239]|268[89]|59[046]|598[7-9]|9(?:39|47)[5-9]|976[0-46-9])';
update mandates
set contact_mobile = case
  when contact_mobile ~ '^\+33(?:69[23]|639)' then '+262'
  when contact_mobile ~ '^\+3369[01]' then '+590'
  when contact_mobile ~ '^\+33694' then '+594'
  else '+596'
end || substr(contact_mobile, 4)
where contact_mobile ~ '^\+33(?:69[0-3467]|639(?!98))';
update members
set
  mobile = case
    when mobile ~ '^\+33(?:69[23]|639(?!98))' then '+262' || substr(mobile, 4)
    when mobile ~ '^\+3369[01]' then '+590' || substr(mobile, 4)
    when mobile ~ '^\+33694' then '+594' || substr(mobile, 4)
    when mobile ~ '^\+3369[67]' then '+596' || substr(mobile, 4)
    else mobile
  end,
  landline = case
    when landline ~ '^\+33(?:26[239]|268[89]|9(?:39|47)[89]|976[239])' then '+262' || substr(landline, 4)
    when landline ~ '^\+33(?:590|5987|9(?:39|47)5|976[018])' then '+590' || substr(landline, 4)
    when landline ~ '^\+33(?:594|5988|9(?:39|47)6|9764)' then '+594' || substr(landline, 4)
    when landline ~ '^\+33(?:596|5989|9(?:39|47)7|976[67])' then '+596' || substr(landline, 4)
    else landline
  end
where
  mobile ~ '^\+33(?:69[0-3467]|639(?!98))'
  or landline ~ '^\+33(?:26[239]|268[89]|59[046]|598[7-9]|9(?:39|47)[5-9]|976[0-46-9])';
