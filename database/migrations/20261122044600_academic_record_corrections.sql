-- Errors in the data of a doctor that readers report and a steward answers (specification 7.5 correct/insert).

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
create index academic_record_corrections_open on academic_record_corrections (enterprise_id, reported_at desc, id desc) where state = 'OPEN';
create index academic_record_corrections_record on academic_record_corrections (enterprise_id, record_id) where record_id is not null;
create index academic_record_corrections_reported_by on academic_record_corrections (enterprise_id, reported_by);
create index academic_record_corrections_answered_by on academic_record_corrections (enterprise_id, answered_by) where answered_by is not null;
call app.protect('academic_record_corrections');
call app.audit('academic_record_corrections');
grant select, insert, update on academic_record_corrections to yijian_app;
