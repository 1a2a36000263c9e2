-- Doctors, who follows and who looks after them, how they may be reached, saved searches (specification 3).

create table doctors (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  code text,
  name text not null,
  en_name text not null default '',
  pinyin text not null default '',
  initials text not null default '',
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
  phone text,
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
comment on column doctors.degree_title is 'Degrees; the highest is the part before an ampersand.';
comment on column doctors.weekly_activity is 'Interactions in each of the last 12 weeks, oldest first; refreshed by a job.';
comment on column doctors.last_visit_at is 'Start of the latest valid visit by anyone.';
create unique index doctors_code on doctors (enterprise_id, code);
create unique index doctors_name_hospital on doctors (enterprise_id, hospital_id, name, department_name) ;
create index doctors_city on doctors (enterprise_id, city_code, last_visit_at desc nulls last, id);
create index doctors_province on doctors (enterprise_id, province_code, last_visit_at desc nulls last, id);
create index doctors_department on doctors (enterprise_id, department_code, hospital_level, last_visit_at desc nulls last, id);
create index doctors_tier on doctors (enterprise_id, tier, last_visit_at desc nulls last, id);
create index doctors_last_visit on doctors (enterprise_id, last_visit_at desc nulls last, id);
create index doctors_characters on doctors using gin (app.characters(name));
create index doctors_initials on doctors (enterprise_id, initials text_pattern_ops, id);
create index doctors_pinyin on doctors (enterprise_id, pinyin text_pattern_ops, id);
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
  since date not null default current_date,
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id, doctor_id),
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade,
  foreign key (enterprise_id, user_id) references users
);
comment on table doctor_owners is 'Who looks after which doctor: the list of my customers.';
create index doctor_owners_doctor on doctor_owners (enterprise_id, doctor_id);

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
  call app.audit('doctors', 'pinyin', 'initials', 'weekly_activity', 'last_visit_at');
  call app.audit('doctor_owners');
  call app.audit('doctor_follows');
  call app.audit('doctor_channels');
  call app.audit('saved_searches');
end
$$;
