-- Tags of doctors: groups, terms, which doctor carries which, rules that give them (specification 7.5).

create table tag_groups (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  name text not null check (char_length(name) between 1 and 40),
  en_name text not null default '' check (char_length(en_name) <= 80),
  sort int not null default 0,
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, name)
);
comment on table tag_groups is 'Groups of the terms that the enterprise keeps.';
call app.protect('tag_groups');
grant select, insert, update, delete on tag_groups to yijian_app;
call app.audit('tag_groups');

create table tag_terms (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  group_id bigint,
  user_id bigint,
  name text not null check (char_length(name) between 1 and 40),
  en_name text not null default '' check (char_length(en_name) <= 80),
  sort int not null default 0,
  is_enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, group_id) references tag_groups,
  check ((group_id is null) <> (user_id is null))
);
comment on table tag_terms is 'What a doctor can be tagged with: a term of the enterprise stands in a group, a personal term is seen by its user alone.';
comment on column tag_terms.user_id is 'Whose personal term it is; null for a term of the enterprise.';
comment on column tag_terms.is_enabled is 'A term out of use stays on the doctors that carry it and is given to no other.';
create unique index tag_terms_system on tag_terms (enterprise_id, name) where user_id is null;
create unique index tag_terms_personal on tag_terms (enterprise_id, user_id, name) where user_id is not null;
create index tag_terms_group on tag_terms (enterprise_id, group_id, sort);
create index tag_terms_user on tag_terms (enterprise_id, user_id);
call app.protect('tag_terms');
grant select, insert, update, delete on tag_terms to yijian_app;
call app.audit('tag_terms');

create table doctor_tags (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  term_id bigint not null,
  source text not null default 'MANUAL' check (source in ('MANUAL', 'BULK', 'RULE', 'IMPORT', 'DEMO')),
  added_by bigint,
  added_at timestamptz not null default now(),
  work_id bigint,
  primary key (enterprise_id, doctor_id, term_id),
  foreign key (enterprise_id, term_id) references tag_terms on delete cascade,
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade
);
comment on table doctor_tags is 'Which doctor carries which term.';
comment on column doctor_tags.id is 'For the audit trail; the key is the doctor with the term.';
comment on column doctor_tags.added_by is 'Null for what a rule gave.';
comment on column doctor_tags.work_id is 'The bulk act that gave it, so that it can be undone.';
create index doctor_tags_term on doctor_tags (enterprise_id, term_id, doctor_id);
create index doctor_tags_work on doctor_tags (enterprise_id, work_id, doctor_id) where work_id is not null;
call app.protect('doctor_tags');
grant select, insert, update, delete on doctor_tags to yijian_app;
call app.audit('doctor_tags');

create table doctor_tag_rules (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  term_id bigint not null,
  filter jsonb not null check (jsonb_typeof(filter) = 'object'),
  is_enabled boolean not null default true,
  matched int,
  run_at timestamptz,
  created_by bigint,
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, term_id),
  foreign key (enterprise_id, term_id) references tag_terms on delete cascade
);
comment on table doctor_tag_rules is 'Rules of the terms: doctors that match the filter carry the term, and lose it when they no longer do.';
comment on column doctor_tag_rules.filter is 'The filter of the customer list, a closed set of fields that the server turns into SQL.';
comment on column doctor_tag_rules.matched is 'Doctors that carried the term by this rule after its last run.';
call app.protect('doctor_tag_rules');
grant select, insert, update, delete on doctor_tag_rules to yijian_app;
call app.audit('doctor_tag_rules', 'matched', 'run_at');
