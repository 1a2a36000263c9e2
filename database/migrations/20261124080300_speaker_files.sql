-- CVs and other papers of speakers.

create table speaker_files (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  speaker_id bigint not null,
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
  foreign key (enterprise_id, speaker_id) references speakers (enterprise_id, id),
  foreign key (enterprise_id, uploaded_by) references users (enterprise_id, id)
);
comment on table speaker_files is 'CV, conflict-of-interest form, consent of the hospital and other papers of a speaker.';
comment on column speaker_files.type is 'Media type as the content shows it, not as the browser said.';
comment on column speaker_files.size is 'Bytes of what is kept.';
comment on column speaker_files.hash is 'SHA-256 of the file as it came, hexadecimal.';
comment on column speaker_files.is_medical is 'Uploaded by medical affairs: hidden from sales.';
alter table speaker_files alter column content set storage external;
create index speaker_files_speaker on speaker_files (enterprise_id, speaker_id, id);
create index speaker_files_uploaded_by on speaker_files (enterprise_id, uploaded_by);
call app.protect('speaker_files');
grant select, insert, delete on speaker_files to yijian_app;
call app.audit('speaker_files', 'content');
