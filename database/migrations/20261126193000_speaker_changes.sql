-- A change of tier, topics or training of an active speaker is approved while the old values hold; who is about to expire is told of in time.
create table speaker_changes (
  enterprise_id bigint not null default app.enterprise_id() references enterprises (id),
  id bigint generated always as identity,
  speaker_id bigint not null,
  tier text not null check (tier in ('MIDDLE', 'ASSOCIATE', 'FULL', 'ACADEMICIAN')),
  proposed_tier text not null check (proposed_tier in ('MIDDLE', 'ASSOCIATE', 'FULL', 'ACADEMICIAN')),
  tier_reason text not null default '',
  score integer not null check (score between 0 and 100),
  evidence jsonb not null,
  topics text[] not null check (topics <> '{}'),
  training_until date not null,
  reason text not null check (reason <> ''),
  state text not null default 'PENDING' check (state in ('PENDING', 'APPROVED', 'REJECTED', 'RETURNED', 'WITHDRAWN')),
  asked_by bigint not null,
  asked_at timestamptz not null,
  instance_id bigint,
  ended_at timestamptz,
  ended_reason text not null default '',
  primary key (enterprise_id, id),
  foreign key (enterprise_id, speaker_id) references speakers (enterprise_id, id),
  foreign key (enterprise_id, asked_by) references users (enterprise_id, id),
  foreign key (enterprise_id, instance_id) references workflow_instances (enterprise_id, id),
  check (tier = proposed_tier or tier_reason <> ''),
  check ((state = 'PENDING') = (ended_at is null))
);
comment on table speaker_changes is 'Changes of active speakers that wait for approval or had it; the values of the speaker hold until one is approved.';
comment on column speaker_changes.reason is 'Why it is asked for.';
comment on column speaker_changes.instance_id is 'The process that decides it.';
comment on column speaker_changes.ended_reason is 'What the approver said, or why it was withdrawn.';
create unique index speaker_changes_pending on speaker_changes (enterprise_id, speaker_id) where state = 'PENDING';
create index speaker_changes_speaker on speaker_changes (enterprise_id, speaker_id, id);
create index speaker_changes_instance on speaker_changes (enterprise_id, instance_id) where instance_id is not null;
create index speaker_changes_user on speaker_changes (enterprise_id, asked_by);
call app.protect('speaker_changes');
grant select, insert, update on speaker_changes to yijian_app;
call app.audit('speaker_changes');

alter table speakers add column told_until date;
alter table speakers add column told_days integer;
comment on column speakers.told_until is 'The last day of which the proposer was told that it is near.';
comment on column speakers.told_days is 'Of 60, 30 and 7 days before that day, the last at which the proposer was told.';
