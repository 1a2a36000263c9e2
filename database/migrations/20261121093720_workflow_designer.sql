-- The designer's drafts, and the files that go with decisions (product: workflow).

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
  foreign key (enterprise_id, instance_id) references workflow_instances,
  foreign key (enterprise_id, task_id) references workflow_tasks,
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

call app.protect('workflow_drafts');
call app.protect('workflow_files');
grant select, insert, update, delete on workflow_drafts to yijian_app;
grant select, insert, delete on workflow_files to yijian_app;
grant update (attached_at) on workflow_files to yijian_app;
-- Drafts are kept every few seconds while somebody draws; what becomes of them is audited as a version.
call app.audit('workflow_files', 'content');
