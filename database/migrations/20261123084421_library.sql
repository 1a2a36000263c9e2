-- Medical library: materials with versions, their review, their files, who downloaded them.

create table library_materials (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  series_id bigint,
  edition int not null default 1 check (edition >= 1),
  type text not null check (type in ('SLIDES', 'LITERATURE', 'SOP', 'QA')),
  audience text not null check (audience in ('PROMOTIONAL', 'MEDICAL')),
  title text not null,
  en_title text not null default '',
  summary text not null default '',
  citations text not null default '',
  topics text[] not null default '{}',
  product_id bigint,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'IN_REVIEW', 'APPROVED', 'SUPERSEDED', 'RECALLED')),
  approval_number text,
  effective_on date,
  expires_on date not null,
  owner_id bigint not null,
  reviewer_id bigint,
  reviewed_at timestamptz,
  reason text not null default '',
  instance_id bigint,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, series_id, edition),
  foreign key (enterprise_id, series_id) references library_materials (enterprise_id, id),
  foreign key (enterprise_id, product_id) references products (enterprise_id, id),
  foreign key (enterprise_id, owner_id) references users (enterprise_id, id),
  foreign key (enterprise_id, reviewer_id) references users (enterprise_id, id),
  foreign key (enterprise_id, instance_id) references workflow_instances (enterprise_id, id),
  check (state <> 'APPROVED' or (approval_number is not null and effective_on is not null))
);
comment on table library_materials is 'Materials for meetings and visits, one row an edition; approved ones are in force from effective_on to expires_on.';
comment on column library_materials.series_id is 'The first edition; null in that one itself.';
comment on column library_materials.audience is 'MEDICAL is seen by medical affairs only, never by sales.';
comment on column library_materials.reason is 'Why it was refused or recalled.';
create index library_materials_product on library_materials (enterprise_id, product_id);
create index library_materials_owner on library_materials (enterprise_id, owner_id);
create index library_materials_reviewer on library_materials (enterprise_id, reviewer_id);
create index library_materials_instance on library_materials (enterprise_id, instance_id);
create index library_materials_updated on library_materials (enterprise_id, updated_at desc, id desc);

create table library_files (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  material_id bigint not null,
  name text not null,
  type text not null,
  size int not null,
  hash text not null,
  content bytea not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, material_id),
  foreign key (enterprise_id, material_id) references library_materials (enterprise_id, id)
);
comment on table library_files is 'The file of a material, made harmless before it is kept.';
comment on column library_files.hash is 'SHA-256 of the content, hexadecimal.';

create table library_downloads (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  material_id bigint not null,
  user_id bigint not null,
  at timestamptz not null,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, material_id) references library_materials (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id)
);
comment on table library_downloads is 'Who took a material away and when; a recall reaches each of them.';
create index library_downloads_material on library_downloads (enterprise_id, material_id, at desc);
create index library_downloads_user on library_downloads (enterprise_id, user_id);

call app.protect('library_materials');
call app.protect('library_files');
call app.protect('library_downloads');
call app.audit('library_materials');
grant select, insert, update on library_materials to yijian_app;
grant select, insert, update, delete on library_files to yijian_app;
grant select, insert on library_downloads to yijian_app;
create trigger library_downloads_append_only before update or delete or truncate on library_downloads
  for each statement execute function app.refuse_change();
