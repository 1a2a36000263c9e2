-- Sign-in: sessions, locks, the built-in identity server, seeing as another user (specification 4, 6).

create table user_sessions (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  session_key text not null,
  user_id bigint not null,
  user_agent text,
  address text,
  started_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  primary key (enterprise_id, id),
  unique (enterprise_id, session_key),
  foreign key (enterprise_id, user_id) references users on delete cascade
);
comment on table user_sessions is 'Signed-in sessions of the built-in identity server; an ended one makes its access tokens worthless within seconds.';
comment on column user_sessions.session_key is 'The sid claim of the tokens of this session.';
create index user_sessions_user on user_sessions (enterprise_id, user_id) where ended_at is null;
create index user_sessions_user_all on user_sessions (enterprise_id, user_id, started_at);
call app.protect('user_sessions');
grant select, insert, update, delete on user_sessions to yijian_app;
call app.audit('user_sessions', 'session_key', 'last_seen_at');
create trigger announce_rights after delete or update of ended_at on user_sessions
  for each statement execute function app.announce_rights();

create table sign_in_log (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  login text not null,
  user_id bigint,
  address text,
  user_agent text,
  outcome text not null
    check (outcome in ('SUCCESS', 'WRONG_PASSWORD', 'UNKNOWN_USER', 'LOCKED', 'DISABLED', 'SIGNED_OUT', 'VIEW_STARTED', 'VIEW_ENDED')),
  seen_as text,
  primary key (enterprise_id, id),
  check ((seen_as is not null) = (outcome in ('VIEW_STARTED', 'VIEW_ENDED')))
);
comment on table sign_in_log is 'Every attempt to sign in, and every view as another user; kept at least 180 days.';
comment on column sign_in_log.seen_as is 'Login of the user whose view an administrator began or ended.';
create index sign_in_log_login on sign_in_log (enterprise_id, login, at);
create index sign_in_log_user on sign_in_log (enterprise_id, user_id, id);
call app.protect('sign_in_log');
grant select, insert on sign_in_log to yijian_app;

create table sign_in_locks (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  subject text not null,
  failures int not null default 0,
  first_failure_at timestamptz not null default now(),
  locked_until timestamptz,
  id bigint generated always as identity,
  primary key (enterprise_id, subject)
);
comment on table sign_in_locks is 'Failed sign-ins per login and per address, for the lock-out.';
comment on column sign_in_locks.id is 'For the audit trail; the key is the subject.';
call app.protect('sign_in_locks');
grant select, insert, update, delete on sign_in_locks to yijian_app;
-- The counts come and go with every attempt; only a lock that is set or lifted is a change.
create trigger audit_update after update on sign_in_locks referencing old table as old_rows new table as new_rows
  for each statement execute function app.audit_update('failures', 'first_failure_at');

create table identity_keys (
  realm text not null,
  id text not null,
  private_jwk jsonb not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (realm, id)
);
comment on table identity_keys is 'Signing keys of the built-in identity server, per realm. Read by the identity server alone.';
grant select, insert, update on identity_keys to yijian_app;

create table identity_records (
  realm text not null,
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  user_code text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (realm, model, id)
);
comment on table identity_records is 'State of the built-in identity server: interactions, sessions, codes, refresh tokens, grants.';
create index identity_records_grant on identity_records (realm, grant_id) where grant_id is not null;
create index identity_records_uid on identity_records (realm, uid) where uid is not null;
create index identity_records_expires on identity_records (expires_at);
grant select, insert, update, delete on identity_records to yijian_app;

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
  foreign key (enterprise_id, user_id) references users on delete cascade,
  foreign key (enterprise_id, actor_id) references users on delete cascade
);
comment on table simulations is 'An administrator looks at the product as another user, read only; bound to the administrator''s own session.';
comment on column simulations.key_hash is 'SHA-256 of the key that a call names; it opens nothing without the token of the actor''s session.';
create index simulations_actor on simulations (enterprise_id, actor_id);
create index simulations_user on simulations (enterprise_id, user_id);
call app.protect('simulations');
grant select, insert, update on simulations to yijian_app;
call app.audit('simulations', 'key_hash', 'session_key');
