-- What every table stands on: the setting of the enterprise, the role of the application, the audit trail, the outbox, idempotency keys.

create schema app;
create extension if not exists pg_trgm;
create extension if not exists pgcrypto;

-- The application signs in as a member of this role. It owns nothing and cannot bypass row security.
do $$
begin
  if not exists (select from pg_roles where rolname = 'yijian_app') then
    create role yijian_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
end
$$;

grant usage on schema app, public to yijian_app;

create function app.enterprise_id() returns bigint
language sql stable parallel safe
as $$ select nullif(current_setting('app.enterprise_id', true), '')::bigint $$;
comment on function app.enterprise_id() is 'The enterprise this connection is bound to, or null: then row security shows nothing.';

create function app.user_id() returns bigint
language sql stable parallel safe
as $$ select nullif(current_setting('app.user_id', true), '')::bigint $$;
comment on function app.user_id() is 'The user on whose behalf this transaction writes, or null for the system.';

-- A line that is only added to stays word for word; a merge alone may say that its doctor has another record now. Whoever the
-- application signs in as never comes past this: it holds for the owner's functions only.
create function app.refuse_change() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and current_setting('app.moving_doctors', true) = 'on'
    and current_user = (select c.relowner::regrole::text from pg_class c where c.oid = tg_relid) then
    return case when tg_level = 'ROW' then new end;
  end if;
  raise exception '% is append only', tg_table_name using errcode = '42501';
end
$$;

create table audit_log (
  enterprise_id bigint not null default app.enterprise_id(),
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  user_id bigint default app.user_id(),
  actor_id bigint default nullif(current_setting('app.actor_id', true), '')::bigint,
  request_id text default nullif(current_setting('app.request_id', true), ''),
  reason text default nullif(current_setting('app.reason', true), ''),
  table_name text not null,
  row_id bigint,
  action text not null check (action in ('insert', 'update', 'delete')),
  old_values jsonb,
  new_values jsonb,
  primary key (enterprise_id, id)
);
comment on table audit_log is 'Who changed what and when; written by trigger in the same transaction, never changed.';
comment on column audit_log.actor_id is 'Who really acted, where someone works as another person; else null.';
comment on column audit_log.old_values is 'The row before: whole for a deletion, the changed columns for an update.';
comment on column audit_log.new_values is 'The row after: whole for an insertion, the changed columns for an update.';
create index audit_log_row on audit_log (enterprise_id, table_name, row_id, id);
create index audit_log_at on audit_log (enterprise_id, at);
create index audit_log_user on audit_log (enterprise_id, user_id, id);
create index audit_log_actor on audit_log (enterprise_id, actor_id, id) where actor_id is not null;
create index audit_log_request on audit_log (enterprise_id, request_id);
create index audit_log_reason on audit_log (enterprise_id, id) where reason is not null;

-- Arguments of the three audit triggers: `name` leaves a column out, `~name` shows that it changed but not its value.
create function app.masked(original jsonb, masks jsonb) returns jsonb
language sql immutable strict parallel safe
as $$
  select original || (
    select coalesce(jsonb_object_agg(m.key, m.value), '{}') from jsonb_each(masks) m where jsonb_typeof(original -> m.key) <> 'null')
$$;
comment on function app.masked(jsonb, jsonb) is 'The values with those named in masks replaced, where they are there and not null.';

create function app.masks_of(arguments text[]) returns jsonb
language sql immutable parallel safe
as $$ select jsonb_object_agg(substr(a, 2), '***') from unnest(arguments) a where a like '~%' $$;

create function app.audit_insert() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  unseen constant text[] := coalesce(tg_argv, '{}') || array['enterprise_id'];
  masks constant jsonb := app.masks_of(tg_argv);
begin
  if masks is null then
    insert into audit_log (enterprise_id, table_name, row_id, action, new_values)
    select n.enterprise_id, tg_table_name, n.id, 'insert', to_jsonb(n) - unseen from new_rows n;
  else
    insert into audit_log (enterprise_id, table_name, row_id, action, new_values)
    select n.enterprise_id, tg_table_name, n.id, 'insert', app.masked(to_jsonb(n) - unseen, masks) from new_rows n;
  end if;
  return null;
end
$$;

create function app.audit_update() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  unseen constant text[] := coalesce(tg_argv, '{}');
  masks constant jsonb := coalesce(app.masks_of(tg_argv), '{}');
begin
  insert into audit_log (enterprise_id, table_name, row_id, action, old_values, new_values)
  select n.enterprise_id, tg_table_name, n.id, 'update',
    case when masks = '{}' then changed.old_values else app.masked(changed.old_values, masks) end,
    case when masks = '{}' then changed.new_values else app.masked(changed.new_values, masks) end
  from new_rows n
  join old_rows o on o.enterprise_id = n.enterprise_id and o.id = n.id
  cross join lateral (
    select jsonb_object_agg(a.key, b.value) as old_values, jsonb_object_agg(a.key, a.value) as new_values
    from jsonb_each(to_jsonb(n) - unseen) a
    join jsonb_each(to_jsonb(o) - unseen) b on b.key = a.key
    where a.value is distinct from b.value
  ) changed
  where changed.new_values is not null;
  return null;
end
$$;

create function app.audit_delete() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  unseen constant text[] := coalesce(tg_argv, '{}') || array['enterprise_id'];
  masks constant jsonb := coalesce(app.masks_of(tg_argv), '{}');
begin
  insert into audit_log (enterprise_id, table_name, row_id, action, old_values)
  select o.enterprise_id, tg_table_name, o.id, 'delete', app.masked(to_jsonb(o) - unseen, masks)
  from old_rows o;
  return null;
end
$$;

create procedure app.protect(target regclass)
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy enterprise on %s using (enterprise_id = app.enterprise_id()) with check (enterprise_id = app.enterprise_id())',
    target);
end
$$;
comment on procedure app.protect(regclass) is 'Row security by enterprise; call it for every tenant table.';

create procedure app.audit(target regclass, variadic unseen text[] default '{}')
language plpgsql
as $$
declare
  arguments text := (select coalesce(string_agg(quote_literal(u), ', '), '') from unnest(unseen) u);
begin
  execute format('create trigger audit_insert after insert on %s referencing new table as new_rows
    for each statement execute function app.audit_insert(%s)', target, arguments);
  execute format('create trigger audit_update after update on %s referencing old table as old_rows new table as new_rows
    for each statement execute function app.audit_update(%s)', target, arguments);
  execute format('create trigger audit_delete after delete on %s referencing old table as old_rows
    for each statement execute function app.audit_delete(%s)', target, arguments);
end
$$;
comment on procedure app.audit(regclass, text[]) is 'The audit trail of a table with columns enterprise_id and id; a named column is left out (search helpers), one named ~so is masked (secrets).';

call app.protect('audit_log');
grant select on audit_log to yijian_app;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function app.refuse_change();

create function app.announce_outbox() returns trigger
language plpgsql
as $$ begin perform pg_notify('outbox', app.enterprise_id()::text); return null; end $$;

create table outbox_events (
  enterprise_id bigint not null default app.enterprise_id(),
  id bigint generated always as identity,
  topic text not null,
  payload jsonb not null,
  user_id bigint default app.user_id(),
  created_at timestamptz not null default clock_timestamp(),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  dispatched_at timestamptz,
  failed_at timestamptz,
  last_error text,
  cancelled_at timestamptz,
  primary key (enterprise_id, id)
);
comment on table outbox_events is 'Domain events, stored in the transaction that caused them and delivered afterwards at least once.';
comment on column outbox_events.cancelled_at is 'Someone decided that this failed event is not delivered any more.';
create index outbox_events_waiting on outbox_events (enterprise_id, next_attempt_at) where dispatched_at is null and failed_at is null;
create index outbox_events_failed on outbox_events (enterprise_id, id) where failed_at is not null;
call app.protect('outbox_events');
grant select, insert, update, delete on outbox_events to yijian_app;
create trigger outbox_events_announce after insert on outbox_events
  for each statement execute function app.announce_outbox();

create table idempotency_keys (
  enterprise_id bigint not null default app.enterprise_id(),
  user_id bigint not null,
  key text not null,
  request_hash bytea not null,
  status int,
  answer text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (enterprise_id, user_id, key)
);
comment on table idempotency_keys is 'The answer to a write that named a key, stored in the transaction of its effect; kept for a day.';
create index idempotency_keys_created on idempotency_keys (enterprise_id, created_at);
call app.protect('idempotency_keys');
grant select, insert, update, delete on idempotency_keys to yijian_app;
