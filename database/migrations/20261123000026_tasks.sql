-- Tasks, who watches them, and what happened to them (specification 2.3, 3, 7.5).

create table tasks (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  title text not null check (char_length(title) between 1 and 200),
  en_title text not null default '' check (char_length(en_title) <= 200),
  type text not null,
  state text not null default 'TODO' check (state in ('TODO', 'IN_PROGRESS', 'COMPLETED', 'CLOSED')),
  is_open boolean not null generated always as (state in ('TODO', 'IN_PROGRESS')) stored,
  priority text not null default 'NORMAL' check (priority in ('HIGH', 'NORMAL', 'LOW')),
  important boolean not null default false,
  start_on date,
  due_on date not null,
  assignee_id bigint not null,
  organization_id bigint,
  creator_id bigint,
  shifted_from_id bigint,
  shifted_at timestamptz,
  doctor_ids bigint[] not null default '{}' check (cardinality(doctor_ids) <= 20),
  doctor_id bigint generated always as (doctor_ids[1]) stored,
  hospital_id bigint,
  visit_id bigint,
  source text not null default 'MANUAL' check (source in ('MANUAL', 'RULE', 'VISIT', 'PLAN', 'WORKFLOW', 'MEETING', 'AI', 'CLUE')),
  source_key text,
  notes text not null default '',
  checklist jsonb not null default '[]' check (jsonb_typeof(checklist) = 'array'),
  outcome text not null default '',
  close_reason text not null default '',
  is_medical boolean not null default false,
  state_since timestamptz not null default now(),
  completed_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, visit_id) references visits,
  foreign key (enterprise_id, doctor_id) references doctors,
  foreign key (enterprise_id, creator_id) references users,
  foreign key (enterprise_id, assignee_id) references users,
  foreign key (enterprise_id, hospital_id) references hospitals,
  foreign key (enterprise_id, organization_id) references organizations,
  foreign key (enterprise_id, shifted_from_id) references users,
  check (start_on is null or start_on <= due_on),
  check ((state = 'COMPLETED') = (completed_at is not null))
);
comment on table tasks is 'What a colleague is to do, until when and for whom. Expired is no state: an open task past its due day is late.';
comment on column tasks.en_title is 'Of what a rule made; people write one title.';
comment on column tasks.organization_id is 'Organisation of the assignee when the task was given, by which managers see it.';
comment on column tasks.creator_id is 'Null for what a rule or an event made.';
comment on column tasks.shifted_from_id is 'Who handed it over last; the receiver may refuse it for some hours.';
comment on column tasks.doctor_id is 'The first of the doctors, the one lists show.';
comment on column tasks.source_key is 'What a rule or an event made the task for, so that it makes it once.';
comment on column tasks.checklist is 'List of {text, isDone}.';
comment on column tasks.is_medical is 'Given to medical affairs: hidden from managers of sales.';
comment on column tasks.state_since is 'When the present state began; the log tells how long the former one lasted.';
comment on column tasks.version is 'Grows by one with each change; a change names the version it saw.';
create unique index tasks_source on tasks (enterprise_id, source_key) where source_key is not null;
create index tasks_assignee on tasks (enterprise_id, assignee_id, is_open, due_on, id) include (state, important, is_medical);
create index tasks_assignee_due on tasks (enterprise_id, assignee_id, due_on, id);
create index tasks_creator on tasks (enterprise_id, creator_id, due_on, id);
create index tasks_organization on tasks (enterprise_id, organization_id, is_open, due_on, id) include (state, important, is_medical);
create index tasks_due on tasks (enterprise_id, is_open, due_on, id) include (state, important, is_medical);
create index tasks_due_all on tasks (enterprise_id, due_on, id);
create index tasks_doctor on tasks (enterprise_id, doctor_id, is_open, due_on);
create index tasks_hospital on tasks (enterprise_id, hospital_id) where hospital_id is not null;
create index tasks_visit on tasks (enterprise_id, visit_id) where visit_id is not null;
create index tasks_shifted_from on tasks (enterprise_id, shifted_from_id) where shifted_from_id is not null;
call app.protect('tasks');
grant select, insert, update on tasks to yijian_app;
call app.audit('tasks');

create table task_watchers (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  task_id bigint not null,
  user_id bigint not null,
  since timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id, task_id),
  foreign key (enterprise_id, task_id) references tasks on delete cascade,
  foreign key (enterprise_id, user_id) references users
);
comment on table task_watchers is 'Who reads along with a task that is neither given by nor to them.';
create index task_watchers_task on task_watchers (enterprise_id, task_id);
call app.protect('task_watchers');
grant select, insert, delete on task_watchers to yijian_app;
call app.audit('task_watchers');

create table task_log (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  task_id bigint not null,
  at timestamptz not null default now(),
  user_id bigint,
  act text not null check (act in ('CREATE', 'CHANGE', 'START', 'COMPLETE', 'CLOSE', 'SHIFT', 'REFUSE', 'REOPEN')),
  from_state text,
  to_state text not null,
  seconds_in_state int check (seconds_in_state >= 0),
  from_user_id bigint,
  to_user_id bigint,
  from_due_on date,
  to_due_on date,
  reason text not null default '',
  primary key (enterprise_id, id),
  foreign key (enterprise_id, task_id) references tasks on delete cascade,
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, to_user_id) references users,
  foreign key (enterprise_id, from_user_id) references users
);
comment on table task_log is 'Every step of a task: who, when, from which state to which, after how long, why.';
comment on column task_log.user_id is 'Null: the system.';
comment on column task_log.seconds_in_state is 'How long the task stood in the state it left; null where the state stayed.';
create index task_log_task on task_log (enterprise_id, task_id, id);
create index task_log_user on task_log (enterprise_id, user_id);
create index task_log_from_user on task_log (enterprise_id, from_user_id);
create index task_log_to_user on task_log (enterprise_id, to_user_id);
call app.protect('task_log');
grant select, insert on task_log to yijian_app;

insert into app.doctor_reference_rules (table_name, column_name, kind, filter, winner, why) values
  ('tasks', 'doctor_ids', 'LIST', 'true', null, 'doctor_id is its first element.');
