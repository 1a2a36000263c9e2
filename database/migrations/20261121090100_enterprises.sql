-- Enterprises and who works in them: organisations, users, roles, menus, dictionaries, sessions, notices (specification 3, 4, 6).

create table enterprises (
  id bigint generated always as identity primary key,
  name text not null,
  en_name text not null,
  realm text not null unique check (realm ~ '^[a-z][a-z0-9-]{1,40}$'),
  interface_address text not null default '/prod-api',
  auth_address text not null default '/auth',
  client_id text not null default 'yijian-web',
  site_id text not null default '',
  settings jsonb not null default '{}',
  is_enabled boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table enterprises is 'Tenants. Not under row security: the domain of a page is resolved before anyone is signed in.';
comment on column enterprises.auth_address is 'Base of the identity server: /auth is the built-in one, else an address such as https://sso.example/auth.';
comment on column enterprises.settings is 'Branding, listed frame and icon hosts, chat and analytics addresses.';
grant select on enterprises to yijian_app;

create table enterprise_domains (
  domain text primary key check (domain = lower(domain)),
  enterprise_id bigint not null references enterprises
);
comment on table enterprise_domains is 'The host names (a port only where it matters) at which an enterprise is served.';
create index enterprise_domains_enterprise on enterprise_domains (enterprise_id);
grant select on enterprise_domains to yijian_app;

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
  primary key (enterprise_id, id),
  unique (enterprise_id, login),
  foreign key (enterprise_id, organization_id) references organizations
);
comment on table users is 'Staff of an enterprise; first_name is the name shown (specification 3, user info).';
comment on column users.masked_phone is '138****1234; the whole number is sealed in personal_values.';
create index users_organization on users (enterprise_id, organization_id);
alter table organizations add foreign key (enterprise_id, leader_id) references users;
create index organizations_leader on organizations (enterprise_id, leader_id);

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

create table menus (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  parent_id bigint,
  type text not null check (type in ('MENU', 'TAG', 'BUTTON')),
  view text not null default 'pc',
  path text not null,
  code text,
  name text not null,
  en_name text not null,
  short_title text,
  api text,
  icon text,
  sort int not null default 0,
  is_hidden boolean not null default false,
  always_show boolean not null default false,
  status boolean not null default true,
  attributes jsonb not null default '[]',
  primary key (enterprise_id, id),
  foreign key (enterprise_id, parent_id) references menus on delete cascade
);
comment on table menus is 'The menu tree of an enterprise and the function permissions that hang on it.';
comment on column menus.code is 'Function permission <section>:<domain>:<verb> that a role with this entry holds.';
comment on column menus.attributes is 'List of {name, value}, such as customRoute and externalApi.';
create index menus_parent on menus (enterprise_id, parent_id);
create unique index menus_path on menus (enterprise_id, view, type, path);

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

create table dictionary_entries (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  key text not null,
  value text not null,
  name text not null,
  en_name text not null,
  colour text not null default 'neutral' check (colour in ('neutral', 'primary', 'ok', 'warn', 'bad')),
  sort int not null default 0,
  is_enabled boolean not null default true,
  primary key (enterprise_id, id),
  unique (enterprise_id, key, value)
);
comment on table dictionary_entries is 'Values of the dictionaries doctorType, visitType and so on, editable by the enterprise.';

create table products (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  code text not null,
  name text not null,
  en_name text not null,
  generic_name text not null,
  indication text not null,
  is_enabled boolean not null default true,
  sort int not null default 0,
  primary key (enterprise_id, id),
  unique (enterprise_id, code)
);
comment on table products is 'The drugs an enterprise promotes.';

create table user_products (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  product_id bigint not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id, product_id),
  foreign key (enterprise_id, user_id) references users on delete cascade,
  foreign key (enterprise_id, product_id) references products on delete cascade
);
comment on table user_products is 'Which user works for which product.';
create index user_products_product on user_products (enterprise_id, product_id);

create table user_sessions (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  session_key text not null,
  user_id bigint not null,
  user_agent text,
  address text,
  started_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  primary key (enterprise_id, id),
  unique (enterprise_id, session_key),
  foreign key (enterprise_id, user_id) references users on delete cascade
);
comment on table user_sessions is 'Signed-in sessions of the built-in identity server; an ended one makes its access tokens worthless within seconds.';
comment on column user_sessions.session_key is 'The sid claim of the tokens of this session.';
create index user_sessions_user on user_sessions (enterprise_id, user_id) where ended_at is null;
create index user_sessions_user_all on user_sessions (enterprise_id, user_id, started_at);

create table sign_in_log (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  login text not null,
  user_id bigint,
  address text,
  user_agent text,
  outcome text not null check (outcome in ('SUCCESS', 'WRONG_PASSWORD', 'UNKNOWN_USER', 'LOCKED', 'DISABLED', 'SIGNED_OUT', 'VIEW_STARTED', 'VIEW_ENDED')),
  seen_as text check ((seen_as is not null) = (outcome in ('VIEW_STARTED', 'VIEW_ENDED'))),
  primary key (enterprise_id, id)
);
comment on table sign_in_log is 'Every attempt to sign in, and every view as another user; kept at least 180 days.';
comment on column sign_in_log.seen_as is 'Login of the user whose view an administrator began or ended.';
create index sign_in_log_login on sign_in_log (enterprise_id, login, at);

create table sign_in_locks (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  subject text not null,
  failures int not null default 0,
  first_failure_at timestamptz not null default now(),
  locked_until timestamptz,
  primary key (enterprise_id, subject)
);
comment on table sign_in_locks is 'Failed sign-ins per login and per address, for the lock-out.';

create table identity_keys (
  realm text not null,
  id text not null,
  private_jwk jsonb not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (realm, id)
);
comment on table identity_keys is 'Signing keys of the built-in identity server, per realm. Read by the identity server alone.';
grant select, insert, update on identity_keys to yijian_app;

create table identity_records (
  realm text not null,
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  user_code text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (realm, model, id)
);
comment on table identity_records is 'State of the built-in identity server: interactions, sessions, codes, refresh tokens, grants.';
create index identity_records_grant on identity_records (realm, grant_id) where grant_id is not null;
create index identity_records_uid on identity_records (realm, uid) where uid is not null;
create index identity_records_expires on identity_records (expires_at);
grant select, insert, update, delete on identity_records to yijian_app;

create table notices (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint,
  kind text not null,
  title text not null,
  en_title text not null,
  body text not null default '',
  en_body text not null default '',
  path text,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users on delete cascade
);
comment on table notices is 'Notices shown by the bell; user_id null means everyone in the enterprise.';
comment on column notices.path is 'Route of the page that the notice opens.';
create index notices_user on notices (enterprise_id, user_id, id);

create table notice_reads (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  notice_id bigint not null,
  user_id bigint not null,
  read_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, notice_id, user_id),
  foreign key (enterprise_id, notice_id) references notices on delete cascade,
  foreign key (enterprise_id, user_id) references users on delete cascade
);
comment on table notice_reads is 'Who has read a notice to everyone.';
create index notice_reads_user on notice_reads (enterprise_id, user_id);

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

do $$
declare
  name text;
begin
  foreach name in array array['organizations', 'users', 'roles', 'user_roles', 'menus', 'role_menus', 'dictionary_entries', 'products',
    'user_products', 'user_sessions', 'sign_in_log', 'sign_in_locks', 'notices', 'notice_reads', 'usage_events'] loop
    call app.protect(name::regclass);
    execute format('grant select, insert, update, delete on %I to yijian_app', name);
  end loop;
  foreach name in array array['organizations', 'roles', 'user_roles', 'menus', 'role_menus', 'dictionary_entries', 'products', 'user_products'] loop
    call app.audit(name::regclass);
  end loop;
  call app.audit('users', '~password_hash', 'last_sign_in_at');
end
$$;

revoke update, delete on sign_in_log from yijian_app;

-- Whoever caches a user's rights hears of a change at once.
create function app.announce_rights() returns trigger
language plpgsql
as $$ begin perform pg_notify('rights', coalesce(app.enterprise_id()::text, '')); return null; end $$;
do $$
declare
  name text;
begin
  foreach name in array array['roles', 'user_roles', 'menus', 'role_menus', 'organizations'] loop
    execute format('create trigger announce_rights after insert or update or delete on %I for each statement execute function app.announce_rights()', name);
  end loop;
end
$$;
-- A sign-in or a refresh changes no rights; an ended session and a user who is switched off do.
create trigger announce_rights after delete or update of is_enabled, may_log_in, organization_id, login, first_name on users
  for each statement execute function app.announce_rights();
create trigger announce_rights after delete or update of ended_at on user_sessions
  for each statement execute function app.announce_rights();
