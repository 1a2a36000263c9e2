-- Opinion leaders: what counts per doctor and year, sets of weights, tiers and their overrides, shortlists with plans.

create table kol_settings (
  enterprise_id bigint not null default app.enterprise_id() unique references enterprises,
  id bigint generated always as identity,
  national_ranks int not null default 30 check (national_ranks between 1 and 1000),
  regional_ranks int not null default 15 check (regional_ranks between 1 and 1000),
  local_ranks int not null default 5 check (local_ranks between 1 and 1000),
  rising_ranks int not null default 30 check (rising_ranks between 1 and 1000),
  digital_ranks int not null default 30 check (digital_ranks between 1 and 1000),
  career_years int not null default 20 check (career_years between 1 and 60),
  prior_points real not null default 1 check (prior_points between 0.1 and 100),
  least_points real not null default 1 check (least_points between 0 and 100),
  version int not null default 1,
  updated_by bigint,
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, updated_by) references users
);
comment on table kol_settings is 'Up to which rank a doctor is of a tier, and what makes a rising star; without a row the defaults hold.';
comment on column kol_settings.career_years is 'Years after the first paper at which a rise counts for nothing.';
comment on column kol_settings.prior_points is 'Added below the line of the growth, so that one paper after none is no miracle.';
comment on column kol_settings.least_points is 'Weighted output of the last three years below which nobody rises.';
create index kol_settings_updated_by on kol_settings (enterprise_id, updated_by) where updated_by is not null;
call app.protect('kol_settings');
grant select, insert, update, delete on kol_settings to yijian_app;
call app.audit('kol_settings');

create table kol_weight_sets (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  name text not null check (char_length(name) between 1 and 60),
  en_name text not null default '' check (char_length(en_name) <= 60),
  weights jsonb not null check (jsonb_typeof(weights) = 'object'),
  owner_id bigint,
  is_shared boolean not null default false,
  is_default boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique nulls not distinct (enterprise_id, owner_id, name),
  foreign key (enterprise_id, owner_id) references users,
  check (is_default = (owner_id is null))
);
comment on table kol_weight_sets is 'How much each component counts; the weights of a set add up to 100.';
comment on column kol_weight_sets.weights is '{component: 0 to 100}.';
comment on column kol_weight_sets.owner_id is 'Null for the set that comes with the product; nobody changes that one.';
create unique index kol_weight_sets_default on kol_weight_sets (enterprise_id) where is_default;
call app.protect('kol_weight_sets');
grant select, insert, update, delete on kol_weight_sets to yijian_app;
call app.audit('kol_weight_sets');

create table kol_weight_set_versions (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  set_id bigint not null,
  version int not null,
  name text not null,
  weights jsonb not null,
  changed_by bigint,
  changed_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, set_id, version),
  foreign key (enterprise_id, set_id) references kol_weight_sets on delete cascade,
  foreign key (enterprise_id, changed_by) references users
);
comment on table kol_weight_set_versions is 'Every version a set of weights has had.';
create index kol_weight_set_versions_changed_by on kol_weight_set_versions (enterprise_id, changed_by) where changed_by is not null;
call app.protect('kol_weight_set_versions');
grant select, insert on kol_weight_set_versions to yijian_app;

-- Facts, topics and careers follow from other tables and are not audited.
create table kol_facts (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  doctor_id bigint not null,
  year smallint not null,
  publications real not null default 0,
  guidelines real not null default 0,
  trials real not null default 0,
  societies real not null default 0,
  talks real not null default 0,
  journals real not null default 0,
  digital real not null default 0,
  suggested int not null default 0,
  primary key (enterprise_id, doctor_id, year),
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade
);
comment on table kol_facts is 'Points of each doctor and year by component, derived from confirmed credits, confirmed academic records and interactions.';
comment on column kol_facts.suggested is 'Items of the year that nobody has confirmed yet: told, never counted.';
call app.protect('kol_facts');
grant select, insert, update, delete on kol_facts to yijian_app;

create table kol_topics (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  doctor_id bigint not null,
  topic text not null,
  works int not null check (works > 0),
  primary key (enterprise_id, topic, doctor_id),
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade
);
comment on table kol_topics is 'Topics of the papers a doctor is credited with, with how many of them name it.';
create index kol_topics_doctor on kol_topics (enterprise_id, doctor_id);
call app.protect('kol_topics');
grant select, insert, update, delete on kol_topics to yijian_app;

create table kol_careers (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  doctor_id bigint not null,
  year_before smallint not null default 0,
  years smallint not null default 14 check (years >= 14),
  first_paper smallint,
  publications double precision[],
  guidelines double precision[],
  trials double precision[],
  societies double precision[],
  talks double precision[],
  journals double precision[],
  digital double precision[],
  suggested int[],
  hospital_id bigint not null,
  province int,
  city int,
  department_code text,
  indication text not null,
  is_enabled boolean not null,
  primary key (enterprise_id, doctor_id),
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade
) with (toast_tuple_target = 8160);
comment on table kol_careers is 'One row for each doctor, with what kol_facts hold as running sums: a ranking reads one row per doctor instead of one per year.';
comment on column kol_careers.year_before is 'The year of the first element, which is 0; each next one is the sum up to and with the year after.';
comment on column kol_careers.years is 'Elements of every array; null stands for an array without any points. At least 14, below which PostgreSQL copies an array for every element that is read.';
comment on column kol_careers.first_paper is 'The first year with a confirmed paper.';
comment on column kol_careers.publications is 'Sums of reals, which double precision holds exactly: a difference of two is the sum of the years between.';
comment on column kol_careers.hospital_id is 'As in doctors, like all up to is_enabled: triggers keep them.';
comment on column kol_careers.province is 'A code of regions: a number is compared faster and takes the same room in every row.';
-- Read element by element: compressed, each would be unpacked for every element.
alter table kol_careers
  alter column publications set storage external,
  alter column guidelines set storage external,
  alter column trials set storage external,
  alter column societies set storage external,
  alter column talks set storage external,
  alter column journals set storage external,
  alter column digital set storage external,
  alter column suggested set storage external;
call app.protect('kol_careers');
grant select, insert, update, delete on kol_careers to yijian_app;

create function app.add_kol_careers() returns trigger
language plpgsql
as $$
begin
  insert into kol_careers (enterprise_id, doctor_id, hospital_id, province, city, department_code, indication, is_enabled)
  select n.enterprise_id, n.id, n.hospital_id, n.province_code::int, n.city_code::int, n.department_code, n.indication, n.is_enabled from new_rows n
  on conflict (enterprise_id, doctor_id) do nothing;
  return null;
end
$$;
create trigger add_kol_careers after insert on doctors referencing new table as new_rows
  for each statement execute function app.add_kol_careers();

create function app.move_kol_career() returns trigger
language plpgsql
as $$
begin
  update kol_careers c set hospital_id = new.hospital_id, province = new.province_code::int, city = new.city_code::int,
    department_code = new.department_code, indication = new.indication, is_enabled = new.is_enabled
  where c.enterprise_id = new.enterprise_id and c.doctor_id = new.id;
  return null;
end
$$;
create trigger move_kol_career after update on doctors
  for each row when (
    old.hospital_id is distinct from new.hospital_id or
    old.province_code is distinct from new.province_code or
    old.city_code is distinct from new.city_code or
    old.department_code is distinct from new.department_code or
    old.indication is distinct from new.indication or
    old.is_enabled is distinct from new.is_enabled)
  execute function app.move_kol_career();

create table kol_overrides (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  area_code text references standard_departments,
  tier text not null check (tier in ('NATIONAL', 'REGIONAL', 'LOCAL', 'RISING', 'DIGITAL', 'NONE')),
  computed_tier text not null check (computed_tier in ('NATIONAL', 'REGIONAL', 'LOCAL', 'RISING', 'DIGITAL', 'NONE')),
  reason text not null check (char_length(reason) between 10 and 500),
  state text not null default 'PROPOSED' check (state in ('PROPOSED', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
  proposed_by bigint not null,
  proposed_at timestamptz not null default now(),
  decided_by bigint,
  decided_at timestamptz,
  note text not null default '' check (char_length(note) <= 500),
  version int not null default 1,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, doctor_id) references doctors,
  foreign key (enterprise_id, decided_by) references users,
  foreign key (enterprise_id, proposed_by) references users,
  check ((state = 'PROPOSED') = (decided_at is null))
);
comment on table kol_overrides is 'A tier other than the computed one, with its reason; holds from the day the medical lead approves it until it is withdrawn.';
comment on column kol_overrides.area_code is 'Department the tier is meant for; null for every question.';
comment on column kol_overrides.computed_tier is 'What the ranking said when it was proposed.';
create unique index kol_overrides_live on kol_overrides (enterprise_id, doctor_id, area_code) nulls not distinct
  where state in ('PROPOSED', 'APPROVED');
create index kol_overrides_doctor on kol_overrides (enterprise_id, doctor_id, id);
create index kol_overrides_state on kol_overrides (enterprise_id, state, id desc);
create index kol_overrides_area on kol_overrides (area_code) where area_code is not null;
create index kol_overrides_proposed_by on kol_overrides (enterprise_id, proposed_by);
create index kol_overrides_decided_by on kol_overrides (enterprise_id, decided_by) where decided_by is not null;
call app.protect('kol_overrides');
grant select, insert, update, delete on kol_overrides to yijian_app;
call app.audit('kol_overrides');

create table kol_shortlists (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  name text not null check (char_length(name) between 1 and 80),
  note text not null default '' check (char_length(note) <= 500),
  question jsonb not null default '{}',
  owner_id bigint not null,
  is_shared boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, owner_id, name),
  foreign key (enterprise_id, owner_id) references users
);
comment on table kol_shortlists is 'Doctors chosen from a ranking, to be engaged.';
comment on column kol_shortlists.question is 'What was asked when they were chosen.';
call app.protect('kol_shortlists');
grant select, insert, update, delete on kol_shortlists to yijian_app;
call app.audit('kol_shortlists');

create table kol_shortlist_lines (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  shortlist_id bigint not null,
  doctor_id bigint not null,
  rank_then int,
  objective text not null default '' check (char_length(objective) <= 300),
  next_step text not null default '' check (char_length(next_step) <= 200),
  owner_id bigint,
  due_on date,
  task_id bigint,
  added_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, shortlist_id, doctor_id),
  foreign key (enterprise_id, task_id) references tasks,
  foreign key (enterprise_id, owner_id) references users,
  foreign key (enterprise_id, doctor_id) references doctors,
  foreign key (enterprise_id, shortlist_id) references kol_shortlists on delete cascade
);
comment on table kol_shortlist_lines is 'A doctor of a shortlist with the plan: what for, what next, who, until when, and the task that came of it.';
comment on column kol_shortlist_lines.rank_then is 'Rank when the doctor was chosen.';
create index kol_shortlist_lines_doctor on kol_shortlist_lines (enterprise_id, doctor_id);
create index kol_shortlist_lines_owner on kol_shortlist_lines (enterprise_id, owner_id) where owner_id is not null;
create index kol_shortlist_lines_task on kol_shortlist_lines (enterprise_id, task_id) where task_id is not null;
call app.protect('kol_shortlist_lines');
grant select, insert, update, delete on kol_shortlist_lines to yijian_app;
call app.audit('kol_shortlist_lines');

insert into app.doctor_reference_rules (table_name, column_name, kind, filter, winner, why) values
  ('kol_facts', 'doctor_id', 'TAKEN', 'true', null, 'Derived anew for the survivor after the merge.'),
  ('kol_topics', 'doctor_id', 'TAKEN', 'true', null, 'Derived anew for the survivor after the merge.'),
  ('kol_careers', 'doctor_id', 'TAKEN', 'true', null, 'Derived anew for the survivor after the merge.'),
  ('kol_overrides', 'doctor_id', 'COLUMN', 'true', 'array_position(array[''PROPOSED'', ''APPROVED''], state)',
    'What the medical lead approved holds.');
