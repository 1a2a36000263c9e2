-- Tags of doctors: groups, terms, which doctor carries which, rules that give them, and tags given in bulk (specification 7.5).

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
  foreign key (enterprise_id, group_id) references tag_groups,
  foreign key (enterprise_id, user_id) references users,
  check ((group_id is null) <> (user_id is null))
);
comment on table tag_terms is 'What a doctor can be tagged with: a term of the enterprise stands in a group, a personal term is seen by its user alone.';
comment on column tag_terms.user_id is 'Whose personal term it is; null for a term of the enterprise.';
comment on column tag_terms.is_enabled is 'A term out of use stays on the doctors that carry it and is given to no other.';
create unique index tag_terms_system on tag_terms (enterprise_id, name) where user_id is null;
create unique index tag_terms_personal on tag_terms (enterprise_id, user_id, name) where user_id is not null;
create index tag_terms_group on tag_terms (enterprise_id, group_id, sort);
create index tag_terms_user on tag_terms (enterprise_id, user_id);

create table doctor_tags (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  term_id bigint not null,
  source text not null default 'MANUAL' check (source in ('MANUAL', 'BULK', 'RULE', 'IMPORT', 'DEMO')),
  added_by bigint,
  added_at timestamptz not null default now(),
  batch_id bigint,
  primary key (enterprise_id, doctor_id, term_id),
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade,
  foreign key (enterprise_id, term_id) references tag_terms on delete cascade
);
comment on table doctor_tags is 'Which doctor carries which term.';
comment on column doctor_tags.id is 'For the audit trail; the key is the doctor with the term.';
comment on column doctor_tags.added_by is 'Null for what a rule gave.';
comment on column doctor_tags.batch_id is 'The bulk act that gave it, so that it can be undone.';
create index doctor_tags_term on doctor_tags (enterprise_id, term_id, doctor_id);
create index doctor_tags_batch on doctor_tags (enterprise_id, batch_id, doctor_id) where batch_id is not null;

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

create table doctor_tag_batches (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  act text not null check (act in ('ADD', 'REMOVE')),
  term_ids bigint[] not null check (cardinality(term_ids) between 1 and 10),
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'CANCELLED', 'UNDOING', 'UNDONE')),
  matched int not null,
  done int not null default 0,
  changed int not null default 0,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users
);
comment on table doctor_tag_batches is 'Terms given to or taken from many doctors at once; done in steps, and undone the same way.';
comment on column doctor_tag_batches.done is 'Doctors worked through so far, of the step forward or of the undoing.';
comment on column doctor_tag_batches.changed is 'Doctors that carried less or more than before.';
create index doctor_tag_batches_user on doctor_tag_batches (enterprise_id, user_id, id);

create table doctor_tag_batch_rows (
  enterprise_id bigint not null default app.enterprise_id(),
  batch_id bigint not null,
  doctor_id bigint not null,
  taken jsonb,
  primary key (enterprise_id, batch_id, doctor_id),
  foreign key (enterprise_id, batch_id) references doctor_tag_batches on delete cascade
);
comment on table doctor_tag_batch_rows is 'The doctors of a bulk act as they matched when it was asked for.';
comment on column doctor_tag_batch_rows.taken is 'What a removal took, for giving it back: term, source, who, when.';

do $$
declare
  name text;
begin
  foreach name in array array['tag_groups', 'tag_terms', 'doctor_tags', 'doctor_tag_rules', 'doctor_tag_batches', 'doctor_tag_batch_rows'] loop
    call app.protect(name::regclass);
    execute format('grant select, insert, update, delete on %I to yijian_app', name);
  end loop;
  call app.audit('tag_groups');
  call app.audit('tag_terms');
  call app.audit('doctor_tags');
  call app.audit('doctor_tag_rules', 'matched', 'run_at');
  call app.audit('doctor_tag_batches', 'done', 'changed');
end
$$;

-- Tags stood as names on the doctor, their words in a dictionary: both become terms. Row security asks for one enterprise at a time.
do $$
declare
  enterprise bigint;
  first_group bigint;
begin
  for enterprise in select id from enterprises order by id loop
    perform set_config('app.enterprise_id', enterprise::text, true);
    if exists (select from dictionary_entries where enterprise_id = enterprise and key = 'doctorTag')
      or exists (select from doctors where enterprise_id = enterprise and tag_names <> '{}') then
      insert into tag_groups (name, en_name) values ('医生标签', 'Doctor tags') returning id into first_group;
      insert into tag_terms (group_id, name, en_name, sort)
      select first_group, value, en_name, sort from dictionary_entries where enterprise_id = enterprise and key = 'doctorTag';
      insert into tag_terms (group_id, name)
      select distinct first_group, tag from doctors d, unnest(d.tag_names) tag where d.enterprise_id = enterprise
      on conflict do nothing;
      insert into doctor_tags (doctor_id, term_id, source)
      select distinct d.id, t.id, 'MANUAL' from doctors d, unnest(d.tag_names) tag
      join tag_terms t on t.name = tag and t.user_id is null and t.enterprise_id = enterprise
      where d.enterprise_id = enterprise;
      delete from dictionary_entries where enterprise_id = enterprise and key = 'doctorTag';
      delete from dictionary_types where enterprise_id = enterprise and key = 'doctorTag';
    end if;
  end loop;
  perform set_config('app.enterprise_id', '', true);
end
$$;
alter table doctors drop column tag_names;
