-- Doctors' own pages: what codes are for, limits of open calls, tickets of meeting codes, requests to the data stewards.

alter table doctor_portal_codes
  add column purpose text not null default 'SIGN_IN' check (purpose in ('SIGN_IN', 'REGISTER'));
comment on column doctor_portal_codes.purpose is 'SIGN_IN is sent to known doctors alone; REGISTER to whoever holds the phone.';

create table doctor_portal_asks (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  kind text not null check (kind in ('HOSPITAL', 'MEETING', 'MEETING_CODE', 'REGISTER')),
  asker text not null,
  amount int not null check (amount >= 0),
  at timestamptz not null,
  primary key (enterprise_id, id)
);
comment on table doctor_portal_asks is 'What open calls gave out or were asked, for their limits; deleted after a day.';
comment on column doctor_portal_asks.asker is 'Remote address, alone or with the meeting it is about.';
comment on column doctor_portal_asks.amount is 'What counts against the limit: names given out, or 1 for a try.';
create index doctor_portal_asks_asker on doctor_portal_asks (enterprise_id, kind, asker, at);
create index doctor_portal_asks_at on doctor_portal_asks (enterprise_id, at);
call app.protect('doctor_portal_asks');
grant select, insert, update, delete on doctor_portal_asks to yijian_app;

create table doctor_portal_tickets (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  meeting_id bigint not null,
  token bytea not null,
  address text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (enterprise_id, id),
  unique (enterprise_id, token),
  foreign key (enterprise_id, meeting_id) references meetings (enterprise_id, id)
);
comment on table doctor_portal_tickets is 'Given for a right code of a meeting; signs one doctor in, once, from the same address.';
comment on column doctor_portal_tickets.token is 'SHA-256 of the ticket.';
create index doctor_portal_tickets_meeting on doctor_portal_tickets (enterprise_id, meeting_id);
create index doctor_portal_tickets_created on doctor_portal_tickets (enterprise_id, created_at);
call app.protect('doctor_portal_tickets');
grant select, insert, update, delete on doctor_portal_tickets to yijian_app;

create table doctor_portal_requests (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  kind text not null check (kind in ('REGISTRATION', 'CORRECTION')),
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'REFUSED')),
  doctor_id bigint,
  name text not null check (char_length(name) <= 40),
  hospital_id bigint not null,
  department text not null check (char_length(department) <= 80),
  title_code text,
  note text not null default '' check (char_length(note) <= 500),
  masked_phone text not null default '' check (masked_phone !~ '[0-9]{7}'),
  masked_licence_number text not null default '' check (masked_licence_number !~ '[0-9]{7}'),
  consent_text_id bigint,
  verification_id bigint,
  reason text not null default '',
  created_at timestamptz not null,
  decided_by bigint,
  decided_at timestamptz,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, doctor_id) references doctors (enterprise_id, id),
  foreign key (enterprise_id, hospital_id) references hospitals (enterprise_id, id),
  foreign key (enterprise_id, consent_text_id) references consent_texts (enterprise_id, id),
  foreign key (enterprise_id, verification_id) references verification_requests (enterprise_id, id),
  foreign key (enterprise_id, decided_by) references users,
  check ((state = 'OPEN') = (decided_at is null)),
  check (kind = 'REGISTRATION' or doctor_id is not null)
);
comment on table doctor_portal_requests is 'What doctors ask the data stewards: to be registered, or that their data are put right.';
comment on column doctor_portal_requests.doctor_id is 'Who asks; of a registration, who it was matched with or created as.';
comment on column doctor_portal_requests.masked_phone is 'The whole phone and licence number are sealed in personal_values until the request is decided.';
comment on column doctor_portal_requests.consent_text_id is 'The version of the text the doctor accepted with the registration.';
comment on column doctor_portal_requests.verification_id is 'The draft of a verification that followed.';
create index doctor_portal_requests_state on doctor_portal_requests (enterprise_id, state, created_at desc, id desc);
create index doctor_portal_requests_doctor on doctor_portal_requests (enterprise_id, doctor_id);
create index doctor_portal_requests_hospital on doctor_portal_requests (enterprise_id, hospital_id);
create index doctor_portal_requests_consent on doctor_portal_requests (enterprise_id, consent_text_id);
create index doctor_portal_requests_verification on doctor_portal_requests (enterprise_id, verification_id);
create index doctor_portal_requests_decided_by on doctor_portal_requests (enterprise_id, decided_by);
call app.protect('doctor_portal_requests');
grant select, insert, update on doctor_portal_requests to yijian_app;
call app.audit('doctor_portal_requests');

-- Sealed values of requests stand beside those of every table that holds some already.
do $$
declare
  names text;
begin
  select string_agg(quote_literal(piece[1]), ', ') into names
  from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''', 'g') piece
  where c.conname = 'personal_values_table_name_check';
  alter table personal_values drop constraint personal_values_table_name_check;
  execute format('alter table personal_values add constraint personal_values_table_name_check check (table_name in (%s, %L))',
    names, 'doctor_portal_requests');
end $$;
