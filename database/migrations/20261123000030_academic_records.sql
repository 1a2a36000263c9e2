-- What doctors did in science, and errors that readers report (specification 2.5, 7.5).

create table academic_records (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  kind text not null
    check (kind in ('SITE', 'EDUCATION', 'WORK', 'POSITION', 'TITLE', 'SOCIETY', 'JOURNAL', 'MENTOR', 'GUIDE', 'MEETING', 'LIVE', 'RESEARCH', 'FUND', 'PATENT', 'ACTIVITY')),
  title text not null,
  role text not null default '',
  institution text not null default '',
  url text not null default '',
  starts_on date,
  ends_on date,
  cited_count int check (cited_count >= 0),
  details jsonb not null default '{}',
  subject_key text,
  other_doctor_id bigint,
  source text not null,
  source_url text not null default '',
  source_updated_at timestamptz,
  confidence double precision not null check (confidence between 0 and 1),
  state text not null default 'SUGGESTED' check (state in ('SUGGESTED', 'CONFIRMED', 'REJECTED')),
  decided_by bigint,
  decided_at timestamptz,
  reason text not null default '' check (char_length(reason) <= 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, doctor_id) references doctors,
  foreign key (enterprise_id, decided_by) references users,
  foreign key (enterprise_id, other_doctor_id) references doctors,
  check (ends_on >= starts_on),
  check ((kind = 'MENTOR') = (other_doctor_id is not null))
);
comment on table academic_records is 'What public sources tell of a doctor beside papers, each with its source, confidence and state.';
comment on column academic_records.details is 'What only this kind has, e.g. fundingNumber of a FUND, digest of a PATENT; shapes in the contract of academic-records.';
comment on column academic_records.subject_key is 'The same for all doctors of the same trial, society, school or meeting: relations follow from it.';
comment on column academic_records.other_doctor_id is 'The mentor, of kind MENTOR; after a merge of the two it may be the doctor, which says nothing.';
create index academic_records_doctor on academic_records (enterprise_id, doctor_id, kind, starts_on desc nulls last, id);
create index academic_records_subject on academic_records (enterprise_id, kind, subject_key, doctor_id) where subject_key is not null;
create index academic_records_other on academic_records (enterprise_id, other_doctor_id) where other_doctor_id is not null;
create index academic_records_decided_by on academic_records (enterprise_id, decided_by) where decided_by is not null;
call app.protect('academic_records');
grant select, insert, update, delete on academic_records to yijian_app;
call app.audit('academic_records');

create table academic_record_corrections (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  field text not null,
  record_id bigint,
  correction text not null check (char_length(correction) between 1 and 1000),
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'REFUSED')),
  reported_by bigint not null,
  reported_at timestamptz not null default now(),
  answered_by bigint,
  answered_at timestamptz,
  answer text not null default '' check (char_length(answer) <= 300),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, doctor_id) references doctors,
  foreign key (enterprise_id, record_id) references academic_records on delete cascade,
  foreign key (enterprise_id, reported_by) references users,
  foreign key (enterprise_id, answered_by) references users,
  check ((state = 'OPEN') = (answered_by is null)),
  check ((field = 'record') = (record_id is not null))
);
comment on table academic_record_corrections is 'What readers say is wrong with the data of a doctor, and what a steward answered.';
comment on column academic_record_corrections.field is 'Name of the field as the contract calls it; record for an academic record, other for anything else.';
comment on column academic_record_corrections.correction is 'What is right, in the words of the reporter.';
create index academic_record_corrections_doctor on academic_record_corrections (enterprise_id, doctor_id, id desc);
create index academic_record_corrections_open on academic_record_corrections (enterprise_id, reported_at desc, id desc)
  where state = 'OPEN';
create index academic_record_corrections_record on academic_record_corrections (enterprise_id, record_id) where record_id is not null;
create index academic_record_corrections_reported_by on academic_record_corrections (enterprise_id, reported_by);
create index academic_record_corrections_answered_by on academic_record_corrections (enterprise_id, answered_by)
  where answered_by is not null;
call app.protect('academic_record_corrections');
grant select, insert, update on academic_record_corrections to yijian_app;
call app.audit('academic_record_corrections');
