-- Personal values under seal, who looked at one and why (docs/security.md, personal data).

create table personal_keys (
  id int primary key,
  fingerprint text not null,
  created_at timestamptz not null default now()
);
comment on table personal_keys is 'Which keys this database was sealed with: a start without one of them is refused. The keys themselves stand in a file outside.';
comment on column personal_keys.id is 'Number of the key; 0 is the key by which equal values are found.';
grant select, insert on personal_keys to yijian_app;

create table personal_values (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  table_name text not null
    check (table_name in ('doctors', 'users', 'import_rows', 'import_rows_before', 'verification_fields', 'verification_certificates')),
  field text not null check (field in ('PHONE', 'ID_NUMBER', 'BANK_ACCOUNT', 'LICENCE_NUMBER')),
  row_id bigint not null,
  part int not null default 0,
  sealed bytea not null check (octet_length(sealed) >= 33),
  key_id int not null generated always as ((((get_byte(sealed, 1) << 24) | (get_byte(sealed, 2) << 16)) | (get_byte(sealed, 3) << 8)) | get_byte(sealed, 4)) stored,
  search_number bytea not null,
  masked text not null check (masked !~ '[0-9]{7}'),
  primary key (enterprise_id, table_name, field, row_id, part)
);
comment on table personal_values is 'Telephone, identity and account numbers, sealed with AES-256-GCM and bound to enterprise, table, row and field.';
comment on column personal_values.table_name is 'Where the value belongs; import_rows are cells of an upload, import_rows_before what an upload replaced.';
comment on column personal_values.row_id is 'The record, or the upload where part counts its rows.';
comment on column personal_values.sealed is 'Version, key, nonce, tag and value; see platform/secrets/vault.ts.';
comment on column personal_values.key_id is 'The key inside the sealed bytes, for counting and rotating.';
comment on column personal_values.search_number is 'HMAC of the value: equal values have equal numbers.';
create index personal_values_search on personal_values (enterprise_id, table_name, field, search_number);
create index personal_values_key on personal_values (enterprise_id, key_id);
call app.protect('personal_values');
grant select, insert, update, delete on personal_values to yijian_app;

-- A doctor that became one with another may come back: its sealed values wait for it, and go when the survivor goes.
create function app.forget_personal_values() returns trigger
language plpgsql
as $$
begin
  delete from personal_values v using old_rows o
  where v.enterprise_id = o.enterprise_id and v.table_name = tg_table_name and v.row_id = o.id
    and (tg_table_name <> 'doctors'
      or not exists (select from doctor_redirects r where r.enterprise_id = o.enterprise_id and r.id = o.id));
  return null;
end
$$;
create trigger forget_personal_values after delete on users referencing old table as old_rows
  for each statement execute function app.forget_personal_values();

create table reveals (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  user_id bigint not null,
  actor_id bigint default nullif(current_setting('app.actor_id', true), '')::bigint,
  table_name text not null,
  row_id bigint not null,
  subject text not null,
  field text not null check (field in ('PHONE', 'ID_NUMBER', 'BANK_ACCOUNT', 'LICENCE_NUMBER')),
  category text not null check (category in ('CONTACT', 'VERIFY', 'PAYMENT', 'COMPLAINT', 'INVESTIGATION')),
  reason text not null,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, actor_id) references users
);
comment on table reveals is 'Every time a sealed value was shown whole: who, whose, which and why; never changed.';
comment on column reveals.actor_id is 'Who really acted, where someone works as another person; else null.';
comment on column reveals.subject is 'Name of the person at that time.';
create index reveals_user on reveals (enterprise_id, user_id, at);
create index reveals_actor on reveals (enterprise_id, actor_id) where actor_id is not null;
create index reveals_row on reveals (enterprise_id, table_name, row_id, at);
call app.protect('reveals');
grant select, insert on reveals to yijian_app;
call app.audit('reveals');
create trigger reveals_append_only before update or delete or truncate on reveals
  for each statement execute function app.refuse_change();

create table kept_numbers (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  user_id bigint not null,
  table_name text not null,
  row_id bigint not null,
  field text not null check (field in ('PHONE', 'ID_NUMBER', 'BANK_ACCOUNT')),
  masked text check (masked !~ '[0-9]{7}'),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users
);
comment on table kept_numbers is 'Every time a sealed value that no masked column shows was kept or taken out; never changed.';
comment on column kept_numbers.masked is 'The new value in part; null when it was taken out.';
create index kept_numbers_user on kept_numbers (enterprise_id, user_id);
call app.protect('kept_numbers');
grant select, insert on kept_numbers to yijian_app;
call app.audit('kept_numbers');
create trigger kept_numbers_append_only before update or delete or truncate on kept_numbers
  for each statement execute function app.refuse_change();
