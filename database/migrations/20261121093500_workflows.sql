-- Workflows: BPMN definitions in versions, instances, where they stand, who must act, what happened (specification 2.3, product: workflow).

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
  foreign key (enterprise_id, definition_id) references workflow_definitions,
  foreign key (enterprise_id, deployed_by) references users
);
comment on table workflow_versions is 'BPMN 2.0 of a definition as it was deployed; never changed.';
comment on column workflow_versions.hash is 'SHA-256 of the xml, hexadecimal.';
create index workflow_versions_deployed_by on workflow_versions (enterprise_id, deployed_by);
alter table workflow_definitions add foreign key (enterprise_id, current_version_id) references workflow_versions;
create index workflow_definitions_current on workflow_definitions (enterprise_id, current_version_id);

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
  amount numeric(16, 2),
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
  foreign key (enterprise_id, definition_id) references workflow_definitions,
  foreign key (enterprise_id, version_id) references workflow_versions,
  foreign key (enterprise_id, starter_id) references users,
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

create table workflow_tasks (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  instance_id bigint not null,
  number int not null,
  token_number int not null,
  node_id text not null,
  name text not null,
  kind text not null default 'NORMAL' check (kind in ('NORMAL', 'BEFORE', 'AFTER', 'REVISE')),
  state text not null check (state in ('WAITING', 'OPEN', 'SIGNING', 'DELEGATED', 'APPROVED', 'REJECTED', 'RETURNED', 'SKIPPED', 'CANCELLED', 'WITHDRAWN')),
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
  foreign key (enterprise_id, instance_id) references workflow_instances,
  foreign key (enterprise_id, owner_id) references users,
  foreign key (enterprise_id, decided_by) references users,
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
  foreign key (enterprise_id, instance_id) references workflow_instances,
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, on_behalf_of) references users
);
comment on table workflow_events is 'What happened to an instance, in the order it happened; append only.';
comment on column workflow_events.user_id is 'Who acted; null for the clock.';
create index workflow_events_user on workflow_events (enterprise_id, user_id, at desc);
create index workflow_events_behalf on workflow_events (enterprise_id, on_behalf_of);
create trigger workflow_events_append_only before update or delete or truncate on workflow_events
  for each statement execute function app.refuse_change();

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
  foreign key (enterprise_id, instance_id) references workflow_instances,
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, sent_by) references users
);
comment on table workflow_copies is 'Who was sent a copy to read; sent_by null: the process itself.';
create index workflow_copies_user on workflow_copies (enterprise_id, user_id, id desc);
create index workflow_copies_sent_by on workflow_copies (enterprise_id, sent_by);

create table workflow_comments (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  instance_id bigint not null,
  user_id bigint not null,
  body text not null,
  attachments jsonb not null default '[]',
  created_at timestamptz not null default clock_timestamp(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, instance_id) references workflow_instances,
  foreign key (enterprise_id, user_id) references users
);
comment on table workflow_comments is 'What those who may read an instance say about it.';
comment on column workflow_comments.attachments is 'References of files: name and reference.';
create index workflow_comments_instance on workflow_comments (enterprise_id, instance_id, id);
create index workflow_comments_user on workflow_comments (enterprise_id, user_id);

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
  foreign key (enterprise_id, principal_id) references users,
  foreign key (enterprise_id, delegate_id) references users,
  foreign key (enterprise_id, definition_id) references workflow_definitions,
  check (principal_id <> delegate_id),
  check (ends_at > starts_at)
);
comment on table workflow_delegations is 'Who decides for whom, from when to when; without a definition for all of them.';
create index workflow_delegations_delegate on workflow_delegations (enterprise_id, delegate_id, ends_at);
create index workflow_delegations_principal on workflow_delegations (enterprise_id, principal_id, ends_at);
create index workflow_delegations_definition on workflow_delegations (enterprise_id, definition_id);

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

do $$
declare
  name text;
begin
  foreach name in array array['workflow_definitions', 'workflow_versions', 'workflow_instances', 'workflow_tokens', 'workflow_tasks',
    'workflow_candidates', 'workflow_timers', 'workflow_events', 'workflow_copies', 'workflow_comments', 'workflow_delegations', 'workflow_holidays'] loop
    call app.protect(name::regclass);
    execute format('grant select, insert on %I to yijian_app', name);
  end loop;
  foreach name in array array['workflow_definitions', 'workflow_instances', 'workflow_tokens', 'workflow_tasks', 'workflow_candidates',
    'workflow_timers', 'workflow_copies', 'workflow_delegations', 'workflow_holidays'] loop
    execute format('grant update on %I to yijian_app', name);
  end loop;
  grant delete on workflow_holidays to yijian_app;
  -- Tokens, candidates, timers and events tell the history of an instance themselves, and events can only be added.
  foreach name in array array['workflow_definitions', 'workflow_instances', 'workflow_tasks', 'workflow_copies', 'workflow_comments',
    'workflow_delegations', 'workflow_holidays'] loop
    call app.audit(name::regclass);
  end loop;
  call app.audit('workflow_versions', 'xml');
end
$$;
