-- Publications, who wrote them, and which doctor that is (specification 2.5, 3).

create table publication_imports (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  kind text not null check (kind in ('OPENALEX', 'PUBMED')),
  file_name text not null,
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'FAILED', 'STOPPED')),
  read_count int not null default 0,
  added_count int not null default 0,
  updated_count int not null default 0,
  same_count int not null default 0,
  fault_count int not null default 0,
  suggested_count int not null default 0,
  confirmed_count int not null default 0,
  faults jsonb not null default '[]',
  created_by bigint not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  beat_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, created_by) references users,
  check ((state = 'RUNNING') = (ended_at is null))
);
comment on table publication_imports is 'One file of publications that was read in, with its counts.';
comment on column publication_imports.faults is 'The first faults: [{"line", "problem", "value"}]; fault_count counts all.';
comment on column publication_imports.beat_at is 'Last sign of life; a running import that is silent for a minute has died with its process.';
create index publication_imports_time on publication_imports (enterprise_id, created_at desc);
create index publication_imports_created_by on publication_imports (enterprise_id, created_by);
create unique index publication_imports_running on publication_imports (enterprise_id) where state = 'RUNNING';
create index publication_imports_hash on publication_imports (enterprise_id, file_hash);
call app.protect('publication_imports');
grant select, insert, update on publication_imports to yijian_app;
-- Counts that grow while a file is read are not audited step by step: the end says what came of it.
call app.audit('publication_imports', 'beat_at', 'faults');

-- Rows that a file brings or that follow from others are not audited one by one: their import and their decision are.
create table publications (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  openalex_id text,
  doi text check (doi = lower(doi) and doi ~~ '10.%'),
  pmid text check (pmid ~ '^[0-9]{1,9}$'),
  title text not null,
  title_key text not null,
  type text not null default 'article',
  periodical text not null default '',
  year int not null check (year between 1500 and 2100),
  published_on date,
  cited_count int not null default 0 check (cited_count >= 0),
  url text not null default '',
  topics text[] not null default '{}',
  is_retracted boolean not null default false,
  author_count int not null default 0,
  source text not null check (source in ('OPENALEX', 'PUBMED', 'MANUAL', 'DEMO')),
  source_updated_at timestamptz,
  import_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, doi),
  unique (enterprise_id, pmid),
  unique (enterprise_id, openalex_id),
  foreign key (enterprise_id, import_id) references publication_imports
);
comment on table publications is 'Papers, guidelines in print and other works, each once, however many files name it.';
comment on column publications.title_key is 'Letters and digits of the title in lower case: finds the same work without a number.';
comment on column publications.topics is 'Concepts and MeSH headings, the strongest first.';
create index publications_title on publications (enterprise_id, title_key, year);
create index publications_year on publications (enterprise_id, year, id);
create index publications_import on publications (enterprise_id, import_id) where import_id is not null;
call app.protect('publications');
grant select, insert, update on publications to yijian_app;

create table scholars (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint,
  source_key text,
  name text not null,
  name_key text not null,
  orcid text,
  institution text not null default '',
  country_code text,
  province_code text references regions,
  topics text[] not null default '{}',
  work_count int not null default 0,
  cited_count int not null default 0,
  first_year int,
  last_year int,
  merged_into bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, source_key),
  foreign key (enterprise_id, doctor_id) references doctors,
  foreign key (enterprise_id, merged_into) references scholars,
  check (merged_into <> id)
);
comment on table scholars is 'Persons of science: every doctor with academic work has one, and every author that a source names has one.';
comment on column scholars.doctor_id is 'Set on the node of a doctor; null for authors a source names. After a merge a doctor has two: the lower id counts.';
comment on column scholars.source_key is 'openalex:A… , orcid:… or pubmed:<name>|<institution>; null on the node of a doctor.';
comment on column scholars.name_key is 'Latin letters of the name, lower case, words in alphabetical order.';
comment on column scholars.merged_into is 'A steward found both to be one person; works are credited to the other.';
create index scholars_doctor on scholars (enterprise_id, doctor_id, id) where doctor_id is not null;
create index scholars_name on scholars (enterprise_id, name_key);
create index scholars_merged_into on scholars (enterprise_id, merged_into) where merged_into is not null;
create index scholars_orcid on scholars (enterprise_id, orcid) where orcid is not null;
create index scholars_province on scholars (province_code) where province_code is not null;
call app.protect('scholars');
grant select, insert, update on scholars to yijian_app;

create table authorships (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  publication_id bigint not null,
  position int not null check (position >= 1),
  scholar_id bigint not null,
  person_id bigint not null,
  name text not null,
  institutions text[] not null default '{}',
  country_codes text[] not null default '{}',
  is_last boolean not null default false,
  is_corresponding boolean not null default false,
  primary key (enterprise_id, publication_id, position),
  foreign key (enterprise_id, person_id) references scholars,
  foreign key (enterprise_id, scholar_id) references scholars,
  foreign key (enterprise_id, publication_id) references publications on delete cascade
);
comment on table authorships is 'Who wrote what, in the order of the paper.';
comment on column authorships.scholar_id is 'The author as the source names them.';
comment on column authorships.person_id is 'Who is credited: the node of a doctor when a match is confirmed, else the author or whom it was merged into.';
create index authorships_scholar on authorships (enterprise_id, scholar_id, publication_id);
create index authorships_person on authorships (enterprise_id, person_id, publication_id);
call app.protect('authorships');
grant select, insert, update, delete on authorships to yijian_app;

create table authorship_matches (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  publication_id bigint not null,
  position int not null,
  doctor_id bigint not null,
  state text not null check (state in ('SUGGESTED', 'CONFIRMED', 'REJECTED')),
  confidence double precision not null check (confidence between 0 and 1),
  evidence jsonb not null default '[]',
  decided_by bigint,
  decided_at timestamptz,
  reason text not null default '' check (char_length(reason) <= 300),
  created_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, publication_id, position, doctor_id),
  foreign key (enterprise_id, doctor_id) references doctors,
  foreign key (enterprise_id, decided_by) references users,
  foreign key (enterprise_id, publication_id, position) references authorships on delete cascade
);
comment on table authorship_matches is 'That an author of a work is a doctor of ours: suggested, confirmed or rejected; a rejection is remembered.';
comment on column authorship_matches.confidence is '0 to 1; a name alone is never confirmed.';
comment on column authorship_matches.evidence is 'Why: [{"feature", "value", "weight"}], the strongest first.';
comment on column authorship_matches.decided_by is 'Null: by the matching itself.';
create unique index authorship_matches_one on authorship_matches (enterprise_id, publication_id, position) where state = 'CONFIRMED';
create index authorship_matches_doctor on authorship_matches (enterprise_id, doctor_id, state, publication_id);
create index authorship_matches_open on authorship_matches (enterprise_id, confidence desc, id) where state = 'SUGGESTED';
create index authorship_matches_decided_by on authorship_matches (enterprise_id, decided_by) where decided_by is not null;
call app.protect('authorship_matches');
grant select, insert, update, delete on authorship_matches to yijian_app;
call app.audit('authorship_matches');

create table publication_decisions (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  kind text not null check (kind in ('CONFIRM', 'REJECT', 'MERGE', 'SPLIT')),
  count int not null check (count > 0),
  before jsonb not null,
  reason text not null default '' check (char_length(reason) <= 300),
  decided_by bigint not null,
  decided_at timestamptz not null default now(),
  undone_at timestamptz,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, decided_by) references users
);
comment on table publication_decisions is 'What a person decided on whose a work is, with what stood there before.';
comment on column publication_decisions.before is 'Rows as they were before and as the decision left them: an undo finds out whether somebody went on from there.';
create index publication_decisions_by on publication_decisions (enterprise_id, decided_by, id desc);
call app.protect('publication_decisions');
grant select, insert, update on publication_decisions to yijian_app;
call app.audit('publication_decisions', 'before');

insert into app.doctor_reference_rules (table_name, column_name, kind, filter, winner, why) values
  ('authorship_matches', 'doctor_id', 'COLUMN', 'true', 'array_position(array[''SUGGESTED'', ''REJECTED'', ''CONFIRMED''], state)',
    'What a person or strong evidence said holds.');
