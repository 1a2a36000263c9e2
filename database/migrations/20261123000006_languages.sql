-- Words of an enterprise in place of the built-in ones (specification 7.5).

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
call app.protect('language_entries');
grant select, insert, update, delete on language_entries to yijian_app;
call app.audit('language_entries');
create trigger announce after insert or update or delete on language_entries
  for each statement execute function app.announce_change('languages');
