-- Enterprises, and the host names at which each is served (specification 3).

create function app.audit_enterprise() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into audit_log (enterprise_id, table_name, row_id, action, old_values, new_values)
  select new.id, tg_table_name, new.id, 'update', changed.old_values, changed.new_values
  from (
    select jsonb_object_agg(a.key, b.value) as old_values, jsonb_object_agg(a.key, a.value) as new_values
    from jsonb_each(to_jsonb(new)) a join jsonb_each(to_jsonb(old)) b on b.key = a.key
    where a.value is distinct from b.value
  ) changed
  where changed.new_values is not null;
  return null;
end
$$;
comment on function app.audit_enterprise() is 'The audit trail of an enterprise itself, whose id is its own enterprise_id.';

-- Every process hears of settings and rules at once, and tells the open pages which words changed.
create function app.announce_enterprises() returns trigger
language plpgsql
as $$ begin perform pg_notify('enterprises', coalesce(app.enterprise_id()::text, '')); return null; end $$;

create function app.announce_change() returns trigger
language plpgsql
as $$ begin perform pg_notify('changes', app.enterprise_id()::text || ' ' || tg_argv[0]); return null; end $$;

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
-- An enterprise changes itself and no other; everyone reads, because domains are resolved before anyone is signed in.
alter table enterprises enable row level security;
create policy readable on enterprises for select using (true);
create policy itself on enterprises for update using (id = app.enterprise_id()) with check (id = app.enterprise_id());
grant select, update (name, en_name, realm, interface_address, auth_address, client_id, site_id, settings) on enterprises to yijian_app;
create trigger audit_update after update on enterprises
  for each row execute function app.audit_enterprise();
create trigger announce after insert or update or delete on enterprises
  for each statement execute function app.announce_enterprises();
create trigger announce_page after update on enterprises
  for each statement execute function app.announce_change('enterprise');

create table enterprise_domains (
  domain text primary key check (domain = lower(domain)),
  enterprise_id bigint not null references enterprises,
  id bigint generated always as identity unique
);
comment on table enterprise_domains is 'The host names (a port only where it matters) at which an enterprise is served.';
create index enterprise_domains_enterprise on enterprise_domains (enterprise_id);
alter table enterprise_domains enable row level security;
create policy readable on enterprise_domains for select using (true);
create policy added on enterprise_domains for insert with check (enterprise_id = app.enterprise_id());
create policy removed on enterprise_domains for delete using (enterprise_id = app.enterprise_id());
grant select, insert, delete on enterprise_domains to yijian_app;
call app.audit('enterprise_domains');
create trigger announce after insert or update or delete on enterprise_domains
  for each statement execute function app.announce_enterprises();
