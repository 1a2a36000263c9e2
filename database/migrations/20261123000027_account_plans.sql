-- What an enterprise wants to reach at a hospital: SWOT, goals, tactics, and every step of them.

create table account_plans (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  hospital_id bigint not null,
  title text not null check (char_length(title) between 2 and 100),
  objective text not null default '',
  state text not null default 'DRAFT' check (state in ('DRAFT', 'ACTIVE', 'CLOSED')),
  starts_on date not null,
  ends_on date not null,
  owner_id bigint not null,
  strengths text[] not null default '{}',
  weaknesses text[] not null default '{}',
  opportunities text[] not null default '{}',
  threats text[] not null default '{}',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, owner_id) references users,
  foreign key (enterprise_id, hospital_id) references hospitals on delete cascade,
  check (starts_on < ends_on)
);
comment on table account_plans is 'Account plans of hospitals: what is to be reached there, and the situation as SWOT.';
comment on column account_plans.version is 'Grows by one with each change of the plan, its goals or its tactics; a change names the version it saw.';
create unique index account_plans_active on account_plans (enterprise_id, hospital_id) where state = 'ACTIVE';
create index account_plans_hospital on account_plans (enterprise_id, hospital_id, starts_on desc, id desc);
create index account_plans_owner on account_plans (enterprise_id, owner_id);
call app.protect('account_plans');
grant select, insert, update on account_plans to yijian_app;
call app.audit('account_plans');

create table account_plan_goals (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  plan_id bigint not null,
  title text not null check (char_length(title) between 2 and 100),
  unit text not null default '' check (char_length(unit) <= 20),
  baseline double precision not null,
  target double precision not null,
  reached double precision not null,
  due_on date not null,
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, plan_id) references account_plans on delete cascade,
  check (target <> baseline)
);
comment on table account_plan_goals is 'Goals of an account plan, each a number that moves from a baseline to a target.';
create index account_plan_goals_plan on account_plan_goals (enterprise_id, plan_id, id);
call app.protect('account_plan_goals');
grant select, insert, update on account_plan_goals to yijian_app;
call app.audit('account_plan_goals');

create table account_plan_tactics (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  plan_id bigint not null,
  goal_id bigint,
  title text not null check (char_length(title) between 2 and 200),
  owner_id bigint not null,
  due_on date not null,
  state text not null default 'TODO' check (state in ('TODO', 'IN_PROGRESS', 'DONE', 'DROPPED')),
  progress int not null default 0 check (progress between 0 and 100),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, plan_id) references account_plans on delete cascade,
  foreign key (enterprise_id, goal_id) references account_plan_goals,
  foreign key (enterprise_id, owner_id) references users,
  check (state <> 'DONE' or progress = 100)
);
comment on table account_plan_tactics is 'What somebody does until a day so that a goal of an account plan is reached.';
comment on column account_plan_tactics.progress is 'Percent; 100 is done.';
create index account_plan_tactics_plan on account_plan_tactics (enterprise_id, plan_id, id);
create index account_plan_tactics_goal on account_plan_tactics (enterprise_id, goal_id);
create index account_plan_tactics_owner on account_plan_tactics (enterprise_id, owner_id, due_on);
call app.protect('account_plan_tactics');
grant select, insert, update on account_plan_tactics to yijian_app;
call app.audit('account_plan_tactics');

create table account_plan_log (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  plan_id bigint not null,
  subject text not null check (subject in ('PLAN', 'GOAL', 'TACTIC')),
  subject_id bigint not null,
  subject_title text not null,
  act text not null check (act in ('CREATE', 'CHANGE', 'START', 'CLOSE', 'REOPEN', 'REACH', 'PROGRESS', 'DROP', 'RESUME')),
  from_value text,
  to_value text,
  reason text not null default '' check (char_length(reason) <= 200),
  at timestamptz not null default clock_timestamp(),
  user_id bigint,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, plan_id) references account_plans on delete cascade,
  foreign key (enterprise_id, user_id) references users
);
comment on table account_plan_log is 'Every step of an account plan, its goals and its tactics: who, when, from what to what, why.';
comment on column account_plan_log.from_value is 'A state of a plan or tactic, the number of a goal, or the percent of a tactic.';
create index account_plan_log_plan on account_plan_log (enterprise_id, plan_id, at desc, id desc);
create index account_plan_log_user on account_plan_log (enterprise_id, user_id);
call app.protect('account_plan_log');
grant select, insert on account_plan_log to yijian_app;
