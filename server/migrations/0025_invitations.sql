-- Waves of invitations: how many mails an hour leave, and whether it goes on.
create table invitation_waves (
  wave_id uuid primary key,
  name text not null,
  per_hour integer not null check (per_hour between 1 and 100000),
  begun_at timestamptz not null,
  paused_at timestamptz,
  done_at timestamptz
);

-- Members of a wave, each with what became of the invitation.
create table invitations (
  member_id uuid not null references members (member_id) on delete cascade,
  wave_id uuid not null,
  state text not null check (state in ('waiting', 'mailed', 'active', 'refused')),
  mailed_at timestamptz,
  primary key (member_id, wave_id)
);
create index invitations_of_wave on invitations (wave_id, state, member_id);
