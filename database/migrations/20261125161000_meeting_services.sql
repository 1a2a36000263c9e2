-- Speakers confirm what they did at a meeting on their own pages, or say that it was otherwise (product: payments, signed service confirmation).

create table meeting_services (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  meeting_id bigint not null,
  doctor_id bigint not null,
  state text not null check (state in ('CONFIRMED', 'DISPUTED')),
  minutes int check (minutes between 1 and 1440),
  note text not null default '' check (char_length(note) <= 500),
  signer_name text not null default '' check (char_length(signer_name) <= 40),
  content_hash text check (content_hash ~ '^[0-9a-f]{64}$'),
  decided_at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, meeting_id, doctor_id),
  foreign key (enterprise_id, meeting_id) references meetings,
  foreign key (enterprise_id, doctor_id) references doctors,
  check ((state = 'CONFIRMED') = (minutes is not null and content_hash is not null))
);
comment on table meeting_services is 'What speakers say of their own service at a meeting, on their own pages; no row: nothing yet.';
comment on column meeting_services.minutes is 'Minutes the speaker confirms, at most those of the agenda.';
comment on column meeting_services.content_hash is 'SHA-256 of what was signed: meeting, items, minutes, name, time.';
create index meeting_services_doctor on meeting_services (enterprise_id, doctor_id);
call app.protect('meeting_services');
grant select, insert, update on meeting_services to yijian_app;
call app.audit('meeting_services');

alter table meeting_files drop constraint meeting_files_kind_check;
alter table meeting_files add constraint meeting_files_kind_check
  check (kind in ('PHOTO', 'SIGN_IN_SHEET', 'AGENDA', 'SERVICE_SHEET', 'INVOICE', 'OTHER'));
