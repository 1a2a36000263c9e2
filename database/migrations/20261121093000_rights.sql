-- What a role sees beyond its menu: chosen organisations, field rules; records shared by hand; seeing as a user (specification 3, 6).

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

create table record_shares (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  resource text not null check (resource in ('doctor', 'hospital', 'visit')),
  record_id bigint not null,
  user_id bigint not null,
  shared_by bigint not null,
  level text not null default 'READ' check (level in ('READ')),
  until timestamptz not null,
  note text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  withdrawn_at timestamptz,
  withdrawn_by bigint,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users on delete cascade,
  foreign key (enterprise_id, shared_by) references users on delete cascade,
  foreign key (enterprise_id, withdrawn_by) references users on delete set null (withdrawn_by)
);
comment on table record_shares is 'A record shown to a colleague outside the range of the colleague''s roles, until a day or until it is withdrawn.';
comment on column record_shares.record_id is 'Id of the doctor, hospital or visit that resource names.';
create unique index record_shares_live on record_shares (enterprise_id, user_id, resource, record_id) where withdrawn_at is null;
create index record_shares_record on record_shares (enterprise_id, resource, record_id);
create index record_shares_user on record_shares (enterprise_id, user_id);
create index record_shares_by on record_shares (enterprise_id, shared_by);
create index record_shares_withdrawn_by on record_shares (enterprise_id, withdrawn_by);

create table simulations (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  key_hash bytea not null,
  session_key text,
  actor_id bigint not null,
  user_id bigint not null,
  reason text not null,
  started_at timestamptz not null default clock_timestamp(),
  until timestamptz not null,
  ended_at timestamptz,
  primary key (enterprise_id, id),
  unique (enterprise_id, key_hash),
  foreign key (enterprise_id, actor_id) references users on delete cascade,
  foreign key (enterprise_id, user_id) references users on delete cascade
);
comment on table simulations is 'An administrator looks at the product as another user, read only; bound to the administrator''s own session.';
comment on column simulations.key_hash is 'SHA-256 of the key that a call names; it opens nothing without the token of the actor''s session.';
create index simulations_actor on simulations (enterprise_id, actor_id);
create index simulations_user on simulations (enterprise_id, user_id);

do $$
declare
  name text;
begin
  foreach name in array array['role_organizations', 'role_fields', 'record_shares', 'simulations'] loop
    call app.protect(name::regclass);
    execute format('grant select, insert, update, delete on %I to yijian_app', name);
  end loop;
  foreach name in array array['role_organizations', 'role_fields', 'record_shares'] loop
    call app.audit(name::regclass);
    execute format('create trigger announce_rights after insert or update or delete on %I for each statement execute function app.announce_rights()', name);
  end loop;
  call app.audit('simulations', 'key_hash', 'session_key');
end
$$;
revoke delete on record_shares, simulations from yijian_app;

create function app.mask(value text) returns text
language sql immutable parallel safe
as $$
  select case
    when value is null or value = '' then value
    when position('@' in value) > 1 then left(value, 1) || '***' || substr(value, position('@' in value))
    else left(value, 1) || '***' end
$$;
comment on function app.mask(text) is 'What a field rule MASK leaves of a value: the first character, and of a mail address the host.';

create function app.live_shares(receiver bigint) returns text[]
language sql stable parallel safe
as $$
  select array(select s.resource || ' ' || s.record_id from record_shares s
    where s.user_id = receiver and s.withdrawn_at is null and s.until > now() order by s.id)
$$;
comment on function app.live_shares(bigint) is 'What colleagues show to a user now, each as `<resource> <id>`; read with the rights of the user.';

create function app.with_regions_below(codes text[]) returns text[]
language sql stable parallel safe
as $$
  select coalesce(array_agg(distinct code order by code), '{}') from (
    select unnest(codes) as code
    union all
    select r.code from regions r where r.parent_code = any(codes) and r.level = 2) found
$$;
comment on function app.with_regions_below(text[]) is 'These regions and the cities of those that are provinces.';

-- Open pages hear of rights that changed: all of an enterprise, or only the users named after its id.
create function app.tell_rights() returns trigger
language plpgsql
as $$ begin perform pg_notify('rights_told', coalesce(app.enterprise_id()::text, '')); return null; end $$;

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

do $$
declare
  name text;
begin
  foreach name in array array['roles', 'menus', 'role_menus', 'organizations', 'role_organizations', 'role_fields'] loop
    execute format('create trigger tell_rights after insert or update or delete on %I for each statement execute function app.tell_rights()', name);
  end loop;
  foreach name in array array['user_roles', 'record_shares'] loop
    execute format('create trigger tell_rights_added after insert on %I referencing new table as changed_rows for each statement execute function app.tell_rights_of()', name);
    execute format('create trigger tell_rights_changed after update on %I referencing new table as changed_rows for each statement execute function app.tell_rights_of()', name);
    execute format('create trigger tell_rights_taken after delete on %I referencing old table as changed_rows for each statement execute function app.tell_rights_of()', name);
  end loop;
end
$$;
create trigger tell_rights after update of organization_id on users for each statement execute function app.tell_rights();
