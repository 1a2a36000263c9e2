-- Cycle plans: how often which doctors are to be visited in a period (product: visits, cycle plan).

create table visit_cycles (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  organization_id bigint,
  name text not null check (char_length(name) between 1 and 60),
  starts_on date not null,
  ends_on date not null,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'SUBMITTED', 'APPROVED', 'RETURNED')),
  reason text not null default '',
  created_by bigint not null,
  decided_by bigint,
  decided_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, organization_id) references organizations,
  foreign key (enterprise_id, created_by) references users,
  foreign key (enterprise_id, decided_by) references users,
  check (ends_on between starts_on and starts_on + 365),
  check ((state = 'APPROVED') <= (decided_by is not null))
);
comment on table visit_cycles is 'A plan of a visitor for a period; approved by a manager, or set by one.';
comment on column visit_cycles.organization_id is 'Organisation of the visitor when the plan was made, by which managers see it.';
comment on column visit_cycles.reason is 'Of whoever decided.';
create index visit_cycles_user on visit_cycles (enterprise_id, user_id, starts_on desc);
create index visit_cycles_period on visit_cycles (enterprise_id, state, starts_on, ends_on);
create index visit_cycles_organization on visit_cycles (enterprise_id, organization_id);
create index visit_cycles_created_by on visit_cycles (enterprise_id, created_by);
create index visit_cycles_decided_by on visit_cycles (enterprise_id, decided_by);

create table visit_goals (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  cycle_id bigint not null,
  doctor_id bigint not null,
  product_id bigint,
  goal int not null check (goal between 1 and 60),
  primary key (enterprise_id, id),
  unique nulls not distinct (enterprise_id, cycle_id, doctor_id, product_id),
  foreign key (enterprise_id, cycle_id) references visit_cycles on delete cascade,
  foreign key (enterprise_id, doctor_id) references doctors,
  foreign key (enterprise_id, product_id) references products
);
comment on table visit_goals is 'How many visits a doctor is to have in a cycle plan, of a product or at all.';
create index visit_goals_doctor on visit_goals (enterprise_id, doctor_id);
create index visit_goals_product on visit_goals (enterprise_id, product_id) where product_id is not null;

do $$
declare
  name text;
begin
  foreach name in array array['visit_cycles', 'visit_goals'] loop
    call app.protect(name::regclass);
    call app.audit(name::regclass);
  end loop;
  grant select, insert, update on visit_cycles to yijian_app;
  grant select, insert, delete on visit_goals to yijian_app;
end
$$;
