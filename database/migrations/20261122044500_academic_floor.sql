-- Publications, who wrote them, what doctors did in science, and the relations between people that follow from it (specification 2.5, 3).

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
  primary key (enterprise_id, id),
  foreign key (enterprise_id, created_by) references users,
  check ((state = 'RUNNING') = (ended_at is null))
);
comment on table publication_imports is 'One file of publications that was read in, with its counts.';
comment on column publication_imports.faults is 'The first faults: [{"line", "problem", "value"}]; fault_count counts all.';
create index publication_imports_time on publication_imports (enterprise_id, created_at desc);
create index publication_imports_created_by on publication_imports (enterprise_id, created_by);

create table publications (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  openalex_id text,
  doi text check (doi = lower(doi) and doi like '10.%'),
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
  unique (enterprise_id, openalex_id),
  unique (enterprise_id, doi),
  unique (enterprise_id, pmid),
  foreign key (enterprise_id, import_id) references publication_imports
);
comment on table publications is 'Papers, guidelines in print and other works, each once, however many files name it.';
comment on column publications.title_key is 'Letters and digits of the title in lower case: finds the same work without a number.';
comment on column publications.topics is 'Concepts and MeSH headings, the strongest first.';
create index publications_title on publications (enterprise_id, title_key, year);
create index publications_year on publications (enterprise_id, year, id);
create index publications_import on publications (enterprise_id, import_id) where import_id is not null;

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
  province_code text references regions (code),
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
  foreign key (enterprise_id, publication_id) references publications on delete cascade,
  foreign key (enterprise_id, scholar_id) references scholars,
  foreign key (enterprise_id, person_id) references scholars
);
comment on table authorships is 'Who wrote what, in the order of the paper.';
comment on column authorships.scholar_id is 'The author as the source names them.';
comment on column authorships.person_id is 'Who is credited: the node of a doctor when a match is confirmed, else the author or whom it was merged into.';
create index authorships_scholar on authorships (enterprise_id, scholar_id, publication_id);
create index authorships_person on authorships (enterprise_id, person_id, publication_id);

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
  foreign key (enterprise_id, publication_id, position) references authorships on delete cascade,
  foreign key (enterprise_id, doctor_id) references doctors,
  foreign key (enterprise_id, decided_by) references users
);
comment on table authorship_matches is 'That an author of a work is a doctor of ours: suggested, confirmed or rejected; a rejection is remembered.';
comment on column authorship_matches.confidence is '0 to 1; a name alone is never confirmed.';
comment on column authorship_matches.evidence is 'Why: [{"feature", "value", "weight"}], the strongest first.';
comment on column authorship_matches.decided_by is 'Null: by the matching itself.';
create unique index authorship_matches_one on authorship_matches (enterprise_id, publication_id, position) where state = 'CONFIRMED';
create index authorship_matches_doctor on authorship_matches (enterprise_id, doctor_id, state, publication_id);
create index authorship_matches_open on authorship_matches (enterprise_id, confidence desc, id) where state = 'SUGGESTED';
create index authorship_matches_decided_by on authorship_matches (enterprise_id, decided_by) where decided_by is not null;

create table academic_records (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  kind text not null check (kind in ('SITE', 'EDUCATION', 'WORK', 'POSITION', 'TITLE', 'SOCIETY', 'JOURNAL', 'MENTOR', 'GUIDE', 'MEETING',
    'LIVE', 'RESEARCH', 'FUND', 'PATENT', 'ACTIVITY')),
  title text not null,
  role text not null default '',
  institution text not null default '',
  url text not null default '',
  starts_on date,
  ends_on date,
  cited_count int check (cited_count >= 0),
  details jsonb not null default '{}',
  subject_key text,
  other_doctor_id bigint,
  source text not null,
  source_url text not null default '',
  source_updated_at timestamptz,
  confidence double precision not null check (confidence between 0 and 1),
  state text not null default 'SUGGESTED' check (state in ('SUGGESTED', 'CONFIRMED', 'REJECTED')),
  decided_by bigint,
  decided_at timestamptz,
  reason text not null default '' check (char_length(reason) <= 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, doctor_id) references doctors,
  foreign key (enterprise_id, other_doctor_id) references doctors,
  foreign key (enterprise_id, decided_by) references users,
  check (ends_on >= starts_on),
  check ((kind = 'MENTOR') = (other_doctor_id is not null))
);
comment on table academic_records is 'What public sources tell of a doctor beside papers, each with its source, confidence and state.';
comment on column academic_records.details is 'What only this kind has, e.g. fundingNumber of a FUND, digest of a PATENT; shapes in the contract of academic-records.';
comment on column academic_records.subject_key is 'The same for all doctors of the same trial, society, school or meeting: relations follow from it.';
comment on column academic_records.other_doctor_id is 'The mentor, of kind MENTOR; after a merge of the two it may be the doctor, which says nothing.';
create index academic_records_doctor on academic_records (enterprise_id, doctor_id, kind, starts_on desc nulls last, id);
create index academic_records_subject on academic_records (enterprise_id, kind, subject_key, doctor_id) where subject_key is not null;
create index academic_records_other on academic_records (enterprise_id, other_doctor_id) where other_doctor_id is not null;
create index academic_records_decided_by on academic_records (enterprise_id, decided_by) where decided_by is not null;

create table academic_relations (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  scholar_id bigint not null,
  other_id bigint not null,
  type text not null check (type in ('CO_AUTHOR', 'RESEARCH', 'SOCIETY', 'SCHOOL', 'MENTOR', 'MEETING', 'COLLEAGUE')),
  year int not null,
  count int not null check (count > 0),
  strength real not null check (strength > 0),
  primary key (enterprise_id, scholar_id, type, other_id, year),
  foreign key (enterprise_id, scholar_id) references scholars,
  foreign key (enterprise_id, other_id) references scholars,
  check (other_id <> scholar_id)
);
comment on table academic_relations is 'Relations between persons, derived from publications and academic records; every pair stands in both directions.';
comment on column academic_relations.year is 'Year of what they share; 0 when it has none.';
comment on column academic_relations.count is 'Shared works, trials, posts or meetings of that year.';
comment on column academic_relations.strength is 'Count weighed by how many took part: two authors of one paper are closer than two of two hundred.';
create index academic_relations_other on academic_relations (enterprise_id, other_id);

insert into app.doctor_reference_rules (table_name, column_name, kind, filter, winner, why) values
  ('authorship_matches', 'doctor_id', 'COLUMN', 'true', $w$array_position(array['SUGGESTED', 'REJECTED', 'CONFIRMED'], state)$w$,
   'What a person or strong evidence said holds.');

do $$
declare
  name text;
begin
  foreach name in array array['publication_imports', 'publications', 'scholars', 'authorships', 'authorship_matches', 'academic_records',
    'academic_relations'] loop
    call app.protect(name::regclass);
  end loop;
  -- Rows that a file brings or that follow from others are not audited one by one: their import and their decision are.
  foreach name in array array['publication_imports', 'authorship_matches', 'academic_records'] loop
    call app.audit(name::regclass);
  end loop;
  grant select, insert, update on publication_imports, publications, scholars, authorships, academic_records to yijian_app;
  grant select, insert, update, delete on authorship_matches, academic_relations to yijian_app;
  grant delete on authorships, academic_records to yijian_app;
end
$$;
