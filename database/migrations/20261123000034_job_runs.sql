-- What ran by the clock, and what was decided about events that could not be delivered.

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
grant select, insert on outbox_decisions to yijian_app;
call app.audit('outbox_decisions');
