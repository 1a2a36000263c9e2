-- Dictionaries of an enterprise, and which columns hold their values (specification 3, 7.5).

create table app.dictionary_columns (
  key text not null,
  table_name name not null,
  column_name name not null,
  primary key (key, table_name, column_name)
);
comment on table app.dictionary_columns is 'Which column of which table holds values of which dictionary; the migration of a room adds its own.';
grant select on app.dictionary_columns to yijian_app;

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
call app.protect('dictionary_types');
grant select, insert, update, delete on dictionary_types to yijian_app;
call app.audit('dictionary_types');
create trigger announce after insert or update or delete on dictionary_types
  for each statement execute function app.announce_change('dictionaries');

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
  is_system boolean not null default false,
  primary key (enterprise_id, id),
  unique (enterprise_id, key, value)
);
comment on table dictionary_entries is 'Values of the dictionaries doctorType, visitType and so on, editable by the enterprise.';
comment on column dictionary_entries.is_system is 'The product acts on the value: it keeps its code and cannot be removed.';
call app.protect('dictionary_entries');
grant select, insert, update, delete on dictionary_entries to yijian_app;
call app.audit('dictionary_entries');
create trigger announce after insert or update or delete on dictionary_entries
  for each statement execute function app.announce_change('dictionaries');
