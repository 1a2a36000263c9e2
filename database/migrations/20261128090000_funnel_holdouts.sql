-- Hold-outs: of those who stopped at a step of a funnel a share drawn at random is kept back, so that the effect of an act can be told (product 3.17).

create table funnel_holdouts (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  name text not null check (name <> ''),
  definition jsonb not null,
  step int not null check (step >= 1),
  breakdown text check (breakdown in ('REGION', 'DEPARTMENT', 'TIER', 'CHANNEL')),
  value text,
  share int not null check (share between 10 and 50),
  days int not null check (days between 1 and 365),
  seed text not null check (seed <> ''),
  left_out int not null default 0 check (left_out >= 0),
  drawn_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > drawn_at),
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id, name),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id)
);
comment on table funnel_holdouts is 'Draws among those who stopped at a step of a funnel: who is acted on, who is kept back, and how long the next step counts.';
comment on column funnel_holdouts.definition is 'The funnel as it was, with the days of its period; step n + 1 is what counts as conversion.';
comment on column funnel_holdouts.step is 'Those who had reached this step and no later one were drawn from; of one value of breakdown where value is given.';
comment on column funnel_holdouts.share is 'Per cent of the people kept back.';
comment on column funnel_holdouts.seed is 'The doctors in the order of sha256(seed:id); the first of them are kept back.';
comment on column funnel_holdouts.left_out is 'Doctors not drawn, because another hold-out that still ran kept them back.';

create table funnel_holdout_people (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  holdout_id bigint not null,
  doctor_id bigint not null,
  is_held boolean not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, holdout_id, doctor_id),
  foreign key (enterprise_id, holdout_id) references funnel_holdouts (enterprise_id, id) on delete cascade,
  foreign key (enterprise_id, doctor_id) references doctors (enterprise_id, id)
);
comment on table funnel_holdout_people is 'The doctors of a draw, written once with it.';
comment on column funnel_holdout_people.is_held is 'Kept back; the others are acted on.';
create index funnel_holdout_people_doctor on funnel_holdout_people (enterprise_id, doctor_id);

call app.protect('funnel_holdouts');
call app.protect('funnel_holdout_people');
call app.audit('funnel_holdouts');
grant select, insert, delete on funnel_holdouts, funnel_holdout_people to yijian_app;
