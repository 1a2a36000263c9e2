-- What an enterprise settles in the console: words, dictionaries, its own settings, rules (specification 3, 7.5, administration-console fields).

create table language_entries (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  type text not null check (type ~ '^[a-z][A-Za-z0-9-]{0,59}$'),
  key text not null check (key ~ '^[A-Za-z][\w.-]{0,99}$'),
  zh text,
  en text,
  updated_at timestamptz not null default clock_timestamp(),
  updated_by bigint default app.user_id(),
  primary key (enterprise_id, id),
  unique (enterprise_id, type, key),
  check (zh is not null or en is not null)
);
comment on table language_entries is 'Words of an enterprise in place of the built-in ones; a language that is null keeps the built-in words.';
comment on column language_entries.type is 'The part of the product the words belong to, such as visits.';

create table dictionary_types (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  key text not null check (key ~ '^[A-Za-z][\w.-]{0,59}$'),
  name text not null,
  en_name text not null,
  is_open boolean not null default true,
  is_system boolean not null default false,
  sort int not null default 0,
  primary key (enterprise_id, id),
  unique (enterprise_id, key)
);
comment on table dictionary_types is 'The dictionaries of an enterprise; their values are dictionary_entries.';
comment on column dictionary_types.is_open is 'Whether values may be added: the product itself acts on the values of a closed one.';
comment on column dictionary_types.is_system is 'The product itself asks for this dictionary, so it cannot be removed.';
alter table dictionary_entries add column is_system boolean not null default false;
comment on column dictionary_entries.is_system is 'The product acts on the value: it keeps its code and cannot be removed.';

create table app.dictionary_columns (
  key text not null,
  table_name name not null,
  column_name name not null,
  primary key (key, table_name, column_name)
);
comment on table app.dictionary_columns is 'Which column of which table holds values of which dictionary; the migration of a room adds its own.';
grant select on app.dictionary_columns to yijian_app;
insert into app.dictionary_columns (key, table_name, column_name) values
  ('visitType', 'visits', 'visit_type'),
  ('visitPurpose', 'visits', 'visit_purposes'),
  ('visitDuration', 'visits', 'visit_duration'),
  ('visitResults', 'visits', 'visit_results'),
  ('visitState', 'visits', 'state'),
  ('reaction', 'visit_products', 'reaction'),
  ('doctorType', 'doctors', 'doctor_type'),
  ('tier', 'doctors', 'tier'),
  ('sex', 'doctors', 'sex'),
  ('coverageStatus', 'doctors', 'coverage_status'),
  ('hospitalLevel', 'hospitals', 'level'),
  ('hospitalType', 'hospitals', 'type'),
  ('hospitalOwnership', 'hospitals', 'ownership'),
  ('listingStatus', 'hospital_products', 'listing_status'),
  ('procurementStatus', 'hospital_products', 'procurement_status');

create function app.dictionary_uses(dictionary text, wanted text) returns table (place text, uses bigint)
language plpgsql stable
as $$
declare
  spot record;
begin
  for spot in
    select c.table_name, c.column_name, a.attndims > 0 as is_list
    from app.dictionary_columns c
    join pg_attribute a on a.attrelid = to_regclass('public.' || c.table_name) and a.attname = c.column_name and not a.attisdropped
    where c.key = dictionary
  loop
    place := spot.table_name;
    execute format(
      'select count(*) from %I where enterprise_id = app.enterprise_id() and '
        || case when spot.is_list then '$1 = any (%I)' else '%I = $1' end,
      spot.table_name, spot.column_name) into uses using wanted;
    if uses > 0 then return next; end if;
  end loop;
end
$$;
comment on function app.dictionary_uses(text, text) is 'How many records of the enterprise hold a value of a dictionary, table by table.';

create table rule_versions (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  code text not null check (code ~ '^[A-Z][A-Z0-9]{1,9}$'),
  version int not null check (version > 0),
  organization_id bigint,
  country text not null default 'CN' check (country ~ '^[A-Z]{2}$'),
  scope_type text check (scope_type ~ '^[A-Z][A-Z_]{0,39}$'),
  valid_from date not null,
  valid_to date,
  is_hard boolean not null,
  is_enabled boolean not null default true,
  figures jsonb not null default '{}' check (jsonb_typeof(figures) = 'object'),
  message text not null,
  en_message text not null,
  comment_required boolean not null default false,
  source text not null default '',
  note text not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by bigint default app.user_id(),
  primary key (enterprise_id, id),
  unique (enterprise_id, code, version),
  foreign key (enterprise_id, organization_id) references organizations,
  foreign key (enterprise_id, created_by) references users,
  check (valid_to is null or valid_to >= valid_from)
);
comment on table rule_versions is 'Rules of compliance and limits, every version of them; append only. The newest version that is valid on a day holds, scope by scope.';
comment on column rule_versions.organization_id is 'Holds for this organisation and those below it; null is the whole enterprise.';
comment on column rule_versions.scope_type is 'Kind of record it is limited to, such as a type of meeting; null is every kind.';
comment on column rule_versions.figures is 'Numbers by their key, such as visits.lateDays.';
comment on column rule_versions.note is 'Why this version was made.';
create index rule_versions_organization on rule_versions (enterprise_id, organization_id);
create index rule_versions_created_by on rule_versions (enterprise_id, created_by);
create trigger rule_versions_append_only before update or delete or truncate on rule_versions
  for each statement execute function app.refuse_change();

do $$
declare
  name text;
begin
  foreach name in array array['language_entries', 'dictionary_types', 'rule_versions'] loop
    call app.protect(name::regclass);
    call app.audit(name::regclass);
  end loop;
  grant select, insert, update, delete on language_entries, dictionary_types to yijian_app;
  grant select, insert on rule_versions to yijian_app;
end
$$;

-- An enterprise changes itself and no other: everyone reads, because domains are resolved before anyone is signed in.
alter table enterprises enable row level security;
create policy readable on enterprises for select using (true);
create policy itself on enterprises for update using (id = app.enterprise_id()) with check (id = app.enterprise_id());
grant update (name, en_name, realm, interface_address, auth_address, client_id, site_id, settings) on enterprises to yijian_app;
alter table enterprise_domains add column id bigint generated always as identity unique;
alter table enterprise_domains enable row level security;
create policy readable on enterprise_domains for select using (true);
create policy added on enterprise_domains for insert with check (enterprise_id = app.enterprise_id());
create policy removed on enterprise_domains for delete using (enterprise_id = app.enterprise_id());
grant insert, delete on enterprise_domains to yijian_app;
call app.audit('enterprise_domains');

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
create trigger audit_update after update on enterprises for each row execute function app.audit_enterprise();

-- Every process hears of settings and rules at once, and tells the open pages which words changed.
create function app.announce_enterprises() returns trigger
language plpgsql
as $$ begin perform pg_notify('enterprises', coalesce(app.enterprise_id()::text, '')); return null; end $$;
create trigger announce after insert or update or delete on enterprises
  for each statement execute function app.announce_enterprises();
create trigger announce after insert or update or delete on enterprise_domains
  for each statement execute function app.announce_enterprises();
create trigger announce after insert on rule_versions
  for each statement execute function app.announce_enterprises();

create function app.announce_change() returns trigger
language plpgsql
as $$ begin perform pg_notify('changes', app.enterprise_id()::text || ' ' || tg_argv[0]); return null; end $$;
create trigger announce after insert or update or delete on language_entries
  for each statement execute function app.announce_change('languages');
create trigger announce after insert or update or delete on dictionary_types
  for each statement execute function app.announce_change('dictionaries');
create trigger announce after insert or update or delete on dictionary_entries
  for each statement execute function app.announce_change('dictionaries');
create trigger announce_page after update on enterprises
  for each statement execute function app.announce_change('enterprise');
