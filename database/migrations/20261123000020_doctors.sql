-- Doctors: who follows and looks after them, records that became one, files, work planned for many (specification 3).

create function app.move_owners() returns trigger
language plpgsql
as $$
begin
  update doctor_owners set city_code = new.city_code where enterprise_id = new.enterprise_id and doctor_id = new.id;
  return null;
end
$$;

-- A hospital's numbers move by what a statement changed, so that neither a list nor its order ever counts doctors.
create function app.add_doctors_to_hospitals() returns trigger
language plpgsql
as $$
begin
  update hospitals h
  set doctor_count = h.doctor_count + n.doctors, covered_count = h.covered_count + n.covered,
    last_visit_at = greatest(h.last_visit_at, n.last_visit_at)
  from (
    select d.enterprise_id, d.hospital_id, count(*) as doctors, count(*) filter (where d.coverage_status = 'COVERED') as covered,
      max(d.last_visit_at) as last_visit_at
    from new_rows d where d.is_enabled group by d.enterprise_id, d.hospital_id
  ) n
  where h.enterprise_id = n.enterprise_id and h.id = n.hospital_id;
  return null;
end
$$;

create function app.move_doctors_between_hospitals() returns trigger
language plpgsql
as $$
begin
  update hospitals h
  set doctor_count = h.doctor_count + c.doctors, covered_count = h.covered_count + c.covered,
    last_visit_at = greatest(h.last_visit_at, c.last_visit_at)
  from (
    select m.enterprise_id, m.hospital_id, sum(m.doctors) as doctors, sum(m.covered) as covered, max(m.last_visit_at) as last_visit_at
    from new_rows n
    join old_rows o on o.enterprise_id = n.enterprise_id and o.id = n.id
    cross join lateral (
      select n.enterprise_id, n.hospital_id, n.is_enabled::int as doctors,
        (n.is_enabled and n.coverage_status = 'COVERED')::int as covered, n.last_visit_at
      union all
      select o.enterprise_id, o.hospital_id, -o.is_enabled::int, -(o.is_enabled and o.coverage_status = 'COVERED')::int, null
    ) m
    where (n.hospital_id, n.is_enabled, n.coverage_status, n.last_visit_at)
      is distinct from (o.hospital_id, o.is_enabled, o.coverage_status, o.last_visit_at)
    group by m.enterprise_id, m.hospital_id
  ) c
  where h.enterprise_id = c.enterprise_id and h.id = c.hospital_id;
  return null;
end
$$;

create function app.take_doctors_from_hospitals() returns trigger
language plpgsql
as $$
begin
  update hospitals h
  set doctor_count = h.doctor_count - o.doctors, covered_count = h.covered_count - o.covered
  from (
    select d.enterprise_id, d.hospital_id, count(*) as doctors, count(*) filter (where d.coverage_status = 'COVERED') as covered
    from old_rows d where d.is_enabled group by d.enterprise_id, d.hospital_id
  ) o
  where h.enterprise_id = o.enterprise_id and h.id = o.hospital_id;
  return null;
end
$$;

create table doctors (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  code text,
  name text not null,
  en_name text not null default '',
  pinyin text not null default '',
  initials text not null default '',
  name_2 text generated always as (substr(name, 2)) stored,
  name_3 text generated always as (substr(name, 3)) stored,
  name_4 text generated always as (substr(name, 4)) stored,
  en_letters text generated always as (translate(lower(en_name), ' ''’-.,', '')) stored,
  has_long_name boolean generated always as (char_length(name) > 4) stored,
  sex text check (sex in ('MALE', 'FEMALE')),
  title_code text references standard_titles,
  doctor_type text not null default 'ATTENDING',
  administrative_position text,
  hospital_id bigint not null,
  department_code text references standard_departments,
  department_name text not null default '',
  province_code text references regions,
  city_code text references regions,
  hospital_level text not null default 'UNRATED',
  tier text not null default 'D' check (tier in ('A', 'B', 'C', 'D')),
  coverage_status text not null default 'UNCOVERED' check (coverage_status in ('UNCOVERED', 'COVERED', 'LOST')),
  masked_phone text check (masked_phone !~ '[0-9]{7}'),
  email text,
  avatar text,
  native_place text,
  birth_year int check (birth_year between 1900 and 2100),
  working_since int check (working_since between 1900 and 2100),
  degree_title text not null default '',
  resume text not null default '',
  professional_direction text not null default '',
  indication text not null default '',
  has_sales boolean not null default false,
  is_verified boolean not null default false,
  last_visit_at timestamptz,
  next_task_title text,
  next_task_due date,
  weekly_activity smallint[] not null default '{}',
  is_enabled boolean not null default true,
  source text not null default 'MANUAL' check (source in ('MANUAL', 'IMPORT', 'DEMO')),
  import_batch_id bigint,
  created_by bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  archived_by bigint,
  archive_reason text check (archive_reason in ('RETIRED', 'LEFT', 'DECEASED', 'WRONG', 'OTHER')),
  archive_note text not null default '' check (char_length(archive_note) <= 500),
  creation_note text not null default '' check (char_length(creation_note) <= 500),
  next_task_en_title text,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, hospital_id) references hospitals,
  foreign key (enterprise_id, archived_by) references users,
  check ((archived_at is null) = (archive_reason is null)),
  check (archived_at is null or not is_enabled)
);
comment on table doctors is 'Doctors (HCPs). Place and level are copied from the hospital so that a filtered list reads one table.';
comment on column doctors.name_2 is 'The name from its second character on, so that any part of a name is the beginning of a column; row security keeps GIN and LIKE from using an index, as their operators are not leakproof.';
comment on column doctors.en_letters is 'The English name in small letters without gaps, so that a text typed in Latin letters is its beginning.';
comment on column doctors.has_long_name is 'Names of more than four characters, the few whose parts these columns do not reach.';
comment on column doctors.masked_phone is '138****1234; the whole number is sealed in personal_values.';
comment on column doctors.degree_title is 'Degrees; the highest is the part before an ampersand.';
comment on column doctors.last_visit_at is 'Start of the latest valid visit by anyone.';
comment on column doctors.weekly_activity is 'Interactions in each of the last 12 weeks, oldest first; refreshed by a job.';
comment on column doctors.archive_reason is 'Why the doctor left every list; the record stays and can be taken back.';
comment on column doctors.creation_note is 'Why the doctor was created although others looked alike.';
comment on column doctors.next_task_en_title is 'Null where the task has no English name: people write one title.';
create unique index doctors_code on doctors (enterprise_id, code);
create unique index doctors_name_hospital on doctors (enterprise_id, hospital_id, name, department_name);
-- Each list is read in one of these orders. What lists are filtered by most follows the order, so that rows which do not
-- match are passed over without being fetched (docs/benchmarks.md).
create index doctors_city
  on doctors (enterprise_id, city_code, last_visit_at desc nulls last, id, tier, hospital_level, department_code, coverage_status, has_sales)
  where is_enabled;
create index doctors_city_name
  on doctors (enterprise_id, city_code, pinyin text_pattern_ops, id, tier, hospital_level, department_code, coverage_status, has_sales)
  where is_enabled;
create index doctors_province
  on doctors (enterprise_id, province_code, last_visit_at desc nulls last, id, tier, hospital_level, department_code, coverage_status, has_sales)
  where is_enabled;
create index doctors_province_name
  on doctors (enterprise_id, province_code, pinyin text_pattern_ops, id, tier, hospital_level, department_code, coverage_status, has_sales)
  where is_enabled;
create index doctors_department on doctors (enterprise_id, department_code, hospital_level, last_visit_at desc nulls last, id);
create index doctors_tier
  on doctors (enterprise_id, tier, last_visit_at desc nulls last, id, hospital_level, department_code, coverage_status, has_sales)
  where is_enabled;
create index doctors_last_visit
  on doctors (enterprise_id, last_visit_at desc nulls last, id, tier, hospital_level, department_code, coverage_status, has_sales)
  where is_enabled;
create index doctors_name on doctors (enterprise_id, name text_pattern_ops, id);
create index doctors_name_2 on doctors (enterprise_id, name_2 text_pattern_ops, id);
create index doctors_name_3 on doctors (enterprise_id, name_3 text_pattern_ops, id);
create index doctors_name_4 on doctors (enterprise_id, name_4 text_pattern_ops, id);
create index doctors_long_name on doctors (enterprise_id, id) where has_long_name;
create index doctors_initials on doctors (enterprise_id, initials text_pattern_ops, id);
create index doctors_pinyin on doctors (enterprise_id, pinyin text_pattern_ops, id);
create index doctors_en_letters on doctors (enterprise_id, en_letters text_pattern_ops, id);
create index doctors_batch on doctors (enterprise_id, import_batch_id) where import_batch_id is not null;
create index doctors_title_ref on doctors (title_code);
create index doctors_department_ref on doctors (department_code);
create index doctors_province_ref on doctors (province_code);
create index doctors_city_ref on doctors (city_code);
create index doctors_archived on doctors (enterprise_id, archived_at desc, id) where archived_at is not null;
create index doctors_archived_by on doctors (enterprise_id, archived_by) where archived_by is not null;
call app.protect('doctors');
grant select, insert, update, delete on doctors to yijian_app;
call app.audit('doctors', 'pinyin', 'initials', 'en_letters', 'weekly_activity', 'last_visit_at');
create trigger doctors_city_of_owners after update on doctors
  for each row when (old.city_code is distinct from new.city_code)
  execute function app.move_owners();
create trigger hospital_numbers_insert after insert on doctors referencing new table as new_rows
  for each statement execute function app.add_doctors_to_hospitals();
create trigger hospital_numbers_update after update on doctors referencing old table as old_rows new table as new_rows
  for each statement execute function app.move_doctors_between_hospitals();
create trigger hospital_numbers_delete after delete on doctors referencing old table as old_rows
  for each statement execute function app.take_doctors_from_hospitals();
create trigger forget_personal_values after delete on doctors referencing old table as old_rows
  for each statement execute function app.forget_personal_values();

-- A doctor that became one with another may come back: its sealed values wait for it, and go when the survivor goes.
create function app.forget_merged_values() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from personal_values v using old_rows o
  where v.enterprise_id = o.enterprise_id and v.table_name = 'doctors' and v.row_id = o.id
    and not exists (select from doctors d where d.enterprise_id = o.enterprise_id and d.id = o.id);
  return null;
end
$$;

create table doctor_redirects (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint not null,
  doctor_id bigint not null,
  at timestamptz not null default clock_timestamp(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade
);
comment on table doctor_redirects is 'Doctors that became one with another: whoever asks for the old id is shown the way.';
comment on column doctor_redirects.id is 'The id that is no more.';
create index doctor_redirects_doctor on doctor_redirects (enterprise_id, doctor_id);
call app.protect('doctor_redirects');
grant select on doctor_redirects to yijian_app;
call app.audit('doctor_redirects');
create trigger forget_merged_values after delete on doctor_redirects referencing old table as old_rows
  for each statement execute function app.forget_merged_values();

-- The place of an owner is that of the doctor, also when the line passes to another record of the doctor.
create function app.place_owner() returns trigger
language plpgsql
as $$
begin
  new.city_code := (select d.city_code from doctors d where d.enterprise_id = new.enterprise_id and d.id = new.doctor_id);
  return new;
end
$$;

create table doctor_owners (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  user_id bigint not null,
  city_code text,
  since date not null default (now() at time zone 'Asia/Shanghai')::date,
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id, doctor_id),
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade
);
comment on table doctor_owners is 'Who looks after which doctor: the list of my customers.';
comment on column doctor_owners.city_code is 'Copied from the doctor by trigger: tells whom a user looks after outside the own territory without reading doctors; null is unknown.';
create index doctor_owners_doctor on doctor_owners (enterprise_id, doctor_id);
create index doctor_owners_city on doctor_owners (enterprise_id, user_id, city_code, doctor_id);
call app.protect('doctor_owners');
grant select, insert, update, delete on doctor_owners to yijian_app;
call app.audit('doctor_owners', 'city_code');
create trigger doctor_owners_city before insert or update of doctor_id on doctor_owners
  for each row execute function app.place_owner();

create table doctor_follows (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  user_id bigint not null,
  since timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id, doctor_id),
  foreign key (enterprise_id, user_id) references users on delete cascade,
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade
);
comment on table doctor_follows is 'Stars: who follows which doctor.';
create index doctor_follows_doctor on doctor_follows (enterprise_id, doctor_id);
call app.protect('doctor_follows');
grant select, insert, update, delete on doctor_follows to yijian_app;
call app.audit('doctor_follows');

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
grant select, insert, delete on doctor_files to yijian_app;
call app.audit('doctor_files', 'content');

create table doctor_works (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  kind text not null check (kind in ('TAG', 'UNTAG', 'TASKS', 'VISITS')),
  draft jsonb not null check (jsonb_typeof(draft) = 'object'),
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'CANCELLED', 'UNDOING', 'UNDONE')),
  matched int not null default 0,
  done int not null default 0,
  created int not null default 0,
  refused int not null default 0,
  kept int not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users
);
comment on table doctor_works is 'Acts on many doctors at once: tags, tasks, visits; done in steps, and undone the same way.';
comment on column doctor_works.draft is 'What is done for each doctor, as the room of its kind understands it.';
comment on column doctor_works.done is 'Doctors worked through so far, of the act or of its undoing.';
comment on column doctor_works.created is 'Doctors for whom something was planned, or whose tags changed.';
comment on column doctor_works.kept is 'Records that an undoing left, because somebody had worked on them.';
create index doctor_works_user on doctor_works (enterprise_id, user_id, id);
call app.protect('doctor_works');
grant select, insert, update on doctor_works to yijian_app;
call app.audit('doctor_works', 'draft', 'done', 'created', 'refused', 'kept');

create table doctor_work_rows (
  enterprise_id bigint not null default app.enterprise_id(),
  work_id bigint not null,
  position int not null,
  doctor_id bigint not null,
  record_id bigint,
  refusal jsonb,
  taken jsonb,
  primary key (enterprise_id, work_id, position),
  foreign key (enterprise_id, work_id) references doctor_works on delete cascade
);
comment on table doctor_work_rows is 'The doctors of an act as they matched, by hospital, and what became of each.';
comment on column doctor_work_rows.record_id is 'The task or the visit that was planned.';
comment on column doctor_work_rows.refusal is 'Why nothing was planned, in both languages.';
comment on column doctor_work_rows.taken is 'What a removal of tags took, for giving it back: term, source, who, when.';
call app.protect('doctor_work_rows');
grant select, insert, update on doctor_work_rows to yijian_app;

insert into app.dictionary_columns (key, table_name, column_name) values
  ('doctorType', 'doctors', 'doctor_type'),
  ('tier', 'doctors', 'tier'),
  ('sex', 'doctors', 'sex'),
  ('coverageStatus', 'doctors', 'coverage_status');
