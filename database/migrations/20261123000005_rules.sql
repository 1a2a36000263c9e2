-- Rules of compliance and limits, version by version (specification 7.5).

create table rule_versions (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  code text not null check (code ~ '^[A-Z][A-Z0-9]{1,9}$'),
  version int not null check (version > 0),
  organization_id bigint,
  country text not null default 'CN' check (country ~ '^[A-Z]{2}$'),
  scope_type text check (scope_type ~ '^[A-Z][A-Z_]{0,39}$'),
  valid_from date not null,
  valid_to date,
  is_hard boolean not null,
  is_enabled boolean not null default true,
  figures jsonb not null default '{}' check (jsonb_typeof(figures) = 'object'),
  message text not null,
  en_message text not null,
  comment_required boolean not null default false,
  source text not null default '',
  note text not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by bigint default app.user_id(),
  primary key (enterprise_id, id),
  unique (enterprise_id, code, version),
  foreign key (enterprise_id, created_by) references users,
  foreign key (enterprise_id, organization_id) references organizations,
  check (valid_to is null or valid_to >= valid_from)
);
comment on table rule_versions is 'Rules of compliance and limits, every version of them; append only. The newest version that is valid on a day holds, scope by scope.';
comment on column rule_versions.organization_id is 'Holds for this organisation and those below it; null is the whole enterprise.';
comment on column rule_versions.scope_type is 'Kind of record it is limited to, such as a type of meeting; null is every kind.';
comment on column rule_versions.figures is 'Numbers by their key, such as visits.lateDays.';
comment on column rule_versions.note is 'Why this version was made.';
create index rule_versions_organization on rule_versions (enterprise_id, organization_id);
create index rule_versions_created_by on rule_versions (enterprise_id, created_by);
call app.protect('rule_versions');
grant select, insert on rule_versions to yijian_app;
call app.audit('rule_versions');
create trigger rule_versions_append_only before update or delete or truncate on rule_versions
  for each statement execute function app.refuse_change();
create trigger announce after insert on rule_versions
  for each statement execute function app.announce_enterprises();
