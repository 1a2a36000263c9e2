-- Files that colleagues attach to a hospital (specification 2.3 hospitalDetail).

create table hospital_files (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  hospital_id bigint not null,
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
  foreign key (enterprise_id, hospital_id) references hospitals on delete cascade,
  foreign key (enterprise_id, uploaded_by) references users
);
comment on table hospital_files is 'Files of a hospital, kept as those of a doctor are: pictures written anew, PDFs checked, the rest as it came.';
comment on column hospital_files.type is 'Media type as the content shows it, not as the browser said.';
comment on column hospital_files.size is 'Bytes of what is kept.';
comment on column hospital_files.hash is 'SHA-256 of the file as it came, hexadecimal.';
comment on column hospital_files.is_medical is 'Uploaded by medical affairs: hidden from sales.';
alter table hospital_files alter column content set storage external;
create index hospital_files_hospital on hospital_files (enterprise_id, hospital_id, id);
create index hospital_files_uploaded_by on hospital_files (enterprise_id, uploaded_by);
call app.protect('hospital_files');
call app.audit('hospital_files', 'content');
grant select, insert, delete on hospital_files to yijian_app;
