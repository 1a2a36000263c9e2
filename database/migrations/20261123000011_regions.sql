-- Reference data that all enterprises share: regions of China, departments, titles (specification 7.5).

create table regions (
  code text primary key,
  parent_code text references regions,
  level int not null check (level between 1 and 3),
  name text not null,
  en_name text not null default '',
  pinyin text not null,
  initials text not null
);
comment on table regions is 'Provinces (1), cities (2), counties (3) by GB/T 2260 code.';
create index regions_parent on regions (parent_code);
grant select on regions to yijian_app;

create function app.with_regions_below(codes text[]) returns text[]
language sql stable parallel safe
as $$
  select coalesce(array_agg(distinct code order by code), '{}') from (
    select unnest(codes) as code
    union all
    select r.code from regions r where r.parent_code = any(codes) and r.level = 2) found
$$;
comment on function app.with_regions_below(text[]) is 'These regions and the cities of those that are provinces.';

create table standard_departments (
  code text primary key,
  parent_code text references standard_departments,
  name text not null,
  en_name text not null,
  sort int not null
);
comment on table standard_departments is 'Clinical departments in two levels.';
create index standard_departments_parent on standard_departments (parent_code);
grant select on standard_departments to yijian_app;

create table standard_titles (
  code text primary key,
  kind text not null check (kind in ('DOCTOR_TITLE', 'ADMINISTRATIVE_POSITION')),
  name text not null,
  en_name text not null,
  sort int not null
);
comment on table standard_titles is 'Professional titles of doctors and administrative positions in hospitals.';
grant select on standard_titles to yijian_app;
