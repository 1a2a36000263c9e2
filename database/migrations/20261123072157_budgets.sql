-- Budgets of meetings: cost centers, internal orders, a tree of budget lines, what is held of them and by whom.

create table budget_cost_centers (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  code text not null,
  name text not null,
  en_name text not null default '',
  company text not null default '',
  owner_id bigint,
  valid_from date not null,
  valid_until date,
  is_open boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, code),
  foreign key (enterprise_id, owner_id) references users (enterprise_id, id),
  check (valid_until is null or valid_until >= valid_from)
);
comment on table budget_cost_centers is 'Cost centers of the ledger that meetings are charged to.';
comment on column budget_cost_centers.version is 'Grows by one with each change; a change names the version it saw.';
create index budget_cost_centers_owner on budget_cost_centers (enterprise_id, owner_id);

create table budget_orders (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  code text not null,
  name text not null,
  en_name text not null default '',
  cost_center_id bigint not null,
  product_id bigint,
  amount numeric(14, 2) not null check (amount >= 0),
  tolerance int check (tolerance between 0 and 50),
  is_blocking boolean not null default true,
  valid_from date not null,
  valid_until date not null,
  is_open boolean not null default true,
  estimated numeric(14, 2) not null default 0 check (estimated >= 0),
  committed numeric(14, 2) not null default 0 check (committed >= 0),
  actual numeric(14, 2) not null default 0 check (actual >= 0),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, code),
  foreign key (enterprise_id, cost_center_id) references budget_cost_centers (enterprise_id, id),
  foreign key (enterprise_id, product_id) references products (enterprise_id, id),
  check (valid_until >= valid_from)
);
comment on table budget_orders is 'Internal orders: money of a cost center for one purpose, open between two days.';
comment on column budget_orders.tolerance is 'Percent of the amount that may be passed; null: as the rule of the enterprise says.';
comment on column budget_orders.is_blocking is 'Whether an amount over the order is refused; otherwise it is only reported.';
create index budget_orders_cost_center on budget_orders (enterprise_id, cost_center_id);
create index budget_orders_product on budget_orders (enterprise_id, product_id);

create table budget_lines (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  parent_id bigint,
  year int not null check (year between 2000 and 2100),
  name text not null,
  en_name text not null default '',
  level text not null check (level in ('COMPANY', 'BRAND', 'REGION', 'TEAM')),
  organization_id bigint not null,
  product_id bigint,
  owner_id bigint,
  original numeric(14, 2) not null check (original >= 0),
  supplement numeric(14, 2) not null default 0 check (supplement >= 0),
  returned numeric(14, 2) not null default 0 check (returned >= 0),
  estimated numeric(14, 2) not null default 0 check (estimated >= 0),
  committed numeric(14, 2) not null default 0 check (committed >= 0),
  actual numeric(14, 2) not null default 0 check (actual >= 0),
  is_frozen boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique nulls not distinct (enterprise_id, year, parent_id, name),
  foreign key (enterprise_id, parent_id) references budget_lines (enterprise_id, id),
  foreign key (enterprise_id, organization_id) references organizations (enterprise_id, id),
  foreign key (enterprise_id, product_id) references products (enterprise_id, id),
  foreign key (enterprise_id, owner_id) references users (enterprise_id, id),
  check (original + supplement - returned >= estimated + committed + actual)
);
comment on table budget_lines is 'Budgets as a tree by year: company, brand, region, team. Only lines without lines below are charged.';
comment on column budget_lines.estimated is 'Held by applications; committed: by what was approved; actual: by what was confirmed. CNY.';
create index budget_lines_parent on budget_lines (enterprise_id, parent_id);
create index budget_lines_organization on budget_lines (enterprise_id, organization_id);
create index budget_lines_product on budget_lines (enterprise_id, product_id);
create index budget_lines_owner on budget_lines (enterprise_id, owner_id);

create table budget_holds (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  holder text not null check (holder in ('MEETING', 'TRANSFER')),
  holder_id bigint not null,
  title text not null,
  line_id bigint not null,
  order_id bigint,
  stage text not null check (stage in ('ESTIMATED', 'COMMITTED', 'ACTUAL')),
  amount numeric(14, 2) not null check (amount >= 0),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, holder, holder_id),
  foreign key (enterprise_id, line_id) references budget_lines (enterprise_id, id),
  foreign key (enterprise_id, order_id) references budget_orders (enterprise_id, id)
);
comment on table budget_holds is 'What each meeting or transfer holds of a line and an order now.';
create index budget_holds_line on budget_holds (enterprise_id, line_id, amount desc);
create index budget_holds_order on budget_holds (enterprise_id, order_id);

create table budget_entries (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  line_id bigint not null,
  order_id bigint,
  kind text not null check (kind in ('HOLD', 'RELEASE', 'SUPPLEMENT', 'RETURN', 'TRANSFER_IN', 'TRANSFER_OUT', 'FREEZE', 'UNFREEZE')),
  holder text check (holder in ('MEETING', 'TRANSFER')),
  holder_id bigint,
  title text not null default '',
  stage text check (stage in ('ESTIMATED', 'COMMITTED', 'ACTUAL')),
  amount numeric(14, 2) not null default 0,
  reason text not null default '',
  at timestamptz not null,
  user_id bigint,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, line_id) references budget_lines (enterprise_id, id),
  foreign key (enterprise_id, order_id) references budget_orders (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id)
);
comment on table budget_entries is 'Everything that changed a budget line, append only.';
comment on column budget_entries.amount is 'CNY: after a hold what is held; of the others what moved.';
create index budget_entries_line on budget_entries (enterprise_id, line_id, at desc, id desc);
create index budget_entries_order on budget_entries (enterprise_id, order_id);
create index budget_entries_user on budget_entries (enterprise_id, user_id);

create table budget_transfers (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  from_id bigint not null,
  to_id bigint not null,
  amount numeric(14, 2) not null check (amount > 0),
  reason text not null,
  state text not null default 'IN_APPROVAL' check (state in ('IN_APPROVAL', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
  requester_id bigint not null,
  instance_id bigint,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, from_id) references budget_lines (enterprise_id, id),
  foreign key (enterprise_id, to_id) references budget_lines (enterprise_id, id),
  foreign key (enterprise_id, requester_id) references users (enterprise_id, id),
  foreign key (enterprise_id, instance_id) references workflow_instances (enterprise_id, id),
  check (from_id <> to_id)
);
comment on table budget_transfers is 'Requests to move money from one budget line to another; the amount is held until they are decided.';
create index budget_transfers_from on budget_transfers (enterprise_id, from_id);
create index budget_transfers_to on budget_transfers (enterprise_id, to_id);
create index budget_transfers_requester on budget_transfers (enterprise_id, requester_id);
create index budget_transfers_instance on budget_transfers (enterprise_id, instance_id);

do $$
declare
  one text;
begin
  foreach one in array array['budget_cost_centers', 'budget_orders', 'budget_lines', 'budget_holds', 'budget_entries', 'budget_transfers'] loop
    execute format('call app.protect(%L)', one);
  end loop;
  foreach one in array array['budget_cost_centers', 'budget_orders', 'budget_lines', 'budget_transfers'] loop
    execute format('call app.audit(%L)', one);
    execute format('grant select, insert, update on %I to yijian_app', one);
  end loop;
end
$$;
grant select, insert, update, delete on budget_holds to yijian_app;
grant select, insert on budget_entries to yijian_app;
create trigger budget_entries_append_only before update or delete or truncate on budget_entries
  for each statement execute function app.refuse_change();
