-- Hospitals, who looks after them, and how our products stand there (specification 3).

create table hospitals (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  code text,
  name text not null,
  en_name text not null default '',
  aliases text[] not null default '{}',
  pinyin text not null default '',
  initials text not null default '',
  level text not null default 'UNRATED' check (level in ('3A', '3B', '3C', '3', '2A', '2B', '2', '1', 'UNRATED')),
  type text not null default 'GENERAL' check (type in ('GENERAL', 'SPECIALTY', 'TCM', 'WOMEN_CHILDREN', 'COMMUNITY', 'OTHER')),
  ownership text not null default 'PUBLIC' check (ownership in ('PUBLIC', 'PRIVATE', 'MILITARY')),
  province_code text references regions,
  city_code text references regions,
  county_code text references regions,
  address text not null default '',
  telephone text not null default '',
  website text not null default '',
  beds int check (beds between 0 and 100000),
  yearly_outpatients int check (yearly_outpatients >= 0),
  key_departments text[] not null default '{}',
  reception_rule jsonb not null default '{}',
  has_sales boolean not null default false,
  doctor_count int not null default 0,
  covered_count int not null default 0,
  last_visit_at timestamptz,
  is_enabled boolean not null default true,
  source text not null default 'MANUAL' check (source in ('MANUAL', 'IMPORT', 'DEMO')),
  import_batch_id bigint,
  created_by bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id)
);
comment on table hospitals is 'Medical institutions an enterprise works with.';
comment on column hospitals.reception_rule is 'When, where and by whom representatives are received: days, room, contact, appointment, filing.';
comment on column hospitals.doctor_count is 'Doctors in use at the hospital; kept by a trigger on doctors, as are covered_count and last_visit_at.';
comment on column hospitals.covered_count is 'Of these, the ones with coverage status COVERED.';
comment on column hospitals.last_visit_at is 'Start of the latest visit to any of them.';
comment on column hospitals.has_sales is 'Whether any of our products was sold there in the last 12 months.';
create unique index hospitals_name on hospitals (enterprise_id, name, city_code) nulls not distinct;
create unique index hospitals_code on hospitals (enterprise_id, code);
create index hospitals_city on hospitals (enterprise_id, city_code, id);
create index hospitals_province on hospitals (enterprise_id, province_code, id);
create index hospitals_level on hospitals (enterprise_id, level, id);
create index hospitals_names on hospitals (enterprise_id, name text_pattern_ops, id);
create index hospitals_initials on hospitals (enterprise_id, initials text_pattern_ops);
create index hospitals_pinyin on hospitals (enterprise_id, pinyin text_pattern_ops);
create index hospitals_batch on hospitals (enterprise_id, import_batch_id) where import_batch_id is not null;
create index hospitals_province_ref on hospitals (province_code);
create index hospitals_city_ref on hospitals (city_code);
create index hospitals_county_ref on hospitals (county_code);

create table hospital_owners (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  hospital_id bigint not null,
  user_id bigint not null,
  since date not null default current_date,
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id, hospital_id),
  foreign key (enterprise_id, hospital_id) references hospitals on delete cascade,
  foreign key (enterprise_id, user_id) references users
);
comment on table hospital_owners is 'Who looks after which hospital.';
create index hospital_owners_hospital on hospital_owners (enterprise_id, hospital_id);

create table hospital_products (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  hospital_id bigint not null,
  product_id bigint not null,
  listing_status text not null default 'NONE' check (listing_status in ('NONE', 'TEMPORARY', 'PROPOSED', 'LISTED', 'STOPPED')),
  procurement_status text not null default 'NONE' check (procurement_status in ('NONE', 'PURCHASING', 'PAUSED', 'STOPPED')),
  since date,
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, hospital_id, product_id),
  foreign key (enterprise_id, hospital_id) references hospitals on delete cascade,
  foreign key (enterprise_id, product_id) references products
);
comment on table hospital_products is 'Listing (进院) and procurement status of a product at a hospital.';
create index hospital_products_product on hospital_products (enterprise_id, product_id, procurement_status, hospital_id);

do $$
declare
  name text;
begin
  foreach name in array array['hospitals', 'hospital_owners', 'hospital_products'] loop
    call app.protect(name::regclass);
    execute format('grant select, insert, update, delete on %I to yijian_app', name);
  end loop;
  call app.audit('hospitals', 'pinyin', 'initials', 'doctor_count', 'covered_count', 'last_visit_at');
  call app.audit('hospital_owners');
  call app.audit('hospital_products');
end
$$;
