-- Work planned for many doctors of a list at once: done in steps, each refusal with its reason, undone the same way (product 3.2).

create table doctor_works (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  kind text not null check (kind in ('TASKS', 'VISITS')),
  draft jsonb not null check (jsonb_typeof(draft) = 'object'),
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'CANCELLED', 'UNDOING', 'UNDONE')),
  matched int not null default 0,
  done int not null default 0,
  created int not null default 0,
  refused int not null default 0,
  kept int not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users
);
comment on table doctor_works is 'Tasks or visits planned for many doctors at once; the rooms of both do the work in steps.';
comment on column doctor_works.draft is 'What is planned for each doctor, as the room of its kind understands it.';
comment on column doctor_works.done is 'Doctors worked through so far, of the act or of its undoing.';
comment on column doctor_works.kept is 'Records that an undoing left, because somebody had worked on them.';
create index doctor_works_user on doctor_works (enterprise_id, user_id, id);

create table doctor_work_rows (
  enterprise_id bigint not null default app.enterprise_id(),
  work_id bigint not null,
  position int not null,
  doctor_id bigint not null,
  record_id bigint,
  refusal jsonb,
  primary key (enterprise_id, work_id, position),
  foreign key (enterprise_id, work_id) references doctor_works on delete cascade
);
comment on table doctor_work_rows is 'The doctors of planned work as they matched, by hospital, and what became of each.';
comment on column doctor_work_rows.record_id is 'The task or the visit that was planned.';
comment on column doctor_work_rows.refusal is 'Why nothing was planned, in both languages.';

call app.protect('doctor_works');
call app.protect('doctor_work_rows');
grant select, insert, update on doctor_works, doctor_work_rows to yijian_app;
call app.audit('doctor_works', 'draft', 'done', 'created', 'refused', 'kept');
insert into app.doctor_reference_rules (table_name, column_name, kind, filter, winner, why) values
  ('doctor_work_rows', 'doctor_id', 'LEFT', 'true', null, 'For whom work was planned, as it was.');
