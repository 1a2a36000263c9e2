-- Evidence packs leave through the export log, and a meeting is opened to an inspector for a time.

alter table export_log drop constraint export_log_format_check;
alter table export_log add constraint export_log_format_check check (format in ('xlsx', 'csv', 'xes', 'pdf', 'zip'));

create table meeting_inspections (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  meeting_id bigint not null,
  user_id bigint not null,
  reason text not null,
  granted_by bigint not null,
  granted_at timestamptz not null,
  until timestamptz not null,
  ended_at timestamptz,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, meeting_id) references meetings (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id),
  foreign key (enterprise_id, granted_by) references users (enterprise_id, id),
  check (until > granted_at)
);
comment on table meeting_inspections is 'Meetings opened to an inspector outside whose range they lie: to read, for a time.';
comment on column meeting_inspections.ended_at is 'When it was taken back before its time.';
create index meeting_inspections_meeting on meeting_inspections (enterprise_id, meeting_id);
create index meeting_inspections_user on meeting_inspections (enterprise_id, user_id, until);
create index meeting_inspections_granter on meeting_inspections (enterprise_id, granted_by);
call app.protect('meeting_inspections');
call app.audit('meeting_inspections');
grant select, insert, update on meeting_inspections to yijian_app;
