-- Numbers of the overseas departments that were stored with +33, which leads elsewhere, get the code of their own; 06 39 98 is
-- metropolitan. `contract/src/fields/phone.ts` has the same beginnings. What waits in the outbox is corrected as it is sent.
update members set mobile = '+262' || substr(mobile, 4) where mobile ~ '^\+33(?:69[23]|639(?!98))';
update members set mobile = '+590' || substr(mobile, 4) where mobile ~ '^\+33(?:69[01])';
update members set mobile = '+594' || substr(mobile, 4) where mobile ~ '^\+33(?:694)';
update members set mobile = '+596' || substr(mobile, 4) where mobile ~ '^\+33(?:69[67])';
update members set landline = '+262' || substr(landline, 4) where landline ~ '^\+33(?:26[239]|268[89]|9(?:39|47)[89]|976[239])';
update members set landline = '+590' || substr(landline, 4) where landline ~ '^\+33(?:590|5987|9(?:39|47)5|976[018])';
update members set landline = '+594' || substr(landline, 4) where landline ~ '^\+33(?:594|5988|9(?:39|47)6|9764)';
update members set landline = '+596' || substr(landline, 4) where landline ~ '^\+33(?:596|5989|9(?:39|47)7|976[67])';
update mandates set contact_mobile = '+262' || substr(contact_mobile, 4) where contact_mobile ~ '^\+33(?:69[23]|639(?!98))';
update mandates set contact_mobile = '+590' || substr(contact_mobile, 4) where contact_mobile ~ '^\+33(?:69[01])';
update mandates set contact_mobile = '+594' || substr(contact_mobile, 4) where contact_mobile ~ '^\+33(?:694)';
update mandates set contact_mobile = '+596' || substr(contact_mobile, 4) where contact_mobile ~ '^\+33(?:69[67])';
update sponsorship_requests set phone = '+262' || substr(phone, 4) where phone ~ '^\+33(?:69[23]|639(?!98)|26[239]|268[89]|9(?:39|47)[89]|976[239])';
update sponsorship_requests set phone = '+590' || substr(phone, 4) where phone ~ '^\+33(?:69[01]|590|5987|9(?:39|47)5|976[018])';
update sponsorship_requests set phone = '+594' || substr(phone, 4) where phone ~ '^\+33(?:694|594|5988|9(?:39|47)6|9764)';
update sponsorship_requests set phone = '+596' || substr(phone, 4) where phone ~ '^\+33(?:69[67]|596|5989|9(?:39|47)7|976[67])';
