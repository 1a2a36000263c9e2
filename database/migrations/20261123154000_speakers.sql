-- Speakers: one per doctor with tier and evidence, their contracts, what meetings engage them for, and every step.

create table speakers (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  tier text not null check (tier in ('MIDDLE', 'ASSOCIATE', 'FULL', 'ACADEMICIAN')),
  proposed_tier text not null check (proposed_tier in ('MIDDLE', 'ASSOCIATE', 'FULL', 'ACADEMICIAN')),
  tier_reason text not null default '',
  score int not null check (score between 0 and 100),
  evidence jsonb not null,
  topics text[] not null default '{}',
  training_until date,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'PENDING_APPROVAL', 'RETURNED', 'REJECTED', 'QUALIFIED', 'ACTIVE',
    'SUSPENDED', 'EXPIRED')),
  owner_id bigint not null,
  instance_id bigint,
  approved_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, doctor_id),
  foreign key (enterprise_id, doctor_id) references doctors (enterprise_id, id),
  foreign key (enterprise_id, owner_id) references users (enterprise_id, id),
  foreign key (enterprise_id, instance_id) references workflow_instances (enterprise_id, id),
  check (tier = proposed_tier or tier_reason <> ''),
  check (state in ('DRAFT', 'RETURNED', 'REJECTED') or (training_until is not null and topics <> '{}'))
);
comment on table speakers is 'Doctors who speak for the enterprise; only active ones are engaged.';
comment on column speakers.proposed_tier is 'What the evidence proposed when it was last read.';
comment on column speakers.tier_reason is 'Why the tier is another one than proposed.';
comment on column speakers.evidence is 'A list of {kind, points, most, found, count}; the points add up to the score.';
comment on column speakers.topics is 'What the doctor may speak about; a topic of an agenda is covered when it contains one of these.';
comment on column speakers.training_until is 'Last day of the compliance training.';
comment on column speakers.owner_id is 'Who proposed the speaker.';
comment on column speakers.instance_id is 'The process that decides it now, or decided it last.';
create index speakers_owner on speakers (enterprise_id, owner_id);
create index speakers_instance on speakers (enterprise_id, instance_id);
create index speakers_state_updated on speakers (enterprise_id, state, updated_at desc, id desc);

create table speaker_contracts (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  speaker_id bigint not null,
  number text not null,
  service text not null check (service in ('LECTURE', 'CHAIR', 'DISCUSSANT', 'ADVISORY', 'ARTICLE')),
  starts_on date not null,
  ends_on date not null,
  fee numeric(14, 2) not null check (fee >= 0),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'SIGNED', 'CANCELLED')),
  signer_name text,
  signed_at timestamptz,
  hash text,
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, number),
  foreign key (enterprise_id, speaker_id) references speakers (enterprise_id, id),
  check (ends_on >= starts_on),
  check ((state = 'SIGNED') = (signer_name is not null and signed_at is not null and hash is not null))
);
comment on table speaker_contracts is 'Contracts of speakers; a signed one never changes.';
comment on column speaker_contracts.number is 'Given when it is made, such as S2026-00042.';
comment on column speaker_contracts.fee is 'CNY an hour.';
comment on column speaker_contracts.hash is 'SHA-256, hexadecimal, of number, speaker, service, period, fee, signer and moment.';
create index speaker_contracts_speaker on speaker_contracts (enterprise_id, speaker_id);

create table speaker_engagements (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  speaker_id bigint not null,
  meeting_id bigint not null,
  title text not null,
  day date not null,
  minutes int not null check (minutes > 0),
  fee numeric(14, 2) not null check (fee >= 0),
  stage text not null check (stage in ('ESTIMATED', 'COMMITTED', 'ACTUAL')),
  primary key (enterprise_id, id),
  unique (enterprise_id, meeting_id, speaker_id),
  foreign key (enterprise_id, speaker_id) references speakers (enterprise_id, id),
  foreign key (enterprise_id, meeting_id) references meetings (enterprise_id, id)
);
comment on table speaker_engagements is 'What meetings engage speakers for; counts and fees of a year are compared with the yearly caps.';
comment on column speaker_engagements.fee is 'CNY, the share of the fees of the meeting.';
create index speaker_engagements_speaker on speaker_engagements (enterprise_id, speaker_id, day);

create table speaker_steps (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  speaker_id bigint not null,
  from_state text not null,
  to_state text not null,
  reason text not null default '',
  at timestamptz not null,
  user_id bigint,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, speaker_id) references speakers (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id)
);
comment on table speaker_steps is 'Every transition of a speaker: from, to, when, by whom and why; only grows.';
comment on column speaker_steps.user_id is 'Null where the clock did it.';
create index speaker_steps_speaker on speaker_steps (enterprise_id, speaker_id, at);
create index speaker_steps_user on speaker_steps (enterprise_id, user_id);

call app.protect('speakers');
call app.protect('speaker_contracts');
call app.protect('speaker_engagements');
call app.protect('speaker_steps');
call app.audit('speakers');
call app.audit('speaker_contracts');
grant select, insert, update on speakers, speaker_contracts to yijian_app;
grant select, insert, update, delete on speaker_engagements to yijian_app;
grant select, insert on speaker_steps to yijian_app;
create trigger speaker_steps_append_only before update or delete or truncate on speaker_steps
  for each statement execute function app.refuse_change();
