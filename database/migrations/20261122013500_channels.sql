-- How doctors are reached: settings by channel, contacts of enterprise chat and which doctor they are (specification 7.5).

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

create table channel_bindings (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  external_user_id text not null,
  user_id bigint not null,
  bound_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, external_user_id),
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade,
  foreign key (enterprise_id, user_id) references users
);
comment on table channel_bindings is 'Which doctor a contact of enterprise chat is: a contact is one doctor, a doctor may have several contacts.';
comment on column channel_bindings.user_id is 'Who bound it.';
create index channel_bindings_doctor on channel_bindings (enterprise_id, doctor_id);
create index channel_bindings_user on channel_bindings (enterprise_id, user_id);

do $$
declare
  name text;
begin
  foreach name in array array['channel_settings', 'channel_friends', 'channel_bindings'] loop
    call app.protect(name::regclass);
    execute format('grant select, insert, update, delete on %I to yijian_app', name);
  end loop;
  call app.audit('channel_settings');
  call app.audit('channel_friends', 'synced_at');
  call app.audit('channel_bindings');
end
$$;
