-- Quotes of vets that have ended, by the day of their end, for the sweep that forgets them.
create index quotes_ended on quotes (changed_at, member_id) where status in ('refused', 'withdrawn', 'lapsed', 'used');
