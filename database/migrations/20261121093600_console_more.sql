-- The console's keys for machines, handovers between users, and what ran by the clock (product 3.25; specification 3, 6).

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
  check (expires_at <= created_at + interval '367 days')
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
call app.audit('api_keys', 'key_hash', 'last_used_at', 'last_used_address');
grant select, insert, update on api_keys to yijian_app;

create table handovers (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  from_user_id bigint not null,
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'UNDONE', 'FAILED')),
  reason text not null default '',
  assignments jsonb not null check (jsonb_typeof(assignments) = 'array'),
  row_count int not null check (row_count >= 0),
  moved_count int not null default 0 check (moved_count >= 0),
  kept_count int,
  created_at timestamptz not null default clock_timestamp(),
  created_by bigint default app.user_id(),
  finished_at timestamptz,
  undone_at timestamptz,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, from_user_id) references users,
  foreign key (enterprise_id, created_by) references users
);
comment on table handovers is 'What a leaving or moving user owned was handed to others.';
comment on column handovers.assignments is 'List of {kind, toUserId, regionCodes}: who receives which kind, everywhere or in some regions.';
comment on column handovers.row_count is 'Records that were to move when it began.';
comment on column handovers.kept_count is 'Records an undo left with the receiver, because they had changed since.';
create index handovers_from on handovers (enterprise_id, from_user_id, id);
create index handovers_created_by on handovers (enterprise_id, created_by);
create unique index handovers_running on handovers (enterprise_id, from_user_id) where state = 'RUNNING';
call app.protect('handovers');
call app.audit('handovers');
grant select, insert, update on handovers to yijian_app;

create table handover_rows (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  handover_id bigint not null,
  kind text not null check (kind ~ '^[a-z][A-Za-z]{1,39}$'),
  row_id bigint not null,
  to_user_id bigint not null,
  before jsonb not null,
  primary key (enterprise_id, handover_id, kind, row_id),
  foreign key (enterprise_id, handover_id) references handovers on delete cascade
);
comment on table handover_rows is 'Each record a handover moved, with what an undo needs; the changes themselves are in the audit trail of their tables.';
comment on column handover_rows.before is 'What the move changed besides the owner, or the whole row where the receiver had one already.';
call app.protect('handover_rows');
grant select, insert on handover_rows to yijian_app;

create table job_runs (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  name text not null,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  error text,
  primary key (enterprise_id, id)
);
comment on table job_runs is 'What ran by the clock for the enterprise, kept for 30 days.';
create index job_runs_name on job_runs (enterprise_id, name, started_at desc);
create index job_runs_started on job_runs (enterprise_id, started_at);
call app.protect('job_runs');
grant select, insert, delete on job_runs to yijian_app;

create index outbox_events_failed on outbox_events (enterprise_id, id) where failed_at is not null;

create function app.job_schedules() returns table (name text, cron text, last_state text, last_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if to_regclass('pgboss.schedule') is null or to_regclass('pgboss.job') is null then return; end if;
  return query execute
    'select s.name::text, s.cron::text, j.state::text, coalesce(j.completed_on, j.started_on, j.created_on)
     from pgboss.schedule s
     left join lateral (
       select * from pgboss.job j where j.name = s.name order by j.created_on desc limit 1) j on true
     order by 1';
end
$$;
comment on function app.job_schedules() is 'The times of the house''s jobs and how the last turn stands; nothing of what they worked on.';
revoke all on function app.job_schedules() from public;
grant execute on function app.job_schedules() to yijian_app;

alter table outbox_events add column cancelled_at timestamptz;
comment on column outbox_events.cancelled_at is 'Someone decided that this failed event is not delivered any more.';

create table outbox_decisions (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  event_id bigint not null,
  topic text not null,
  decision text not null check (decision in ('RETRY', 'CANCEL')),
  attempts int not null,
  last_error text,
  user_id bigint default app.user_id(),
  at timestamptz not null default clock_timestamp(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users
);
comment on table outbox_decisions is 'Who had a failed delivery tried again or called it off; events themselves go after a week.';
create index outbox_decisions_user on outbox_decisions (enterprise_id, user_id);
call app.protect('outbox_decisions');
call app.audit('outbox_decisions');
grant select, insert on outbox_decisions to yijian_app;
