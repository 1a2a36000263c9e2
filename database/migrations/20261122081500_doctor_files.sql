-- Files that colleagues attach to a doctor (specification 2.3 businessRecord).

create table doctor_files (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  name text not null check (char_length(name) between 1 and 200),
  type text not null,
  size int not null check (size between 1 and 10485760),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  note text not null default '' check (char_length(note) <= 200),
  is_medical boolean not null default false,
  content bytea not null,
  uploaded_by bigint,
  created_at timestamptz not null default clock_timestamp(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade,
  foreign key (enterprise_id, uploaded_by) references users
);
comment on table doctor_files is 'Files of a doctor, kept as files of processes are: pictures written anew, PDFs checked, the rest as it came.';
comment on column doctor_files.type is 'Media type as the content shows it, not as the browser said.';
comment on column doctor_files.size is 'Bytes of what is kept.';
comment on column doctor_files.hash is 'SHA-256 of the file as it came, hexadecimal.';
comment on column doctor_files.is_medical is 'Uploaded by medical affairs: hidden from sales.';
alter table doctor_files alter column content set storage external;
create index doctor_files_doctor on doctor_files (enterprise_id, doctor_id, id);
create index doctor_files_uploaded_by on doctor_files (enterprise_id, uploaded_by);
call app.protect('doctor_files');
call app.audit('doctor_files', 'content');
grant select, insert, delete on doctor_files to yijian_app;
