-- Visits and the append-only stream of interactions of every channel (specification 2.3, 3, 7.5).

create table visits (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  state text not null default 'SAVED' check (state in ('PLANNED', 'IN_VISIT', 'SAVED', 'SUBMITTED', 'SUBMITTED_LATE', 'CANCELLED', 'MISSED')),
  user_id bigint not null,
  organization_id bigint,
  doctor_id bigint not null,
  hospital_id bigint not null,
  visit_type text not null,
  visit_purposes text[] not null default '{}',
  visit_duration text,
  visit_results text,
  starts_at timestamptz not null,
  submitted_at timestamptz,
  companion_ids bigint[] not null default '{}',
  joint_manager_id bigint,
  notes text not null default '',
  questions text not null default '',
  next_step text not null default '',
  next_step_due date,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  accuracy_metres double precision check (accuracy_metres >= 0),
  adverse_event boolean not null default false,
  off_label boolean not null default false,
  is_medical boolean not null default false,
  cancel_reason text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, organization_id) references organizations,
  foreign key (enterprise_id, doctor_id) references doctors,
  foreign key (enterprise_id, hospital_id) references hospitals,
  foreign key (enterprise_id, joint_manager_id) references users
);
comment on table visits is 'Visits of staff to doctors, planned and held.';
comment on column visits.organization_id is 'Organisation of the visitor when the visit was made, so that a later move does not rewrite history.';
comment on column visits.is_medical is 'Made by medical affairs: its notes are hidden from sales.';
comment on column visits.version is 'Grows by one with each change; a change names the version it saw.';
create index visits_user on visits (enterprise_id, user_id, starts_at desc, id desc);
create index visits_organization on visits (enterprise_id, organization_id, starts_at desc, id desc);
create index visits_doctor on visits (enterprise_id, doctor_id, starts_at desc, id desc);
create index visits_hospital on visits (enterprise_id, hospital_id, starts_at desc, id desc);
create index visits_starts on visits (enterprise_id, starts_at desc, id desc);
create index visits_joint_manager on visits (enterprise_id, joint_manager_id);

create table visit_products (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  visit_id bigint not null,
  product_id bigint not null,
  position int not null,
  key_message text not null default '',
  reaction text check (reaction in ('POSITIVE', 'NEUTRAL', 'NEGATIVE')),
  primary key (enterprise_id, id),
  unique (enterprise_id, visit_id, product_id),
  foreign key (enterprise_id, visit_id) references visits on delete cascade,
  foreign key (enterprise_id, product_id) references products
);
comment on table visit_products is 'Products spoken about in a visit, with the message and the reaction.';
create index visit_products_product on visit_products (enterprise_id, product_id);

create table interactions (
  enterprise_id bigint not null default app.enterprise_id(),
  id bigint generated always as identity,
  doctor_id bigint not null,
  user_id bigint,
  at timestamptz not null,
  channel text not null check (channel in ('VISIT', 'SMS', 'MAIL', 'WECOM', 'LIVE', 'EDUCATION', 'SURVEY', 'MEETING')),
  action text not null,
  subject text not null default '',
  duration_seconds int,
  source_table text,
  source_id bigint,
  primary key (enterprise_id, id)
);
comment on table interactions is 'Everything a doctor did with us, over every channel; append only.';
create index interactions_doctor on interactions (enterprise_id, doctor_id, at desc);
create index interactions_at on interactions using brin (at);
create trigger interactions_append_only before update or delete or truncate on interactions
  for each statement execute function app.refuse_change();

do $$
declare
  name text;
begin
  foreach name in array array['visits', 'visit_products', 'interactions'] loop
    call app.protect(name::regclass);
  end loop;
  grant select, insert, update, delete on visits, visit_products to yijian_app;
  grant select, insert on interactions to yijian_app;
  call app.audit('visits');
  call app.audit('visit_products');
end
$$;
