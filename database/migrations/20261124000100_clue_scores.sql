-- Clue scoring: rule sets, the score of each doctor by the set that is applied, clues and who follows them.

create table clue_sets (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  product_id bigint,
  scoring jsonb not null,
  open_grades text[] not null check (open_grades <> '{}'),
  sla_days int not null check (sla_days between 1 and 90),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'SIMULATED', 'APPLIED', 'RETIRED')),
  simulation jsonb,
  simulated_at timestamptz,
  applied_at timestamptz,
  retired_at timestamptz,
  scored_at timestamptz,
  owner_id bigint not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, name),
  foreign key (enterprise_id, product_id) references products (enterprise_id, id),
  foreign key (enterprise_id, owner_id) references users (enterprise_id, id),
  check ((state in ('APPLIED', 'RETIRED')) = (applied_at is not null))
);
comment on table clue_sets is 'Rule sets of clue scoring. One of each scope is applied; a set that was applied never changes.';
comment on column clue_sets.product_id is 'The scope; null for all products.';
comment on column clue_sets.scoring is 'Rules, channel weights, consent and thresholds, as the contract has them.';
comment on column clue_sets.open_grades is 'Grades that make a doctor a clue.';
comment on column clue_sets.sla_days is 'Days to follow a clue before it is recycled.';
comment on column clue_sets.simulation is 'Grades that the simulation came to.';
comment on column clue_sets.scored_at is 'When clue_scores was last computed for it.';
create unique index clue_sets_applied on clue_sets (enterprise_id, coalesce(product_id, 0)) where state = 'APPLIED';
create index clue_sets_product on clue_sets (enterprise_id, product_id);
create index clue_sets_owner on clue_sets (enterprise_id, owner_id);
create index clue_sets_updated on clue_sets (enterprise_id, updated_at desc, id desc);

create table clue_scores (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  set_id bigint not null,
  doctor_id bigint not null,
  fit numeric(10, 2) not null,
  engagement numeric(10, 2) not null,
  grade text not null check (grade in ('A', 'B', 'C', 'D')),
  earlier numeric(10, 2) not null,
  reasons jsonb not null default '[]',
  last_event_at timestamptz,
  scored_at timestamptz not null,
  primary key (enterprise_id, set_id, doctor_id),
  foreign key (enterprise_id, set_id) references clue_sets (enterprise_id, id) on delete cascade,
  foreign key (enterprise_id, doctor_id) references doctors (enterprise_id, id) on delete cascade
);
comment on table clue_scores is 'The score of each doctor for whom a rule of an applied set holds; computed from doctors and interactions, never typed in.';
comment on column clue_scores.earlier is 'Score 30 days before.';
comment on column clue_scores.reasons is 'Names of the three rules with most points, and their points.';
create index clue_scores_doctor on clue_scores (enterprise_id, doctor_id);

create table clues (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  set_id bigint not null,
  product_id bigint,
  doctor_id bigint not null,
  state text not null check (state in ('NEW', 'ASSIGNED', 'FOLLOWING', 'CONVERTED', 'RECYCLED', 'INVALID')),
  owner_id bigint,
  due_at timestamptz,
  note text not null default '',
  opened_at timestamptz not null,
  ended_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, set_id) references clue_sets (enterprise_id, id),
  foreign key (enterprise_id, product_id) references products (enterprise_id, id),
  foreign key (enterprise_id, doctor_id) references doctors (enterprise_id, id),
  foreign key (enterprise_id, owner_id) references users (enterprise_id, id),
  check ((state in ('ASSIGNED', 'FOLLOWING')) <= (owner_id is not null)),
  check ((state in ('CONVERTED', 'INVALID')) = (ended_at is not null))
);
comment on table clues is 'Doctors whose score reached a grade that the set names, each with a colleague who follows it in time.';
comment on column clues.product_id is 'Scope of the set.';
comment on column clues.due_at is 'An assigned clue that is not followed by then is recycled.';
comment on column clues.note is 'Why it was recycled or is invalid, or what it was converted to.';
comment on column clues.ended_at is 'When it was converted or found invalid.';
create unique index clues_open on clues (enterprise_id, doctor_id, coalesce(product_id, 0)) where ended_at is null;
create index clues_doctor on clues (enterprise_id, doctor_id);
create index clues_owner on clues (enterprise_id, owner_id, state);
create index clues_set on clues (enterprise_id, set_id, doctor_id);
create index clues_product on clues (enterprise_id, product_id);
create index clues_due on clues (enterprise_id, due_at) where state = 'ASSIGNED';

call app.protect('clue_sets');
call app.protect('clue_scores');
call app.protect('clues');
call app.audit('clue_sets', 'simulation', 'scored_at');
call app.audit('clues');
grant select, insert, update, delete on clue_sets, clue_scores to yijian_app;
grant select, insert, update on clues to yijian_app;

insert into app.doctor_reference_rules (table_name, column_name, kind, filter, winner, why) values
  ('clue_scores', 'doctor_id', 'TAKEN', 'true', null, 'Computed anew for the survivor with the next scoring.');
