-- Records that pass from one user to another.

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
  foreign key (enterprise_id, created_by) references users,
  foreign key (enterprise_id, from_user_id) references users
);
comment on table handovers is 'What a leaving or moving user owned was handed to others.';
comment on column handovers.assignments is 'List of {kind, toUserId, regionCodes}: who receives which kind, everywhere or in some regions.';
comment on column handovers.row_count is 'Records that were to move when it began.';
comment on column handovers.kept_count is 'Records an undo left with the receiver, because they had changed since.';
create index handovers_from on handovers (enterprise_id, from_user_id, id);
create index handovers_created_by on handovers (enterprise_id, created_by);
create unique index handovers_running on handovers (enterprise_id, from_user_id) where state = 'RUNNING';
call app.protect('handovers');
grant select, insert, update on handovers to yijian_app;
call app.audit('handovers');

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

create table handover_picks (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  handover_id bigint not null,
  record_id bigint not null,
  primary key (enterprise_id, handover_id, record_id),
  foreign key (enterprise_id, handover_id) references handovers on delete cascade
);
comment on table handover_picks is 'The records a handover is about, where it is not about everything of its kind.';
call app.protect('handover_picks');
grant select, insert on handover_picks to yijian_app;
