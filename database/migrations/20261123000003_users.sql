-- Who works in an enterprise: organisations, users, roles, and what a role sees (specification 3, 6).

create table organizations (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  parent_id bigint,
  name text not null,
  en_name text not null,
  code text not null,
  type text not null default 'TEAM' check (type in ('COMPANY', 'DIVISION', 'REGION', 'TEAM', 'OFFICE')),
  grade int not null,
  sort int not null default 0,
  leader_id bigint,
  region_codes text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, code),
  foreign key (enterprise_id, parent_id) references organizations
);
comment on table organizations is 'The organisation tree of an enterprise.';
comment on column organizations.grade is 'Depth in the tree; the company is 1.';
comment on column organizations.region_codes is 'Provinces and cities this organisation looks after.';
create index organizations_parent on organizations (enterprise_id, parent_id);
create index organizations_leader on organizations (enterprise_id, leader_id);
call app.protect('organizations');
grant select, insert, update, delete on organizations to yijian_app;
call app.audit('organizations');
create trigger announce_rights after insert or update or delete on organizations
  for each statement execute function app.announce_rights();
create trigger tell_rights after insert or update or delete on organizations
  for each statement execute function app.tell_rights();

create table users (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  login text not null check (login = lower(login)),
  first_name text not null,
  en_name text not null default '',
  email text,
  masked_phone text check (masked_phone !~ '[0-9]{7}'),
  avatar text,
  work_id text,
  department text,
  language text not null default 'zh' check (language in ('zh', 'en')),
  user_type text not null default 'STAFF' check (user_type in ('STAFF', 'VENDOR', 'SYSTEM')),
  organization_id bigint,
  password_hash text,
  password_changed_at timestamptz,
  is_enabled boolean not null default true,
  may_log_in boolean not null default true,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  company text,
  import_batch_id bigint,
  primary key (enterprise_id, id),
  unique (enterprise_id, login),
  foreign key (enterprise_id, organization_id) references organizations
);
comment on table users is 'Staff of an enterprise; first_name is the name shown (specification 3, user info).';
comment on column users.masked_phone is '138****1234; the whole number is sealed in personal_values.';
comment on column users.company is 'Company the user works for, where it is not the enterprise itself.';
comment on column users.import_batch_id is 'The upload that created the account.';
create index users_organization on users (enterprise_id, organization_id);
create index users_batch on users (enterprise_id, import_batch_id) where import_batch_id is not null;
call app.protect('users');
grant select, insert, update, delete on users to yijian_app;
call app.audit('users', '~password_hash', 'last_sign_in_at');
-- A sign-in or a refresh changes no rights; an ended session and a user who is switched off do.
create trigger announce_rights after delete or update of is_enabled, may_log_in, organization_id, login, first_name on users
  for each statement execute function app.announce_rights();
create trigger tell_rights after update of organization_id on users
  for each statement execute function app.tell_rights();
alter table organizations add foreign key (enterprise_id, leader_id) references users;

create table roles (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  code text not null,
  name text not null,
  en_name text not null,
  data_range text not null default 'OWN' check (data_range in ('OWN', 'TEAM', 'REGION', 'CUSTOM', 'ALL')),
  role_type text not null default 'BUSINESS' check (role_type in ('SYSTEM', 'BUSINESS')),
  organization_id bigint,
  is_enabled boolean not null default true,
  remark text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, code),
  foreign key (enterprise_id, organization_id) references organizations
);
comment on table roles is 'Roles; data_range says whose rows a holder sees.';
create index roles_organization on roles (enterprise_id, organization_id);
call app.protect('roles');
grant select, insert, update, delete on roles to yijian_app;
call app.audit('roles');
create trigger announce_rights after insert or update or delete on roles
  for each statement execute function app.announce_rights();
create trigger tell_rights after insert or update or delete on roles
  for each statement execute function app.tell_rights();

create function app.tell_rights_of() returns trigger
language plpgsql
as $$
declare
  concerned bigint[] := (select array_agg(distinct user_id) from changed_rows);
begin
  -- A notification holds 8000 bytes; many users at once are all users.
  if concerned is not null then
    perform pg_notify('rights_told', coalesce(app.enterprise_id()::text, '')
      || case when cardinality(concerned) <= 100 then ' ' || array_to_string(concerned, ',') else '' end);
  end if;
  return null;
end
$$;

create table user_roles (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  role_id bigint not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id, role_id),
  foreign key (enterprise_id, user_id) references users on delete cascade,
  foreign key (enterprise_id, role_id) references roles on delete cascade
);
comment on table user_roles is 'Which user holds which role.';
create index user_roles_role on user_roles (enterprise_id, role_id);
call app.protect('user_roles');
grant select, insert, update, delete on user_roles to yijian_app;
call app.audit('user_roles');
create trigger announce_rights after insert or update or delete on user_roles
  for each statement execute function app.announce_rights();
create trigger tell_rights_added after insert on user_roles referencing new table as changed_rows
  for each statement execute function app.tell_rights_of();
create trigger tell_rights_changed after update on user_roles referencing new table as changed_rows
  for each statement execute function app.tell_rights_of();
create trigger tell_rights_taken after delete on user_roles referencing old table as changed_rows
  for each statement execute function app.tell_rights_of();

create table role_menus (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  role_id bigint not null,
  menu_id bigint not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, role_id, menu_id),
  foreign key (enterprise_id, role_id) references roles on delete cascade,
  foreign key (enterprise_id, menu_id) references menus on delete cascade
);
comment on table role_menus is 'Which role sees which menu entry and so holds its function permission.';
create index role_menus_menu on role_menus (enterprise_id, menu_id);
call app.protect('role_menus');
grant select, insert, update, delete on role_menus to yijian_app;
call app.audit('role_menus');
create trigger announce_rights after insert or update or delete on role_menus
  for each statement execute function app.announce_rights();
create trigger tell_rights after insert or update or delete on role_menus
  for each statement execute function app.tell_rights();

create table role_organizations (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  role_id bigint not null,
  organization_id bigint not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, role_id, organization_id),
  foreign key (enterprise_id, role_id) references roles on delete cascade,
  foreign key (enterprise_id, organization_id) references organizations
);
comment on table role_organizations is 'The organisations, each with all below it, whose rows a role of data range CUSTOM sees.';
create index role_organizations_organization on role_organizations (enterprise_id, organization_id);
call app.protect('role_organizations');
grant select, insert, update, delete on role_organizations to yijian_app;
call app.audit('role_organizations');
create trigger announce_rights after insert or update or delete on role_organizations
  for each statement execute function app.announce_rights();
create trigger tell_rights after insert or update or delete on role_organizations
  for each statement execute function app.tell_rights();

create table role_fields (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  role_id bigint not null,
  field text not null check (field ~ '^[a-z]+\.[A-Za-z]+$'),
  rule text not null check (rule in ('MASK', 'HIDE')),
  primary key (enterprise_id, id),
  unique (enterprise_id, role_id, field),
  foreign key (enterprise_id, role_id) references roles on delete cascade
);
comment on table role_fields is 'Fields a role sees masked or not at all; a field without a row is read. Of several roles the most open counts.';
comment on column role_fields.field is '<resource>.<field> of the catalogue in the contract, such as doctor.phone.';
call app.protect('role_fields');
grant select, insert, update, delete on role_fields to yijian_app;
call app.audit('role_fields');
create trigger announce_rights after insert or update or delete on role_fields
  for each statement execute function app.announce_rights();
create trigger tell_rights after insert or update or delete on role_fields
  for each statement execute function app.tell_rights();

create function app.mask(value text) returns text
language sql immutable parallel safe
as $$
  select case
    when value is null or value = '' then value
    when position('@' in value) > 1 then left(value, 1) || '***' || substr(value, position('@' in value))
    else left(value, 1) || '***' end
$$;
comment on function app.mask(text) is 'What a field rule MASK leaves of a value: the first character, and of a mail address the host.';

create table usage_events (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  at timestamptz not null default now(),
  path text not null,
  title text not null,
  seconds int not null,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users on delete cascade
);
comment on table usage_events is 'Which page a user had open and for how long (heartbeats).';
create index usage_events_user on usage_events (enterprise_id, user_id, at);
call app.protect('usage_events');
grant select, insert, update, delete on usage_events to yijian_app;
