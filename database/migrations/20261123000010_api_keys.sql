-- Keys of machines, and how many calls each has taken.

create table api_keys (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  name text not null check (char_length(name) between 1 and 60),
  prefix text not null check (prefix ~ '^[a-z0-9]{8}$'),
  key_hash bytea not null check (octet_length(key_hash) = 32),
  user_id bigint not null,
  permissions text[] not null check (cardinality(permissions) between 1 and 200),
  addresses text[] not null default '{}',
  rate_per_minute int not null default 600 check (rate_per_minute between 1 and 6000),
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by bigint default app.user_id(),
  last_used_at timestamptz,
  last_used_address text,
  revoked_at timestamptz,
  revoked_by bigint,
  primary key (enterprise_id, id),
  unique (enterprise_id, prefix),
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, created_by) references users,
  foreign key (enterprise_id, revoked_by) references users,
  check (expires_at <= (created_at + interval '367 days'))
);
comment on table api_keys is 'Keys of machines: each acts as a service user, with no more than the permissions named here.';
comment on column api_keys.prefix is 'The readable part of the key, by which it is found and named.';
comment on column api_keys.key_hash is 'SHA-256 of the whole key, which has 256 random bits; the key itself is shown once and kept nowhere.';
comment on column api_keys.user_id is 'The service user: whose data range holds and in whose name writes are recorded.';
comment on column api_keys.addresses is 'Addresses and networks it may come from; none means any.';
create index api_keys_user on api_keys (enterprise_id, user_id);
create index api_keys_created_by on api_keys (enterprise_id, created_by);
create index api_keys_revoked_by on api_keys (enterprise_id, revoked_by);
call app.protect('api_keys');
grant select, insert, update on api_keys to yijian_app;
call app.audit('api_keys', 'key_hash', 'last_used_at', 'last_used_address');

create table api_key_paces (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  key_id bigint not null,
  minute timestamptz not null,
  calls int not null,
  primary key (enterprise_id, key_id),
  foreign key (enterprise_id, key_id) references api_keys
);
comment on table api_key_paces is 'Calls of an API key that nodes have taken out of the current minute.';
comment on column api_key_paces.calls is 'Portions taken; the last one may reach beyond the limit.';
call app.protect('api_key_paces');
grant select, insert, update on api_key_paces to yijian_app;
