-- Visits from plan to review, and how often which doctors are to be visited (specification 3).

create table visits (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  state text not null default 'SAVED'
    check (state in ('PLANNED', 'IN_VISIT', 'SAVED', 'LATE_PENDING', 'SUBMITTED', 'SUBMITTED_LATE', 'UNLOCK_PENDING', 'UNDER_REVIEW', 'VALID', 'INVALID', 'CANCELLED', 'MISSED')),
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
  latitude double precision check (latitude >= '-90'::int::double precision and latitude <= 90),
  longitude double precision check (longitude >= '-180'::int::double precision and longitude <= 180),
  accuracy_metres double precision check (accuracy_metres >= 0),
  adverse_event boolean not null default false,
  off_label boolean not null default false,
  is_medical boolean not null default false,
  cancel_reason text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_counted boolean not null generated always as (state in ('SUBMITTED', 'SUBMITTED_LATE', 'UNLOCK_PENDING', 'UNDER_REVIEW', 'VALID')) stored,
  colleague_ids bigint[] not null default '{}' check (cardinality(colleague_ids) <= 10),
  planned_at timestamptz,
  checked_in_at timestamptz,
  place_state text check (place_state in ('LOCATED', 'REFUSED', 'UNAVAILABLE')),
  distance_metres int check (distance_metres >= 0),
  late_reason text not null default '',
  locked_state text check (locked_state in ('SUBMITTED', 'SUBMITTED_LATE', 'VALID')),
  unlock_reason text,
  review_reason text,
  corrections int not null default 0 check (corrections >= 0),
  client_id uuid,
  late_return_reason text,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, doctor_id) references doctors,
  foreign key (enterprise_id, hospital_id) references hospitals,
  foreign key (enterprise_id, organization_id) references organizations,
  foreign key (enterprise_id, joint_manager_id) references users,
  constraint visits_unlock_check check ((state = 'UNLOCK_PENDING') = (unlock_reason is not null))
);
comment on table visits is 'Visits of staff to doctors, planned and held.';
comment on column visits.organization_id is 'Organisation of the visitor when the visit was made, so that a later move does not rewrite history.';
comment on column visits.is_medical is 'Made by medical affairs: its notes are hidden from sales.';
comment on column visits.version is 'Grows by one with each change; a change names the version it saw.';
comment on column visits.is_counted is 'Counts for coverage, frequency and the last visit: submitted, and not judged invalid.';
comment on column visits.colleague_ids is 'Colleagues who came along, besides the joint manager.';
comment on column visits.planned_at is 'When it was planned for; starts_at is when its visitor checked in.';
comment on column visits.place_state is 'What became of asking the device for its place at check-in.';
comment on column visits.distance_metres is 'From the hospital at check-in; null when either place is unknown.';
comment on column visits.late_reason is 'Why it was submitted after the days for it; empty when in time.';
comment on column visits.locked_state is 'The state to go back to when an unlock is refused or withdrawn.';
comment on column visits.corrections is 'How many times it was unlocked and submitted again.';
comment on column visits.client_id is 'Made by the device, so that a visit sent twice is kept once.';
comment on column visits.late_return_reason is 'Why the manager returned it when it was submitted late; null once it is submitted again.';
create index visits_user on visits (enterprise_id, user_id, starts_at desc, id desc);
create index visits_organization on visits (enterprise_id, organization_id, starts_at desc, id desc);
create index visits_doctor on visits (enterprise_id, doctor_id, starts_at desc, id desc);
create index visits_hospital on visits (enterprise_id, hospital_id, starts_at desc, id desc);
create index visits_starts on visits (enterprise_id, starts_at desc, id desc);
create index visits_joint_manager on visits (enterprise_id, joint_manager_id);
create unique index visits_client on visits (enterprise_id, user_id, client_id) where client_id is not null;
create index visits_waiting on visits (enterprise_id, state, starts_at) where state in ('LATE_PENDING', 'UNLOCK_PENDING', 'UNDER_REVIEW');
call app.protect('visits');
grant select, insert, update, delete on visits to yijian_app;
call app.audit('visits');

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
call app.protect('visit_products');
grant select, insert, update, delete on visit_products to yijian_app;
call app.audit('visit_products');

create table visit_log (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  visit_id bigint not null,
  at timestamptz not null default now(),
  user_id bigint,
  act text not null
    check (act in ('CREATE', 'EDIT', 'CHECK_IN', 'SUBMIT', 'RESCHEDULE', 'CANCEL', 'MISS', 'ASK_UNLOCK', 'WITHDRAW_UNLOCK', 'GRANT_UNLOCK', 'REFUSE_UNLOCK', 'APPROVE_LATE', 'RETURN_LATE', 'WITHDRAW_LATE', 'FLAG', 'JUDGE')),
  from_state text,
  to_state text not null,
  reason text not null default '',
  changed text[] not null default '{}',
  submitted jsonb,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, visit_id) references visits on delete cascade
);
comment on table visit_log is 'Every step of a visit: who, when, from which state to which, why.';
comment on column visit_log.user_id is 'Null: the system.';
comment on column visit_log.changed is 'Of a submission after an unlock: the columns that differ from what was submitted before.';
comment on column visit_log.submitted is 'What had been submitted, kept when it is unlocked.';
create index visit_log_visit on visit_log (enterprise_id, visit_id, id);
create index visit_log_user on visit_log (enterprise_id, user_id);
call app.protect('visit_log');
grant select, insert on visit_log to yijian_app;

create table visit_comments (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  visit_id bigint not null,
  user_id bigint not null,
  at timestamptz not null default now(),
  body text not null check (char_length(body) between 1 and 1000),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, visit_id) references visits on delete cascade
);
comment on table visit_comments is 'What managers say about a visit to coach, and the answers of its visitor.';
create index visit_comments_visit on visit_comments (enterprise_id, visit_id, id);
create index visit_comments_user on visit_comments (enterprise_id, user_id);
call app.protect('visit_comments');
grant select, insert on visit_comments to yijian_app;
call app.audit('visit_comments');

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
  foreign key (enterprise_id, created_by) references users,
  foreign key (enterprise_id, decided_by) references users,
  foreign key (enterprise_id, organization_id) references organizations,
  check (ends_on >= starts_on and ends_on <= (starts_on + 365)),
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
call app.protect('visit_cycles');
grant select, insert, update on visit_cycles to yijian_app;
call app.audit('visit_cycles');

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
call app.protect('visit_goals');
grant select, insert, delete on visit_goals to yijian_app;
call app.audit('visit_goals');

insert into app.dictionary_columns (key, table_name, column_name) values
  ('visitType', 'visits', 'visit_type'),
  ('visitPurpose', 'visits', 'visit_purposes'),
  ('visitDuration', 'visits', 'visit_duration'),
  ('visitResults', 'visits', 'visit_results'),
  ('visitState', 'visits', 'state'),
  ('reaction', 'visit_products', 'reaction');
