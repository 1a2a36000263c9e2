-- Workflows: BPMN definitions in versions, instances, where they stand, who must act, what happened (specification 2.3).

create table workflow_definitions (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  key text not null check (key ~ '^[a-z][a-z0-9-]{1,60}$'),
  category text not null,
  name text not null,
  en_name text not null,
  description text not null default '',
  en_description text not null default '',
  icon text not null default 'workflow',
  sort int not null default 0,
  is_enabled boolean not null default true,
  current_version_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, key)
);
comment on table workflow_definitions is 'What can be applied for; the process itself is in the versions.';
comment on column workflow_definitions.current_version_id is 'What a new instance runs by; an instance under way keeps its own.';
create index workflow_definitions_current on workflow_definitions (enterprise_id, current_version_id);
call app.protect('workflow_definitions');
grant select, insert, update on workflow_definitions to yijian_app;
call app.audit('workflow_definitions');

create table workflow_versions (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  definition_id bigint not null,
  number int not null,
  xml text not null check (octet_length(xml) <= 1048576),
  hash text not null,
  note text not null default '',
  deployed_by bigint,
  deployed_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, definition_id, number),
  foreign key (enterprise_id, deployed_by) references users,
  foreign key (enterprise_id, definition_id) references workflow_definitions
);
comment on table workflow_versions is 'BPMN 2.0 of a definition as it was deployed; never changed.';
comment on column workflow_versions.hash is 'SHA-256 of the xml, hexadecimal.';
create index workflow_versions_deployed_by on workflow_versions (enterprise_id, deployed_by);
call app.protect('workflow_versions');
grant select, insert on workflow_versions to yijian_app;
-- Drafts are saved every few seconds while somebody draws; what becomes of them is audited as a version.
call app.audit('workflow_versions', 'xml');
alter table workflow_definitions add foreign key (enterprise_id, current_version_id) references workflow_versions;

create table workflow_drafts (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  key text not null check (key ~ '^[a-z][a-z0-9-]{1,60}$'),
  category text not null,
  name text not null,
  en_name text not null,
  description text not null default '',
  en_description text not null default '',
  icon text not null default 'workflow',
  xml text not null check (octet_length(xml) <= 4194304),
  base_version int,
  lock_version int not null default 1,
  updated_by bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (enterprise_id, key),
  foreign key (enterprise_id, updated_by) references users
);
comment on table workflow_drafts is 'What administrators draw, until it is deployed as a version or thrown away; one for each definition.';
comment on column workflow_drafts.base_version is 'Number of the version it began from; null for a definition that has none.';
comment on column workflow_drafts.lock_version is 'Goes up with every save; a save writes only over what it read.';
create index workflow_drafts_updated_by on workflow_drafts (enterprise_id, updated_by);
call app.protect('workflow_drafts');
grant select, insert, update, delete on workflow_drafts to yijian_app;

create table workflow_instances (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  definition_id bigint not null,
  version_id bigint not null,
  state text not null check (state in ('DRAFT', 'RUNNING', 'APPROVED', 'REJECTED', 'CANCELLED')),
  title text not null,
  starter_id bigint not null,
  starter_organization_id bigint,
  form jsonb not null default '{}',
  selected jsonb not null default '{}',
  outcomes jsonb not null default '{}',
  summary jsonb not null default '[]',
  amount numeric(16,2),
  risk text not null default 'MEDIUM' check (risk in ('LOW', 'MEDIUM', 'HIGH')),
  lock_version int not null default 0,
  next_number int not null default 1,
  trouble text,
  end_reason text not null default '',
  started_at timestamptz,
  ended_at timestamptz,
  urged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, version_id) references workflow_versions,
  foreign key (enterprise_id, starter_id) references users,
  foreign key (enterprise_id, definition_id) references workflow_definitions,
  foreign key (enterprise_id, starter_organization_id) references organizations,
  check ((ended_at is not null) = (state in ('APPROVED', 'REJECTED', 'CANCELLED')))
);
comment on table workflow_instances is 'Processes that were started, or are kept as a draft.';
comment on column workflow_instances.selected is 'Whom the starter chose: user ids by node id.';
comment on column workflow_instances.outcomes is 'APPROVED or REJECTED by node id, for the conditions of gateways.';
comment on column workflow_instances.lock_version is 'Goes up by one with every step; a step writes only over the version it read.';
comment on column workflow_instances.next_number is 'Next number within the instance: tokens, tasks, timers and events share one row of numbers.';
comment on column workflow_instances.trouble is 'Why it cannot go on by itself; for the list of the administrator.';
create index workflow_instances_definition on workflow_instances (enterprise_id, definition_id, id desc);
create index workflow_instances_version on workflow_instances (enterprise_id, version_id);
create index workflow_instances_starter on workflow_instances (enterprise_id, starter_id, id desc);
create index workflow_instances_organization on workflow_instances (enterprise_id, starter_organization_id, id desc);
create index workflow_instances_running on workflow_instances (enterprise_id, id desc) where state = 'RUNNING';
create index workflow_instances_started on workflow_instances (enterprise_id, definition_id, started_at);
create index workflow_instances_ended on workflow_instances (enterprise_id, definition_id, ended_at desc) where ended_at is not null;
call app.protect('workflow_instances');
grant select, insert, update on workflow_instances to yijian_app;
-- Tokens, candidates, timers and events tell the history of an instance themselves, and events can only be added.
call app.audit('workflow_instances');

create table workflow_tokens (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  instance_id bigint not null,
  number int not null,
  node_id text not null,
  flow_id text,
  scope_number int,
  state text not null check (state in ('AT', 'JOINING', 'SCOPE', 'CONSUMED')),
  primary key (enterprise_id, instance_id, number),
  foreign key (enterprise_id, instance_id) references workflow_instances
);
comment on table workflow_tokens is 'Where an instance stands; what moves is a token, and a fork makes more of them.';
comment on column workflow_tokens.flow_id is 'The sequence flow it came by.';
comment on column workflow_tokens.scope_number is 'The token that waits at the sub-process around this one.';
comment on column workflow_tokens.state is 'AT a node that waits; JOINING others; SCOPE: at a sub-process that runs; CONSUMED: gone.';
call app.protect('workflow_tokens');
grant select, insert, update on workflow_tokens to yijian_app;

create table workflow_tasks (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  instance_id bigint not null,
  number int not null,
  token_number int not null,
  node_id text not null,
  name text not null,
  kind text not null default 'NORMAL' check (kind in ('NORMAL', 'BEFORE', 'AFTER', 'REVISE')),
  state text not null
    check (state in ('WAITING', 'OPEN', 'SIGNING', 'DELEGATED', 'APPROVED', 'REJECTED', 'RETURNED', 'SKIPPED', 'CANCELLED', 'WITHDRAWN')),
  parent_number int,
  position int not null default 0,
  owner_id bigint,
  decided_by bigint,
  on_behalf_of bigint,
  decided_at timestamptz,
  comment text not null default '',
  attachments jsonb not null default '[]',
  signature jsonb,
  is_batch boolean not null default false,
  is_stale boolean not null default false,
  due_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, instance_id, number),
  foreign key (enterprise_id, owner_id) references users,
  foreign key (enterprise_id, decided_by) references users,
  foreign key (enterprise_id, instance_id) references workflow_instances,
  foreign key (enterprise_id, on_behalf_of) references users
);
comment on table workflow_tasks is 'One decision that somebody has to make or made.';
comment on column workflow_tasks.kind is 'BEFORE and AFTER are added signers of the parent; REVISE sends the form back to the starter.';
comment on column workflow_tasks.owner_id is 'Who asked another person and gets the task back.';
comment on column workflow_tasks.on_behalf_of is 'For whom decided_by acted, by a standing delegation.';
comment on column workflow_tasks.is_stale is 'Decided before a return went behind it: it counts no more.';
create index workflow_tasks_owner on workflow_tasks (enterprise_id, owner_id);
create index workflow_tasks_decided on workflow_tasks (enterprise_id, decided_by, decided_at desc, id desc);
create index workflow_tasks_behalf on workflow_tasks (enterprise_id, on_behalf_of);
-- The open tasks are few beside the decided ones, and every statement about now begins with them.
create index workflow_tasks_open on workflow_tasks (enterprise_id, instance_id, node_id, created_at, due_at)
  where state in ('OPEN', 'DELEGATED', 'SIGNING');
create index workflow_tasks_decided_at on workflow_tasks (enterprise_id, decided_at) where decided_at is not null;
call app.protect('workflow_tasks');
grant select, insert, update on workflow_tasks to yijian_app;
call app.audit('workflow_tasks');

create table workflow_candidates (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  task_id bigint not null,
  user_id bigint not null,
  is_open boolean not null,
  primary key (enterprise_id, task_id, user_id),
  foreign key (enterprise_id, task_id) references workflow_tasks,
  foreign key (enterprise_id, user_id) references users
);
comment on table workflow_candidates is 'Who may decide a task. A closed row stays, so that those who were asked can still read.';
create index workflow_candidates_user on workflow_candidates (enterprise_id, user_id, is_open, task_id desc);
call app.protect('workflow_candidates');
grant select, insert, update on workflow_candidates to yijian_app;

create table workflow_timers (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  instance_id bigint not null,
  number int not null,
  token_number int not null,
  node_id text not null,
  state text not null check (state in ('WAITING', 'FIRED', 'CANCELLED')),
  repeats_left int not null default 0,
  due_at timestamptz not null,
  failures int not null default 0,
  last_error text,
  primary key (enterprise_id, instance_id, number),
  foreign key (enterprise_id, instance_id) references workflow_instances
);
comment on table workflow_timers is 'When something happens by itself; any process fires what is due, under the lock of the instance.';
create index workflow_timers_due on workflow_timers (enterprise_id, due_at) where state = 'WAITING';
call app.protect('workflow_timers');
grant select, insert, update on workflow_timers to yijian_app;

create function app.enterprises_with_due_timers(moment timestamptz) returns setof bigint
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  -- Set and put back by hand: only a superuser may write this setting into the head of a function.
  bound text := coalesce(current_setting('app.enterprise_id', true), '');
  enterprise bigint;
begin
  for enterprise in select id from enterprises order by id loop
    perform set_config('app.enterprise_id', enterprise::text, true);
    if exists (select from workflow_timers t where t.enterprise_id = enterprise and t.state = 'WAITING' and t.due_at <= moment) then
      return next enterprise;
    end if;
  end loop;
  perform set_config('app.enterprise_id', bound, true);
end
$$;
comment on function app.enterprises_with_due_timers(timestamptz) is 'Where the clock has something to do; asked every few seconds without a connection for each enterprise.';
revoke all on function app.enterprises_with_due_timers(timestamptz) from public;
grant execute on function app.enterprises_with_due_timers(timestamptz) to yijian_app;

create table workflow_copies (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  instance_id bigint not null,
  user_id bigint not null,
  sent_by bigint,
  reason text not null default '',
  created_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, instance_id, user_id),
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, sent_by) references users,
  foreign key (enterprise_id, instance_id) references workflow_instances
);
comment on table workflow_copies is 'Who was sent a copy to read; sent_by null: the process itself.';
create index workflow_copies_user on workflow_copies (enterprise_id, user_id, id desc);
create index workflow_copies_sent_by on workflow_copies (enterprise_id, sent_by);
call app.protect('workflow_copies');
grant select, insert, update on workflow_copies to yijian_app;
call app.audit('workflow_copies');

create table workflow_comments (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  instance_id bigint not null,
  user_id bigint not null,
  body text not null,
  attachments jsonb not null default '[]',
  created_at timestamptz not null default clock_timestamp(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, instance_id) references workflow_instances
);
comment on table workflow_comments is 'What those who may read an instance say about it.';
comment on column workflow_comments.attachments is 'References of files: name and reference.';
create index workflow_comments_instance on workflow_comments (enterprise_id, instance_id, id);
create index workflow_comments_user on workflow_comments (enterprise_id, user_id);
call app.protect('workflow_comments');
grant select, insert on workflow_comments to yijian_app;
call app.audit('workflow_comments');

create table workflow_events (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  instance_id bigint not null,
  number int not null,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  node_id text,
  task_number int,
  user_id bigint,
  on_behalf_of bigint,
  comment text not null default '',
  data jsonb not null default '{}',
  primary key (enterprise_id, instance_id, number),
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, instance_id) references workflow_instances,
  foreign key (enterprise_id, on_behalf_of) references users
);
comment on table workflow_events is 'What happened to an instance, in the order it happened; append only.';
comment on column workflow_events.user_id is 'Who acted; null for the clock.';
create index workflow_events_user on workflow_events (enterprise_id, user_id, at desc);
create index workflow_events_behalf on workflow_events (enterprise_id, on_behalf_of);
call app.protect('workflow_events');
grant select, insert on workflow_events to yijian_app;
create trigger workflow_events_append_only before update or delete or truncate on workflow_events
  for each statement execute function app.refuse_change();

create table workflow_files (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  instance_id bigint not null,
  task_id bigint not null,
  uploaded_by bigint not null,
  name text not null check (char_length(name) between 1 and 200),
  type text not null,
  size int not null check (size between 1 and 10485760),
  hash text not null,
  content bytea not null,
  attached_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, task_id) references workflow_tasks,
  foreign key (enterprise_id, instance_id) references workflow_instances,
  foreign key (enterprise_id, uploaded_by) references users
);
comment on table workflow_files is 'Files people add to their decisions; who may read the process may read them once the decision is made.';
comment on column workflow_files.type is 'Media type as the content shows it, not as the browser said.';
comment on column workflow_files.size is 'Bytes.';
comment on column workflow_files.hash is 'SHA-256 of the content, hexadecimal.';
comment on column workflow_files.attached_at is 'When a decision carried it; null: uploaded and not sent yet, for the uploader alone.';
alter table workflow_files alter column content set storage external;
create index workflow_files_instance on workflow_files (enterprise_id, instance_id, id);
create index workflow_files_task on workflow_files (enterprise_id, task_id);
create index workflow_files_uploaded_by on workflow_files (enterprise_id, uploaded_by);
create index workflow_files_loose on workflow_files (enterprise_id, created_at) where attached_at is null;
call app.protect('workflow_files');
grant select, insert, update (attached_at), delete on workflow_files to yijian_app;
call app.audit('workflow_files', 'content');

create table workflow_delegations (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  principal_id bigint not null,
  delegate_id bigint not null,
  definition_id bigint,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null default '',
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, delegate_id) references users,
  foreign key (enterprise_id, principal_id) references users,
  foreign key (enterprise_id, definition_id) references workflow_definitions,
  check (principal_id <> delegate_id),
  check (ends_at > starts_at)
);
comment on table workflow_delegations is 'Who decides for whom, from when to when; without a definition for all of them.';
create index workflow_delegations_delegate on workflow_delegations (enterprise_id, delegate_id, ends_at);
create index workflow_delegations_principal on workflow_delegations (enterprise_id, principal_id, ends_at);
create index workflow_delegations_definition on workflow_delegations (enterprise_id, definition_id);
call app.protect('workflow_delegations');
grant select, insert, update on workflow_delegations to yijian_app;
call app.audit('workflow_delegations');

create table workflow_holidays (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  day date not null,
  is_working boolean not null,
  name text not null default '',
  primary key (enterprise_id, id),
  unique (enterprise_id, day)
);
comment on table workflow_holidays is 'Days that are not what their weekday says; others: Monday to Friday are working days.';
call app.protect('workflow_holidays');
grant select, insert, update, delete on workflow_holidays to yijian_app;
call app.audit('workflow_holidays');
