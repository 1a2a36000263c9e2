-- The menu of an enterprise and the permissions that hang on it (specification 3, 6).

-- Whoever caches a user's rights hears of a change at once.
create function app.announce_rights() returns trigger
language plpgsql
as $$ begin perform pg_notify('rights', coalesce(app.enterprise_id()::text, '')); return null; end $$;

-- Open pages hear of rights that changed: all of an enterprise, or only the users named after its id.
create function app.tell_rights() returns trigger
language plpgsql
as $$ begin perform pg_notify('rights_told', coalesce(app.enterprise_id()::text, '')); return null; end $$;

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
  initials text,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, parent_id) references menus on delete cascade
);
comment on table menus is 'The menu tree of an enterprise and the function permissions that hang on it.';
comment on column menus.code is 'Function permission <section>:<domain>:<verb> that a role with this entry holds.';
comment on column menus.attributes is 'List of {name, value}, such as customRoute and externalApi.';
comment on column menus.initials is 'First letters of the Chinese name, for searching: 访视 is fs; null when written before they were kept.';
create index menus_parent on menus (enterprise_id, parent_id);
create unique index menus_path on menus (enterprise_id, view, type, path);
call app.protect('menus');
grant select, insert, update, delete on menus to yijian_app;
call app.audit('menus');
create trigger announce_rights after insert or update or delete on menus
  for each statement execute function app.announce_rights();
create trigger tell_rights after insert or update or delete on menus
  for each statement execute function app.tell_rights();
