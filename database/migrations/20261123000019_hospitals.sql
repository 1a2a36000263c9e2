-- Hospitals, who looks after them, how our products stand and sell there, files (specification 2.3, 3).

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
  latitude double precision check (latitude >= '-90'::int::double precision and latitude <= 90),
  longitude double precision check (longitude >= '-180'::int::double precision and longitude <= 180),
  primary key (enterprise_id, id),
  constraint hospitals_position check ((latitude is null) = (longitude is null))
);
comment on table hospitals is 'Medical institutions an enterprise works with.';
comment on column hospitals.reception_rule is 'When, where and by whom representatives are received: windows {day 1-7, from, to}, room, contact, flow and record of a reception, appointment, filing.';
comment on column hospitals.has_sales is 'Whether any of our products was sold there in the last 12 months.';
comment on column hospitals.doctor_count is 'Doctors in use at the hospital; kept by a trigger on doctors, as are covered_count and last_visit_at.';
comment on column hospitals.covered_count is 'Of these, the ones with coverage status COVERED.';
comment on column hospitals.last_visit_at is 'Start of the latest visit to any of them.';
comment on column hospitals.latitude is 'WGS 84, degrees; together with longitude or not at all.';
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
call app.protect('hospitals');
grant select, insert, update, delete on hospitals to yijian_app;
call app.audit('hospitals', 'pinyin', 'initials', 'doctor_count', 'covered_count', 'last_visit_at');

create table hospital_owners (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  hospital_id bigint not null,
  user_id bigint not null,
  since date not null default (now() at time zone 'Asia/Shanghai')::date,
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id, hospital_id),
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, hospital_id) references hospitals on delete cascade
);
comment on table hospital_owners is 'Who looks after which hospital.';
create index hospital_owners_hospital on hospital_owners (enterprise_id, hospital_id);
call app.protect('hospital_owners');
grant select, insert, update, delete on hospital_owners to yijian_app;
call app.audit('hospital_owners');

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
  foreign key (enterprise_id, product_id) references products,
  foreign key (enterprise_id, hospital_id) references hospitals on delete cascade
);
comment on table hospital_products is 'Listing (进院) and procurement status of a product at a hospital.';
create index hospital_products_product on hospital_products (enterprise_id, product_id, procurement_status, hospital_id);
call app.protect('hospital_products');
grant select, insert, update, delete on hospital_products to yijian_app;
call app.audit('hospital_products');

create table hospital_product_log (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  hospital_id bigint not null,
  product_id bigint not null,
  track text not null check (track in ('LISTING', 'PROCUREMENT')),
  from_status text not null,
  to_status text not null,
  since date not null,
  reason text not null check (char_length(reason) between 1 and 200),
  at timestamptz not null default clock_timestamp(),
  user_id bigint,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, product_id) references products,
  foreign key (enterprise_id, hospital_id) references hospitals on delete cascade,
  check (to_status <> from_status)
);
comment on table hospital_product_log is 'Every step of a product at a hospital: listing or procurement, from, to, since when, who and why.';
comment on column hospital_product_log.user_id is 'Null: came with the data.';
create index hospital_product_log_hospital on hospital_product_log (enterprise_id, hospital_id, at desc, id desc);
create index hospital_product_log_product on hospital_product_log (enterprise_id, product_id);
create index hospital_product_log_user on hospital_product_log (enterprise_id, user_id);
call app.protect('hospital_product_log');
grant select, insert on hospital_product_log to yijian_app;

create table hospital_sales (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  hospital_id bigint not null,
  product_id bigint not null,
  month date not null check (extract(day from month) = 1),
  boxes int check (boxes >= 0),
  amount int check (amount >= 0),
  target_boxes int check (target_boxes >= 0),
  target_amount int check (target_amount >= 0),
  import_batch_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, hospital_id, product_id, month),
  foreign key (enterprise_id, product_id) references products,
  foreign key (enterprise_id, hospital_id) references hospitals on delete cascade
);
comment on table hospital_sales is 'Sales and target of a product at a hospital by month; never below the hospital.';
comment on column hospital_sales.month is 'First day of the month.';
comment on column hospital_sales.boxes is 'Boxes sold; null while nobody told it, as in the other figures.';
comment on column hospital_sales.amount is 'Whole yuan sold.';
comment on column hospital_sales.target_boxes is 'Boxes that were to be sold.';
comment on column hospital_sales.target_amount is 'Whole yuan that were to be sold.';
create index hospital_sales_product on hospital_sales (enterprise_id, product_id);
create index hospital_sales_batch on hospital_sales (enterprise_id, import_batch_id) where import_batch_id is not null;
call app.protect('hospital_sales');
grant select, insert, update, delete on hospital_sales to yijian_app;
call app.audit('hospital_sales');

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
grant select, insert, delete on hospital_files to yijian_app;
call app.audit('hospital_files', 'content');

insert into app.dictionary_columns (key, table_name, column_name) values
  ('hospitalLevel', 'hospitals', 'level'),
  ('hospitalType', 'hospitals', 'type'),
  ('hospitalOwnership', 'hospitals', 'ownership'),
  ('listingStatus', 'hospital_products', 'listing_status'),
  ('procurementStatus', 'hospital_products', 'procurement_status');
