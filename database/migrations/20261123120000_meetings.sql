-- Meetings: the application, its agenda, costs and guests, the rules it met, old versions, evidence and every step.

create table meetings (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  number text,
  type text not null check (type in ('DEPARTMENT', 'CITY', 'REGIONAL', 'NATIONAL', 'SATELLITE', 'ROUND_TABLE', 'WEBINAR', 'SPONSORED')),
  title text not null,
  objective text not null default '',
  purpose text not null default 'PROMOTIONAL' check (purpose in ('PROMOTIONAL', 'MEDICAL')),
  format text not null default 'ONSITE' check (format in ('ONSITE', 'ONLINE', 'HYBRID')),
  product_id bigint,
  hospital_id bigint,
  starts_at timestamptz,
  ends_at timestamptz,
  venue_kind text check (venue_kind in ('HOSPITAL', 'HOTEL', 'OFFICE', 'CONFERENCE', 'RESTAURANT', 'SCENIC', 'RESORT', 'ENTERTAINMENT')),
  venue_name text not null default '',
  address text not null default '',
  city_code text references regions,
  latitude double precision,
  longitude double precision,
  online_link text not null default '',
  line_id bigint,
  order_id bigint,
  expected_guests int not null default 0 check (expected_guests between 0 and 100000),
  expected_staff int not null default 0 check (expected_staff between 0 and 10000),
  estimate numeric(14, 2) not null default 0 check (estimate >= 0),
  actual numeric(14, 2) check (actual >= 0),
  risk text not null default 'LOW' check (risk in ('LOW', 'MEDIUM', 'HIGH')),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'IN_APPROVAL', 'RETURNED', 'REJECTED', 'APPROVED', 'CHANGE_APPROVAL',
    'CANCELLED', 'IN_PROGRESS', 'TO_CONFIRM', 'CONFIRM_REVIEW', 'CONFIRMED', 'CLOSED')),
  revision int not null default 1 check (revision >= 1),
  owner_id bigint not null,
  organization_id bigint,
  instance_id bigint,
  submitted_at timestamptz,
  approved_at timestamptz,
  ended_at timestamptz,
  confirmed_at timestamptz,
  confirmation_note text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, number),
  foreign key (enterprise_id, product_id) references products (enterprise_id, id),
  foreign key (enterprise_id, hospital_id) references hospitals (enterprise_id, id),
  foreign key (enterprise_id, line_id) references budget_lines (enterprise_id, id),
  foreign key (enterprise_id, order_id) references budget_orders (enterprise_id, id),
  foreign key (enterprise_id, owner_id) references users (enterprise_id, id),
  foreign key (enterprise_id, organization_id) references organizations (enterprise_id, id),
  foreign key (enterprise_id, instance_id) references workflow_instances (enterprise_id, id),
  check (ends_at > starts_at),
  check ((latitude is null) = (longitude is null)),
  check (state = 'DRAFT' or (number is not null and starts_at is not null and ends_at is not null and line_id is not null))
);
comment on table meetings is 'Meetings from draft to closed; what is stored is the version in force, older ones stand in meeting_revisions.';
comment on column meetings.number is 'Given at the first submission, such as M2026-00042.';
comment on column meetings.estimate is 'CNY, the sum of the estimated costs.';
comment on column meetings.actual is 'CNY, the sum of the actual costs once they are reported.';
comment on column meetings.revision is 'Version in force; grows with every approved change.';
comment on column meetings.instance_id is 'The process that decides it now, or decided it last.';
comment on column meetings.organization_id is 'Organization of the owner when the meeting was planned; the team that sees it.';
create index meetings_product on meetings (enterprise_id, product_id);
create index meetings_hospital on meetings (enterprise_id, hospital_id);
create index meetings_line on meetings (enterprise_id, line_id);
create index meetings_order on meetings (enterprise_id, order_id);
create index meetings_owner on meetings (enterprise_id, owner_id, state);
create index meetings_organization on meetings (enterprise_id, organization_id);
create index meetings_instance on meetings (enterprise_id, instance_id);
create index meetings_city on meetings (city_code);
create index meetings_starts on meetings (enterprise_id, starts_at desc, id desc);
create index meetings_state_starts on meetings (enterprise_id, state, starts_at desc, id desc);

create table meeting_agenda (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  meeting_id bigint not null,
  position int not null check (position >= 0),
  kind text not null check (kind in ('TALK', 'DISCUSSION', 'CASE', 'OPENING', 'MEAL', 'BREAK')),
  topic text not null,
  minutes int not null check (minutes between 1 and 1440),
  speaker_id bigint,
  material_id bigint,
  primary key (enterprise_id, id),
  unique (enterprise_id, meeting_id, position),
  foreign key (enterprise_id, meeting_id) references meetings (enterprise_id, id),
  foreign key (enterprise_id, speaker_id) references doctors (enterprise_id, id),
  foreign key (enterprise_id, material_id) references library_materials (enterprise_id, id)
);
comment on table meeting_agenda is 'What happens in a meeting, in order; talks, cases and discussions count as academic time.';
comment on column meeting_agenda.speaker_id is 'The doctor who speaks.';
create index meeting_agenda_speaker on meeting_agenda (enterprise_id, speaker_id);
create index meeting_agenda_material on meeting_agenda (enterprise_id, material_id);

create table meeting_costs (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  meeting_id bigint not null,
  position int not null check (position >= 0),
  kind text not null check (kind in ('VENUE', 'MEAL', 'TRAVEL', 'LODGING', 'FEE', 'EQUIPMENT', 'PRINTING', 'SPONSORSHIP', 'OTHER')),
  note text not null default '',
  price numeric(14, 2) not null check (price >= 0),
  quantity int not null check (quantity between 1 and 100000),
  actual numeric(14, 2) check (actual >= 0),
  primary key (enterprise_id, id),
  unique (enterprise_id, meeting_id, position),
  foreign key (enterprise_id, meeting_id) references meetings (enterprise_id, id)
);
comment on table meeting_costs is 'Cost lines of a meeting: estimated as price times quantity, actual once the meeting was held; CNY.';

create table meeting_guests (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  meeting_id bigint not null,
  doctor_id bigint,
  walk_in_name text not null default '',
  walk_in_hospital text not null default '',
  state text not null default 'INVITED' check (state in ('INVITED', 'ACCEPTED', 'DECLINED', 'SIGNED_IN', 'SIGNED_OUT', 'NO_SHOW',
    'TO_RECONCILE', 'RECONCILED', 'REFUSED')),
  source text not null default 'INVITED' check (source in ('INVITED', 'WALK_IN')),
  signed_in_at timestamptz,
  signed_out_at timestamptz,
  sign_in_way text check (sign_in_way in ('STAFF', 'CODE')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, meeting_id, doctor_id),
  foreign key (enterprise_id, meeting_id) references meetings (enterprise_id, id),
  foreign key (enterprise_id, doctor_id) references doctors (enterprise_id, id),
  check (doctor_id is not null or source = 'WALK_IN')
);
comment on table meeting_guests is 'Doctors who are invited to a meeting or walked in, and what became of it.';
comment on column meeting_guests.doctor_id is 'Null while a walk-in is not reconciled to a doctor.';
create index meeting_guests_doctor on meeting_guests (enterprise_id, doctor_id);

create table meeting_checks (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  meeting_id bigint not null,
  moment text not null check (moment in ('SUBMIT', 'CHANGE', 'CONFIRM')),
  revision int not null,
  results jsonb not null,
  at timestamptz not null,
  user_id bigint not null,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, meeting_id) references meetings (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id)
);
comment on table meeting_checks is 'What every rule said when a meeting was submitted, changed or confirmed; with the version and inputs it can be replayed.';
comment on column meeting_checks.results is 'A list of {code, outcome, version, inputs, figures, comment}.';
create index meeting_checks_meeting on meeting_checks (enterprise_id, meeting_id, at desc);
create index meeting_checks_user on meeting_checks (enterprise_id, user_id);

create table meeting_revisions (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  meeting_id bigint not null,
  revision int not null,
  content jsonb not null,
  reason text not null default '',
  at timestamptz not null,
  user_id bigint not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, meeting_id, revision),
  foreign key (enterprise_id, meeting_id) references meetings (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id)
);
comment on table meeting_revisions is 'The approved content of a meeting before each change; a refused change brings it back.';
comment on column meeting_revisions.content is 'The application as it is submitted: basics, agenda, costs, guests.';
create index meeting_revisions_user on meeting_revisions (enterprise_id, user_id);

create table meeting_steps (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  meeting_id bigint not null,
  from_state text not null,
  to_state text not null,
  reason text not null default '',
  at timestamptz not null,
  user_id bigint,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, meeting_id) references meetings (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id)
);
comment on table meeting_steps is 'Every transition of a meeting: from, to, when, by whom and why; only grows.';
comment on column meeting_steps.user_id is 'Null where the clock did it.';
create index meeting_steps_meeting on meeting_steps (enterprise_id, meeting_id, at);
create index meeting_steps_user on meeting_steps (enterprise_id, user_id);

create table meeting_files (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  meeting_id bigint not null,
  kind text not null check (kind in ('PHOTO', 'SIGN_IN_SHEET', 'AGENDA', 'INVOICE', 'OTHER')),
  name text not null,
  type text not null,
  size int not null,
  hash text not null,
  content bytea not null,
  uploaded_by bigint not null,
  uploaded_at timestamptz not null,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, meeting_id) references meetings (enterprise_id, id),
  foreign key (enterprise_id, uploaded_by) references users (enterprise_id, id)
);
comment on table meeting_files is 'Evidence of a meeting: photos, sign-in sheets, the agenda as held, invoices; made harmless before they are stored.';
comment on column meeting_files.hash is 'SHA-256 of the content, hexadecimal.';
create index meeting_files_meeting on meeting_files (enterprise_id, meeting_id);
create index meeting_files_uploader on meeting_files (enterprise_id, uploaded_by);
create index meeting_files_hash on meeting_files (enterprise_id, hash);

call app.protect('meetings');
call app.protect('meeting_agenda');
call app.protect('meeting_costs');
call app.protect('meeting_guests');
call app.protect('meeting_checks');
call app.protect('meeting_revisions');
call app.protect('meeting_steps');
call app.protect('meeting_files');
call app.audit('meetings');
call app.audit('meeting_costs');
call app.audit('meeting_guests');
grant select, insert, update on meetings to yijian_app;
grant select, insert, update, delete on meeting_agenda, meeting_costs, meeting_guests, meeting_files to yijian_app;
grant select, insert on meeting_checks, meeting_revisions, meeting_steps to yijian_app;
create trigger meeting_checks_append_only before update or delete or truncate on meeting_checks
  for each statement execute function app.refuse_change();
create trigger meeting_revisions_append_only before update or delete or truncate on meeting_revisions
  for each statement execute function app.refuse_change();
create trigger meeting_steps_append_only before update or delete or truncate on meeting_steps
  for each statement execute function app.refuse_change();
