-- How doctors may be reached: what they agreed to, settings by channel, contacts of enterprise chat (specification 7.5).

create table doctor_channels (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  channel text not null check (channel in ('SMS', 'MAIL', 'WECOM', 'LIVE')),
  consent text not null default 'NONE' check (consent in ('NONE', 'OPT_IN_PENDING', 'OPT_IN', 'OPT_OUT', 'EXPIRED', 'NEVER')),
  consent_at timestamptz,
  text_version text,
  primary key (enterprise_id, id),
  unique (enterprise_id, doctor_id, channel),
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade
);
comment on table doctor_channels is 'Ways to reach a doctor and the consent for each.';
create index doctor_channels_channel on doctor_channels (enterprise_id, channel, consent, doctor_id);
call app.protect('doctor_channels');
grant select on doctor_channels to yijian_app;
call app.audit('doctor_channels');

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
call app.protect('consent_texts');
grant select, insert on consent_texts to yijian_app;
call app.audit('consent_texts');
create trigger consent_texts_append_only before update or delete or truncate on consent_texts
  for each statement execute function app.refuse_change();

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
  foreign key (enterprise_id, text_id) references consent_texts,
  foreign key (enterprise_id, doctor_id) references doctors,
  foreign key (enterprise_id, recorded_by) references users
);
comment on table consents is 'Ledger of consents per doctor, purpose, channel and text version; lines are added, never changed. The last line of a doctor, purpose and channel says what holds.';
comment on column consents.evidence is 'Where the proof is: a scan, the number of a message, a witness.';
comment on column consents.at is 'When the doctor said so; recorded_at is when it was written down.';
create index consents_doctor on consents (enterprise_id, doctor_id, purpose, channel, id);
create index consents_text on consents (enterprise_id, text_id);
create index consents_author on consents (enterprise_id, recorded_by);
call app.protect('consents');
grant select, insert on consents to yijian_app;
call app.audit('consents');
create trigger consents_append_only before update or delete or truncate on consents
  for each statement execute function app.refuse_change();
create trigger keep_doctor_channels after insert on consents referencing new table as new_rows
  for each statement execute function app.keep_doctor_channels();

create table channel_settings (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  channel text not null check (channel in ('SMS', 'MAIL', 'WECOM', 'LIVE')),
  is_enabled boolean not null default true,
  is_preferred boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, doctor_id, channel),
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade,
  check (is_enabled or not is_preferred)
);
comment on table channel_settings is 'Which channels are used for a doctor; without a row a channel is used. Consent stands in the ledger alone.';
create unique index channel_settings_preferred on channel_settings (enterprise_id, doctor_id) where is_preferred;
call app.protect('channel_settings');
grant select, insert, update, delete on channel_settings to yijian_app;
call app.audit('channel_settings');

create table channel_friends (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  external_user_id text not null,
  name text not null,
  remark text not null default '',
  corp_name text not null default '',
  added_at timestamptz,
  synced_at timestamptz not null,
  is_gone boolean not null default false,
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id, external_user_id),
  foreign key (enterprise_id, user_id) references users
);
comment on table channel_friends is 'Contacts that users have in enterprise chat, as the partner told them last.';
comment on column channel_friends.is_gone is 'The partner no longer knows the contact of this user.';
create index channel_friends_external on channel_friends (enterprise_id, external_user_id);
call app.protect('channel_friends');
grant select, insert, update, delete on channel_friends to yijian_app;
call app.audit('channel_friends', 'synced_at');

create table channel_bindings (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  external_user_id text not null,
  user_id bigint not null,
  bound_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, external_user_id),
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade
);
comment on table channel_bindings is 'Which doctor a contact of enterprise chat is: a contact is one doctor, a doctor may have several contacts.';
comment on column channel_bindings.user_id is 'Who bound it.';
create index channel_bindings_doctor on channel_bindings (enterprise_id, doctor_id);
create index channel_bindings_user on channel_bindings (enterprise_id, user_id);
call app.protect('channel_bindings');
grant select, insert, update, delete on channel_bindings to yijian_app;
call app.audit('channel_bindings');
