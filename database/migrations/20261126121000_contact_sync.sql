-- Contacts of all colleagues are brought from enterprise chat by the clock: what each round did, and who a new contact certainly is.

create table channel_syncs (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint,
  started_at timestamptz not null,
  finished_at timestamptz,
  state text not null check (state in ('RUNNING', 'DONE', 'PARTIAL', 'FAILED')),
  reason text check (reason in ('unreachable', 'refused', 'answer', 'tooOften', 'outOfTime', 'interrupted')),
  colleagues int not null default 0 check (colleagues >= 0),
  contacts int not null default 0 check (contacts >= 0),
  added int not null default 0 check (added >= 0),
  bound int not null default 0 check (bound >= 0),
  ended int not null default 0 check (ended >= 0),
  failures jsonb not null default '[]',
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id),
  check ((state = 'RUNNING') = (finished_at is null))
);
comment on table channel_syncs is 'Rounds that brought the contacts of colleagues from enterprise chat; one runs at a time.';
comment on column channel_syncs.user_id is 'Who asked for it; empty: the clock.';
comment on column channel_syncs.reason is 'Why it failed or ended early.';
comment on column channel_syncs.colleagues is 'Colleagues whose contacts were brought whole.';
comment on column channel_syncs.ended is 'Contacts that a colleague has no longer.';
comment on column channel_syncs.failures is 'Colleagues whose contacts could not be brought: userId and reason.';
create unique index channel_syncs_running on channel_syncs (enterprise_id) where state = 'RUNNING';
create index channel_syncs_user on channel_syncs (enterprise_id, user_id) where user_id is not null;
call app.protect('channel_syncs');
grant select, insert, update on channel_syncs to yijian_app;
call app.audit('channel_syncs');

alter table channel_friends add column union_id text;
comment on column channel_friends.union_id is 'Who the contact is across apps; the same person has the same.';
create index channel_friends_union on channel_friends (enterprise_id, union_id) where union_id is not null;
alter table channel_friends add column is_ignored boolean not null default false;
comment on column channel_friends.is_ignored is 'The colleague said that the contact is no doctor.';
alter table channel_friends add column binds_by_hand boolean not null default false;
comment on column channel_friends.binds_by_hand is 'A colleague unbound it: it is bound by hand alone.';
alter table channel_bindings add column found_by text not null default 'HAND' check (found_by in ('HAND', 'PHONE', 'UNION'));
comment on column channel_bindings.found_by is 'By hand, or because the mobile in the remark is that of the doctor, or because another contact of the same person is bound.';

with made as (
  insert into menus (enterprise_id, parent_id, type, view, path, code, name, en_name, initials)
  select m.enterprise_id, m.id, 'BUTTON', 'pc', '/customer/doctorTeamManager/focusCustomer/contactSync', 'customer:channels:sync',
    '同步企业微信联系人', 'Bring the contacts of enterprise chat', 'tbqywxlxr'
  from menus m where m.view = 'pc' and m.path = '/customer/doctorTeamManager/focusCustomer' and m.type in ('MENU', 'TAG')
  on conflict (enterprise_id, view, type, path) do nothing
  returning enterprise_id, id
)
insert into role_menus (enterprise_id, role_id, menu_id)
select made.enterprise_id, r.id, made.id from made join roles r on r.enterprise_id = made.enterprise_id and r.code = 'STEW'
on conflict (enterprise_id, role_id, menu_id) do nothing;
