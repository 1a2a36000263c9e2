-- Funnels that people save, and the marketing activities whose effect is measured.

create table sales_funnels (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  name text not null check (name <> ''),
  is_shared boolean not null default false,
  definition jsonb not null,
  breakdown text check (breakdown in ('REGION', 'DEPARTMENT', 'TIER', 'CHANNEL')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id, name),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id)
);
comment on table sales_funnels is 'Saved funnels over interactions: each belongs to who made it and may be shared with the enterprise.';
comment on column sales_funnels.definition is 'Unit, ordered steps, window, period and exclusions, as the contract has them.';
comment on column sales_funnels.is_shared is 'Whether everyone who reads funnels sees it.';

create table market_activities (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  kind text not null check (kind in ('CAMPAIGN', 'CONTENT', 'EVENT', 'EDUCATION', 'SURVEY')),
  starts_on date not null,
  ends_on date not null,
  channels text[] not null,
  subject text not null default '',
  tiers text[] not null default '{}',
  province_codes text[] not null default '{}',
  department_codes text[] not null default '{}',
  budget numeric(14, 2) not null default 0 check (budget >= 0),
  note text not null default '',
  owner_id bigint not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, name),
  foreign key (enterprise_id, owner_id) references users (enterprise_id, id),
  check (ends_on >= starts_on),
  check (channels <> '{}')
);
comment on table market_activities is 'Marketing activities: when, over which channels, for whom; their effect is counted from interactions.';
comment on column market_activities.subject is 'Part of the subject of the interactions, titles of articles and of meetings that belong to it; empty for all.';
comment on column market_activities.tiers is 'Tiers of the doctors it is for, as province_codes and department_codes; empty for all.';
comment on column market_activities.budget is 'CNY.';
comment on column market_activities.note is 'What was learned from it.';
create index market_activities_owner on market_activities (enterprise_id, owner_id);
create index market_activities_period on market_activities (enterprise_id, starts_on desc, id desc);

call app.protect('sales_funnels');
call app.protect('market_activities');
call app.audit('sales_funnels');
call app.audit('market_activities');
grant select, insert, update, delete on sales_funnels, market_activities to yijian_app;
