-- Verification of doctor data: requests, the fields they are about, certificates with their files, what happened (specification 3, 4).

create table verification_requests (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  kind text not null default 'CERTIFICATE' check (kind in ('CERTIFICATE', 'CHANGE', 'REVERIFY')),
  state text not null default 'DRAFT'
    check (state in ('DRAFT', 'SUBMITTED', 'QUEUED', 'IN_REVIEW', 'SUPERVISOR_REVIEW', 'NEED_INFO', 'VERIFIED', 'PARTIAL', 'REJECTED', 'REVERIFY')),
  version int not null default 1,
  is_risky boolean not null default false,
  note text not null default '' check (char_length(note) <= 1000),
  reason text not null default '',
  requester_id bigint not null,
  organization_id bigint,
  picked_by bigint,
  picked_at timestamptz,
  instance_id bigint,
  verified_hospital_id bigint,
  submitted_at timestamptz,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade,
  foreign key (enterprise_id, picked_by) references users,
  foreign key (enterprise_id, instance_id) references workflow_instances,
  foreign key (enterprise_id, requester_id) references users,
  foreign key (enterprise_id, organization_id) references organizations,
  check ((picked_by is null) = (picked_at is null)),
  check ((state not in ('SUBMITTED', 'QUEUED', 'IN_REVIEW', 'SUPERVISOR_REVIEW')) or submitted_at is not null)
);
comment on table verification_requests is 'Requests to verify a doctor: credentials as they are, or another value of a field.';
comment on column verification_requests.is_risky is 'Name, hospital or licence number shall change: a second person agrees as well.';
comment on column verification_requests.reason is 'Why it was rejected or taken up again, or what is missing.';
comment on column verification_requests.organization_id is 'Organisation of the requester when it was kept, for the range of a team.';
comment on column verification_requests.instance_id is 'The process it runs by; another one after it was taken back.';
comment on column verification_requests.verified_hospital_id is 'Where the doctor was when it was verified; another hospital later asks for a new verification.';
create index verification_requests_doctor on verification_requests (enterprise_id, doctor_id, id desc);
create unique index verification_requests_open on verification_requests (enterprise_id, doctor_id)
  where state in ('SUBMITTED', 'IN_REVIEW', 'SUPERVISOR_REVIEW', 'NEED_INFO');
create index verification_requests_requester on verification_requests (enterprise_id, requester_id, updated_at desc);
create index verification_requests_state on verification_requests (enterprise_id, state, submitted_at desc, id);
create index verification_requests_organization on verification_requests (enterprise_id, organization_id);
create index verification_requests_picked on verification_requests (enterprise_id, picked_by);
create index verification_requests_instance on verification_requests (enterprise_id, instance_id);
call app.protect('verification_requests');
grant select, insert, update on verification_requests to yijian_app;
call app.audit('verification_requests');

create table verification_fields (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  request_id bigint not null,
  field text not null check (field in ('name', 'hospital', 'department', 'title', 'licenceNumber')),
  previous text not null default '',
  requested text not null,
  saved text,
  is_changed boolean not null,
  decision text not null default 'PENDING' check (decision in ('PENDING', 'ACCEPTED', 'REJECTED', 'EDITED')),
  comment text not null default '',
  decided_by bigint,
  decided_at timestamptz,
  primary key (enterprise_id, id),
  unique (enterprise_id, request_id, field),
  foreign key (enterprise_id, request_id) references verification_requests on delete cascade,
  foreign key (enterprise_id, decided_by) references users,
  check ((decision = 'PENDING') = (decided_at is null)),
  check (field <> 'licenceNumber' or previous !~ '[0-9]{7}' and requested !~ '[0-9]{7}' and coalesce(saved, '') !~ '[0-9]{7}')
);
comment on table verification_fields is 'One field of a doctor in a request: what was known, what was asked for, what was saved.';
comment on column verification_fields.requested is 'A hospital by its id, a title by its code, a licence number masked: the whole one is sealed in personal_values, part 1 when it was edited.';
create index verification_fields_decided on verification_fields (enterprise_id, decided_by);
call app.protect('verification_fields');
grant select, insert, update, delete on verification_fields to yijian_app;
call app.audit('verification_fields');
create trigger forget_personal_values after delete on verification_fields referencing old table as old_rows
  for each statement execute function app.forget_personal_values();

create table verification_certificates (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  request_id bigint not null,
  type text not null check (type in ('QUALIFICATION', 'PRACTICE', 'TITLE', 'BADGE')),
  masked_number text check (masked_number !~ '[0-9]{7}'),
  holder_name text not null,
  issued_on date,
  expires_on date,
  file_name text not null,
  file_type text not null check (file_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  file_bytes int not null check (file_bytes between 1 and 15728640),
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  picture_hash bit(64),
  width int,
  height int,
  pages int,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, request_id) references verification_requests on delete cascade,
  foreign key (enterprise_id, created_by) references users,
  check (expires_on is null or issued_on is null or expires_on > issued_on)
);
comment on table verification_certificates is 'Certificates of a request; the whole number is sealed in personal_values, the bytes stand in verification_files.';
comment on column verification_certificates.file_hash is 'SHA-256 of the file as it came, hexadecimal: finds the same file under another doctor.';
comment on column verification_certificates.picture_hash is 'Difference hash of the picture: finds the same photograph saved anew.';
create index verification_certificates_request on verification_certificates (enterprise_id, request_id, id);
create index verification_certificates_file on verification_certificates (enterprise_id, file_hash);
create index verification_certificates_expiry on verification_certificates (enterprise_id, expires_on);
create index verification_certificates_created_by on verification_certificates (enterprise_id, created_by);
call app.protect('verification_certificates');
grant select, insert, delete on verification_certificates to yijian_app;
call app.audit('verification_certificates');
create trigger forget_personal_values after delete on verification_certificates referencing old table as old_rows
  for each statement execute function app.forget_personal_values();

create table verification_files (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  certificate_id bigint not null,
  content bytea not null,
  primary key (enterprise_id, certificate_id),
  foreign key (enterprise_id, certificate_id) references verification_certificates on delete cascade
);
comment on table verification_files is 'Bytes of certificates: pictures written anew without what cameras add, PDFs that were checked.';
alter table verification_files alter column content set storage external;
call app.protect('verification_files');
grant select, insert, delete on verification_files to yijian_app;

create table verification_events (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  request_id bigint not null,
  at timestamptz not null default clock_timestamp(),
  user_id bigint,
  action text not null,
  from_state text,
  to_state text not null,
  reason text not null default '',
  data jsonb not null default '{}',
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, request_id) references verification_requests on delete cascade
);
comment on table verification_events is 'Who moved a request when, from where to where, and why; only added to.';
comment on column verification_events.user_id is 'Null for the clock.';
comment on column verification_events.data is 'The fields as they were decided, licence numbers masked.';
create index verification_events_request on verification_events (enterprise_id, request_id, id);
create index verification_events_user on verification_events (enterprise_id, user_id);
call app.protect('verification_events');
grant select, insert on verification_events to yijian_app;
