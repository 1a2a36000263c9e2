-- What guests find once they signed in at a meeting: its materials and its survey (product 3.24).

create table meeting_surveys (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  meeting_id bigint not null,
  questions jsonb not null check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) <= 10),
  updated_by bigint,
  updated_at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, meeting_id),
  foreign key (enterprise_id, meeting_id) references meetings,
  foreign key (enterprise_id, updated_by) references users
);
comment on table meeting_surveys is 'What the guests of a meeting are asked; no row: the questions of every meeting.';
comment on column meeting_surveys.questions is 'A list of {kind, text, enText, options}; empty: nothing is asked.';
comment on column meeting_surveys.updated_by is 'Null where the first answer fixed the questions of every meeting.';
create index meeting_surveys_author on meeting_surveys (enterprise_id, updated_by);
call app.protect('meeting_surveys');
grant select, insert, update on meeting_surveys to yijian_app;
call app.audit('meeting_surveys');

create table meeting_survey_replies (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  meeting_id bigint not null,
  guest_id bigint not null,
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, guest_id),
  foreign key (enterprise_id, meeting_id) references meetings,
  foreign key (enterprise_id, guest_id) references meeting_guests
);
comment on table meeting_survey_replies is 'Answers to the survey of a meeting, once for a guest; read as sums alone, never with a name.';
comment on column meeting_survey_replies.answers is 'A list of {rating, chosen, text} in the order of the questions.';
create index meeting_survey_replies_meeting on meeting_survey_replies (enterprise_id, meeting_id);
call app.protect('meeting_survey_replies');
grant select, insert on meeting_survey_replies to yijian_app;
call app.audit('meeting_survey_replies', 'answers');
create trigger meeting_survey_replies_append_only before update or delete or truncate on meeting_survey_replies
  for each statement execute function app.refuse_change();

create table meeting_material_reads (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  guest_id bigint not null,
  material_id bigint not null,
  at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, guest_id, material_id),
  foreign key (enterprise_id, guest_id) references meeting_guests,
  foreign key (enterprise_id, material_id) references library_materials
);
comment on table meeting_material_reads is 'When a guest first opened a material of the meeting.';
create index meeting_material_reads_material on meeting_material_reads (enterprise_id, material_id);
call app.protect('meeting_material_reads');
grant select, insert on meeting_material_reads to yijian_app;
call app.audit('meeting_material_reads');
create trigger meeting_material_reads_append_only before update or delete or truncate on meeting_material_reads
  for each statement execute function app.refuse_change();
