-- Doctors, who follows and who looks after them, how they may be reached, saved searches (specification 3).

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
  tag_names text[] not null default '{}',
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
  primary key (enterprise_id, id),
  foreign key (enterprise_id, hospital_id) references hospitals
);
comment on table doctors is 'Doctors (HCPs). Place and level are copied from the hospital so that a filtered list reads one table.';
comment on column doctors.masked_phone is '138****1234; the whole number is sealed in personal_values.';
comment on column doctors.degree_title is 'Degrees; the highest is the part before an ampersand.';
comment on column doctors.name_2 is 'The name from its second character on, so that any part of a name is the beginning of a column; row security keeps GIN and LIKE from using an index, as their operators are not leakproof.';
comment on column doctors.en_letters is 'The English name in small letters without gaps, so that a text typed in Latin letters is its beginning.';
comment on column doctors.has_long_name is 'Names of more than four characters, the few whose parts these columns do not reach.';
comment on column doctors.weekly_activity is 'Interactions in each of the last 12 weeks, oldest first; refreshed by a job.';
comment on column doctors.last_visit_at is 'Start of the latest valid visit by anyone.';
create unique index doctors_code on doctors (enterprise_id, code);
create unique index doctors_name_hospital on doctors (enterprise_id, hospital_id, name, department_name) ;

-- Each list is read in one of these orders. What lists are filtered by most follows the order, so that rows which do not
-- match are passed over without being fetched (docs/benchmarks.md).
create index doctors_city on doctors
  (enterprise_id, city_code, last_visit_at desc nulls last, id, tier, hospital_level, department_code, coverage_status, has_sales) where is_enabled;
create index doctors_city_name on doctors
  (enterprise_id, city_code, pinyin text_pattern_ops, id, tier, hospital_level, department_code, coverage_status, has_sales) where is_enabled;
create index doctors_province on doctors
  (enterprise_id, province_code, last_visit_at desc nulls last, id, tier, hospital_level, department_code, coverage_status, has_sales) where is_enabled;
create index doctors_province_name on doctors
  (enterprise_id, province_code, pinyin text_pattern_ops, id, tier, hospital_level, department_code, coverage_status, has_sales) where is_enabled;
create index doctors_department on doctors (enterprise_id, department_code, hospital_level, last_visit_at desc nulls last, id);
create index doctors_tier on doctors
  (enterprise_id, tier, last_visit_at desc nulls last, id, hospital_level, department_code, coverage_status, has_sales) where is_enabled;
create index doctors_last_visit on doctors
  (enterprise_id, last_visit_at desc nulls last, id, tier, hospital_level, department_code, coverage_status, has_sales) where is_enabled;
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

create table doctor_owners (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  user_id bigint not null,
  city_code text,
  since date not null default current_date,
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id, doctor_id),
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade,
  foreign key (enterprise_id, user_id) references users
);
comment on table doctor_owners is 'Who looks after which doctor: the list of my customers.';
comment on column doctor_owners.city_code is 'Copied from the doctor by trigger: tells whom a user looks after outside the own territory without reading doctors; null is unknown.';
create index doctor_owners_doctor on doctor_owners (enterprise_id, doctor_id);
create index doctor_owners_city on doctor_owners (enterprise_id, user_id, city_code, doctor_id);

create function app.place_owner() returns trigger
language plpgsql
as $$
begin
  new.city_code := (select d.city_code from doctors d where d.enterprise_id = new.enterprise_id and d.id = new.doctor_id);
  return new;
end
$$;
create trigger doctor_owners_city before insert on doctor_owners for each row execute function app.place_owner();

create function app.move_owners() returns trigger
language plpgsql
as $$
begin
  update doctor_owners set city_code = new.city_code where enterprise_id = new.enterprise_id and doctor_id = new.id;
  return null;
end
$$;
create trigger doctors_city_of_owners after update on doctors
  for each row when (old.city_code is distinct from new.city_code) execute function app.move_owners();

create table doctor_follows (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  user_id bigint not null,
  since timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id, doctor_id),
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade,
  foreign key (enterprise_id, user_id) references users on delete cascade
);
comment on table doctor_follows is 'Stars: who follows which doctor.';
create index doctor_follows_doctor on doctor_follows (enterprise_id, doctor_id);

create table doctor_channels (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  channel text not null check (channel in ('SMS', 'MAIL', 'WECOM', 'LIVE')),
  consent text not null default 'NONE' check (consent in ('NONE', 'OPT_IN_PENDING', 'OPT_IN', 'OPT_OUT', 'EXPIRED', 'NEVER')),
  consent_at timestamptz,
  text_version text,
  primary key (enterprise_id, id),
  unique (enterprise_id, doctor_id, channel),
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade
);
comment on table doctor_channels is 'Ways to reach a doctor and the consent for each.';
create index doctor_channels_channel on doctor_channels (enterprise_id, channel, consent, doctor_id);

create table saved_searches (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  list text not null,
  name text not null,
  parameters jsonb not null,
  is_shared boolean not null default false,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id, list, name),
  foreign key (enterprise_id, user_id) references users on delete cascade
);
comment on table saved_searches is 'Named filters, columns and order of a list.';

do $$
declare
  name text;
begin
  foreach name in array array['doctors', 'doctor_owners', 'doctor_follows', 'doctor_channels', 'saved_searches'] loop
    call app.protect(name::regclass);
    execute format('grant select, insert, update, delete on %I to yijian_app', name);
  end loop;
  call app.audit('doctors', 'pinyin', 'initials', 'en_letters', 'weekly_activity', 'last_visit_at');
  call app.audit('doctor_owners', 'city_code');
  call app.audit('doctor_follows');
  call app.audit('doctor_channels');
  call app.audit('saved_searches');
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

create trigger hospital_numbers_insert after insert on doctors referencing new table as new_rows
  for each statement execute function app.add_doctors_to_hospitals();
create trigger hospital_numbers_update after update on doctors referencing old table as old_rows new table as new_rows
  for each statement execute function app.move_doctors_between_hospitals();
create trigger hospital_numbers_delete after delete on doctors referencing old table as old_rows
  for each statement execute function app.take_doctors_from_hospitals();
