-- The whole life of a visit: check-in, late entry, unlocking, review, colleagues who came along, comments (product: Visit machine).

alter table visits drop constraint visits_state_check;
alter table visits add constraint visits_state_check check (state in ('PLANNED', 'IN_VISIT', 'SAVED', 'SUBMITTED', 'SUBMITTED_LATE',
  'UNLOCK_PENDING', 'UNDER_REVIEW', 'VALID', 'INVALID', 'CANCELLED', 'MISSED'));
alter table visits
  add column is_counted boolean not null generated always as
    (state in ('SUBMITTED', 'SUBMITTED_LATE', 'UNLOCK_PENDING', 'UNDER_REVIEW', 'VALID')) stored,
  add column colleague_ids bigint[] not null default '{}' check (cardinality(colleague_ids) <= 10),
  add column planned_at timestamptz,
  add column checked_in_at timestamptz,
  add column place_state text check (place_state in ('LOCATED', 'REFUSED', 'UNAVAILABLE')),
  add column distance_metres int check (distance_metres >= 0),
  add column late_reason text not null default '',
  add column locked_state text check (locked_state in ('SUBMITTED', 'SUBMITTED_LATE', 'VALID')),
  add column unlock_reason text,
  add column review_reason text,
  add column corrections int not null default 0 check (corrections >= 0),
  add column client_id uuid,
  add constraint visits_unlock_check check ((state = 'UNLOCK_PENDING') = (unlock_reason is not null));
comment on column visits.is_counted is 'Counts for coverage, frequency and the last visit: submitted, and not judged invalid.';
comment on column visits.colleague_ids is 'Colleagues who came along, besides the joint manager.';
comment on column visits.planned_at is 'When it was planned for; starts_at is when its visitor checked in.';
comment on column visits.place_state is 'What became of asking the device for its place at check-in.';
comment on column visits.distance_metres is 'From the hospital at check-in; null when either place is unknown.';
comment on column visits.late_reason is 'Why it was submitted after the days for it; empty when in time.';
comment on column visits.locked_state is 'The state to go back to when an unlock is refused or withdrawn.';
comment on column visits.corrections is 'How many times it was unlocked and submitted again.';
comment on column visits.client_id is 'Made by the device, so that a visit sent twice is kept once.';
create unique index visits_client on visits (enterprise_id, user_id, client_id) where client_id is not null;
create index visits_waiting on visits (enterprise_id, state, starts_at) where state in ('UNLOCK_PENDING', 'UNDER_REVIEW');

create table visit_log (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  visit_id bigint not null,
  at timestamptz not null default now(),
  user_id bigint,
  act text not null check (act in ('CREATE', 'EDIT', 'CHECK_IN', 'SUBMIT', 'RESCHEDULE', 'CANCEL', 'MISS', 'ASK_UNLOCK', 'WITHDRAW_UNLOCK',
    'GRANT_UNLOCK', 'REFUSE_UNLOCK', 'FLAG', 'JUDGE')),
  from_state text,
  to_state text not null,
  reason text not null default '',
  changed text[] not null default '{}',
  submitted jsonb,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, visit_id) references visits on delete cascade,
  foreign key (enterprise_id, user_id) references users
);
comment on table visit_log is 'Every step of a visit: who, when, from which state to which, why.';
comment on column visit_log.user_id is 'Null: the system.';
comment on column visit_log.changed is 'Of a submission after an unlock: the columns that differ from what was submitted before.';
comment on column visit_log.submitted is 'What had been submitted, kept when it is unlocked.';
create index visit_log_visit on visit_log (enterprise_id, visit_id, id);
create index visit_log_user on visit_log (enterprise_id, user_id);

create table visit_comments (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  visit_id bigint not null,
  user_id bigint not null,
  at timestamptz not null default now(),
  body text not null check (char_length(body) between 1 and 1000),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, visit_id) references visits on delete cascade,
  foreign key (enterprise_id, user_id) references users
);
comment on table visit_comments is 'What managers say about a visit to coach, and the answers of its visitor.';
create index visit_comments_visit on visit_comments (enterprise_id, visit_id, id);
create index visit_comments_user on visit_comments (enterprise_id, user_id);

do $$
declare
  name text;
begin
  foreach name in array array['visit_log', 'visit_comments'] loop
    call app.protect(name::regclass);
    execute format('grant select, insert on %I to yijian_app', name);
  end loop;
  call app.audit('visit_comments');
end
$$;
