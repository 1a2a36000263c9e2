-- Exports: how many and how large, approvals that raise that once, and the log of every one.

create table export_rules (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  resource text not null default '*',
  rows_per_export int not null default 5000 check (rows_per_export >= 0),
  exports_per_day int not null default 3 check (exports_per_day >= 0),
  primary key (enterprise_id, id),
  unique (enterprise_id, resource)
);
comment on table export_rules is 'What a user may export without an approval; the row of a resource wins over the row of all.';
comment on column export_rules.resource is 'doctors, hospitals, visits …; * for all that have no row of their own.';
comment on column export_rules.exports_per_day is 'Exports of every resource together on one day of Asia/Shanghai.';
call app.protect('export_rules');
grant select, insert, update on export_rules to yijian_app;
call app.audit('export_rules');

create table export_approvals (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  resource text not null,
  rows_limit int not null check (rows_limit > 0),
  granted_by bigint not null,
  reason text not null default '',
  valid_until timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, granted_by) references users,
  check (user_id <> granted_by)
);
comment on table export_approvals is 'Each lets one user export one resource once more today, with up to rows_limit rows; used up by the delivered export that names it.';
create index export_approvals_user on export_approvals (enterprise_id, user_id, resource, valid_until);
create index export_approvals_granted_by on export_approvals (enterprise_id, granted_by);
call app.protect('export_approvals');
grant select, insert on export_approvals to yijian_app;
call app.audit('export_approvals');

create table export_log (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  user_id bigint not null default app.user_id(),
  actor_id bigint default nullif(current_setting('app.actor_id', true), '')::bigint,
  request_id text default nullif(current_setting('app.request_id', true), ''),
  resource text not null,
  category text not null,
  reason text not null,
  filter jsonb not null,
  format text not null check (format in ('xlsx', 'csv', 'xes', 'pdf')),
  outcome text not null check (outcome in ('DELIVERED', 'REFUSED_DAY', 'REFUSED_ROWS', 'FAILED')),
  row_count int,
  code text not null check (code ~ '^[0-9a-f]{12}$'),
  file_name text,
  file_bytes int,
  file_hash text,
  approval_id bigint,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, approval_id) references export_approvals,
  check (outcome <> 'DELIVERED' or row_count is not null and file_name is not null and file_bytes is not null and file_hash is not null)
);
comment on table export_log is 'Every export that was asked for, delivered or refused; append only.';
comment on column export_log.actor_id is 'Who really acted, where someone works as another person; else null.';
comment on column export_log.filter is 'The query as it was asked, without reason and format.';
comment on column export_log.row_count is 'Rows in the file; of a refusal as far as they were counted.';
comment on column export_log.code is 'Number in the marks of the file; drawn at random.';
comment on column export_log.file_hash is 'SHA-256 of the file, hexadecimal.';
create index export_log_at on export_log (enterprise_id, at desc, id desc);
create index export_log_user on export_log (enterprise_id, user_id, at desc, id desc);
create index export_log_code on export_log (enterprise_id, code);
create unique index export_log_approval on export_log (enterprise_id, approval_id);
call app.protect('export_log');
grant select, insert on export_log to yijian_app;
call app.audit('export_log');
create trigger export_log_append_only before update or delete or truncate on export_log
  for each statement execute function app.refuse_change();
