-- Answers of the insurer's to messages of members.
create table contact_answers (
  member_id uuid not null,
  contact_message_id uuid not null,
  answer_id uuid not null,
  author_name text not null,
  text text not null,
  answered_at timestamptz not null,
  primary key (member_id, answer_id),
  foreign key (member_id, contact_message_id) references contact_messages (member_id, contact_message_id) on delete cascade
);
create index contact_answers_in_order on contact_answers (member_id, contact_message_id, answered_at);

-- An answer names its message by the reference that the member was given.
create index contact_messages_by_reference on contact_messages (reference);
