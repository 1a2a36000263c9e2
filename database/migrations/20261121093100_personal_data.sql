-- Personal values under seal, who looked at one and why, what doctors agreed to (docs/security.md, personal data).

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
  table_name text not null check (table_name in ('doctors', 'users', 'import_rows', 'import_rows_before')),
  field text not null check (field in ('PHONE', 'ID_NUMBER', 'BANK_ACCOUNT')),
  row_id bigint not null,
  part int not null default 0,
  sealed bytea not null check (octet_length(sealed) >= 33),
  key_id int not null generated always as (
    (get_byte(sealed, 1) << 24) | (get_byte(sealed, 2) << 16) | (get_byte(sealed, 3) << 8) | get_byte(sealed, 4)) stored,
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

-- A deleted record takes its values with it.
create function app.forget_personal_values() returns trigger
language plpgsql
as $$
begin
  delete from personal_values v using old_rows o
  where v.enterprise_id = o.enterprise_id and v.table_name = tg_table_name and v.row_id = o.id;
  return null;
end
$$;
create trigger forget_personal_values after delete on doctors referencing old table as old_rows
  for each statement execute function app.forget_personal_values();
create trigger forget_personal_values after delete on users referencing old table as old_rows
  for each statement execute function app.forget_personal_values();

create function app.forget_uploaded_values() returns trigger
language plpgsql
as $$
begin
  delete from personal_values v using (select distinct enterprise_id, batch_id from old_rows) o
  where v.enterprise_id = o.enterprise_id and v.table_name in ('import_rows', 'import_rows_before') and v.row_id = o.batch_id
    and not exists (select from import_rows r
      where r.enterprise_id = v.enterprise_id and r.batch_id = v.row_id and r.row_number = v.part);
  return null;
end
$$;
create trigger forget_uploaded_values after delete on import_rows referencing old table as old_rows
  for each statement execute function app.forget_uploaded_values();

create table reveals (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  user_id bigint not null,
  actor_id bigint default nullif(current_setting('app.actor_id', true), '')::bigint,
  table_name text not null,
  row_id bigint not null,
  subject text not null,
  field text not null check (field in ('PHONE', 'ID_NUMBER', 'BANK_ACCOUNT')),
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
create trigger reveals_append_only before update or delete or truncate on reveals
  for each statement execute function app.refuse_change();
call app.protect('reveals');
call app.audit('reveals');
grant select, insert on reveals to yijian_app;

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
create trigger kept_numbers_append_only before update or delete or truncate on kept_numbers
  for each statement execute function app.refuse_change();
call app.protect('kept_numbers');
call app.audit('kept_numbers');
grant select, insert on kept_numbers to yijian_app;

create table consent_texts (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  purpose text not null check (purpose in ('CONTENT', 'MEETING', 'SURVEY', 'PAYMENT')),
  channel text not null check (channel in ('SMS', 'MAIL', 'WECOM', 'LIVE')),
  version int not null check (version > 0),
  text text not null,
  en_text text not null,
  valid_from date not null,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, purpose, channel, version),
  foreign key (enterprise_id, created_by) references users
);
comment on table consent_texts is 'What a doctor was asked to agree to, version by version; a text that was used is never changed.';
create index consent_texts_author on consent_texts (enterprise_id, created_by);
create trigger consent_texts_append_only before update or delete or truncate on consent_texts
  for each statement execute function app.refuse_change();
call app.protect('consent_texts');
call app.audit('consent_texts');
grant select, insert on consent_texts to yijian_app;

create table consents (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  purpose text not null check (purpose in ('CONTENT', 'MEETING', 'SURVEY', 'PAYMENT')),
  channel text not null check (channel in ('SMS', 'MAIL', 'WECOM', 'LIVE')),
  event text not null check (event in ('REQUESTED', 'GRANTED', 'WITHDRAWN', 'EXPIRED', 'REFUSED')),
  text_id bigint not null,
  source text not null check (source in ('VISIT', 'PAPER', 'SMS_REPLY', 'WECOM', 'MAIL', 'PHONE', 'SYSTEM')),
  evidence text not null default '',
  at timestamptz not null,
  recorded_by bigint,
  recorded_at timestamptz not null default clock_timestamp(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, doctor_id) references doctors,
  foreign key (enterprise_id, text_id) references consent_texts,
  foreign key (enterprise_id, recorded_by) references users
);
comment on table consents is 'Ledger of consents per doctor, purpose, channel and text version; lines are added, never changed. The last line of a doctor, purpose and channel says what holds.';
comment on column consents.at is 'When the doctor said so; recorded_at is when it was written down.';
comment on column consents.evidence is 'Where the proof is: a scan, the number of a message, a witness.';
create index consents_doctor on consents (enterprise_id, doctor_id, purpose, channel, id);
create index consents_text on consents (enterprise_id, text_id);
create index consents_author on consents (enterprise_id, recorded_by);
create trigger consents_append_only before update or delete or truncate on consents
  for each statement execute function app.refuse_change();
call app.protect('consents');
call app.audit('consents');
grant select, insert on consents to yijian_app;

-- The badges of the lists: what holds for academic content, kept by the ledger alone.
create function app.keep_doctor_channels() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into doctor_channels (enterprise_id, doctor_id, channel, consent, consent_at, text_version)
  select n.enterprise_id, n.doctor_id, n.channel,
    case n.event when 'REQUESTED' then 'OPT_IN_PENDING' when 'GRANTED' then 'OPT_IN' when 'WITHDRAWN' then 'OPT_OUT'
      when 'EXPIRED' then 'EXPIRED' else 'NEVER' end,
    n.at, 'v' || t.version
  from (
    select distinct on (enterprise_id, doctor_id, channel) * from new_rows where purpose = 'CONTENT'
    order by enterprise_id, doctor_id, channel, id desc
  ) n
  join consent_texts t on t.enterprise_id = n.enterprise_id and t.id = n.text_id
  order by n.doctor_id, n.channel
  on conflict (enterprise_id, doctor_id, channel) do update
    set consent = excluded.consent, consent_at = excluded.consent_at, text_version = excluded.text_version;
  return null;
end
$$;
create trigger keep_doctor_channels after insert on consents referencing new table as new_rows
  for each statement execute function app.keep_doctor_channels();
revoke insert, update, delete on doctor_channels from yijian_app;
