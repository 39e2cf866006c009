-- When the member proved again who they are in a session that goes on; null: not since it began.
alter table sessions add column authenticated_at timestamptz;

-- Where links that open the account go for a while: the address of before a change of e-mail.
alter table members add column recovery_email text;
alter table members add column recovery_email_until timestamptz;
