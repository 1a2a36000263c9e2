-- Doctors' own pages: one-time codes by SMS, sessions apart from those of users, wrong codes typed at meetings.

create table doctor_portal_codes (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  phone_number bytea not null,
  doctor_id bigint,
  code bytea not null,
  address text not null,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, doctor_id) references doctors (enterprise_id, id)
);
comment on table doctor_portal_codes is 'One-time codes asked for, also for phones nobody has; deleted after a day.';
comment on column doctor_portal_codes.phone_number is 'Search number of the phone, as in personal_values.';
comment on column doctor_portal_codes.doctor_id is 'Null where no doctor, or more than one, has the phone: nothing is sent and nothing opens.';
comment on column doctor_portal_codes.code is 'Keyed hash of phone and code; the key is not in the database.';
comment on column doctor_portal_codes.attempts is 'How often it was tried.';
create index doctor_portal_codes_phone on doctor_portal_codes (enterprise_id, phone_number, created_at);
create index doctor_portal_codes_address on doctor_portal_codes (enterprise_id, address, created_at);
create index doctor_portal_codes_doctor on doctor_portal_codes (enterprise_id, doctor_id);
create index doctor_portal_codes_created on doctor_portal_codes (enterprise_id, created_at);

create table doctor_portal_sessions (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  token bytea not null,
  address text not null,
  user_agent text not null default '',
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  primary key (enterprise_id, id),
  unique (enterprise_id, token),
  foreign key (enterprise_id, doctor_id) references doctors (enterprise_id, id)
);
comment on table doctor_portal_sessions is 'Sessions of doctors on their own pages.';
comment on column doctor_portal_sessions.token is 'SHA-256 of the token.';
comment on column doctor_portal_sessions.ends_at is 'When it ends by itself.';
comment on column doctor_portal_sessions.ended_at is 'When the doctor signed out.';
create index doctor_portal_sessions_doctor on doctor_portal_sessions (enterprise_id, doctor_id);

create table doctor_portal_wrong_codes (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  at timestamptz not null,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, doctor_id) references doctors (enterprise_id, id)
);
comment on table doctor_portal_wrong_codes is 'Wrong codes a doctor typed at meetings; too many within ten minutes close the entry.';
create index doctor_portal_wrong_codes_doctor on doctor_portal_wrong_codes (enterprise_id, doctor_id, at);

call app.protect('doctor_portal_codes');
call app.protect('doctor_portal_sessions');
call app.protect('doctor_portal_wrong_codes');
grant select, insert, update, delete on doctor_portal_codes to yijian_app;
grant select, insert, update on doctor_portal_sessions to yijian_app;
grant select, insert, delete on doctor_portal_wrong_codes to yijian_app;
