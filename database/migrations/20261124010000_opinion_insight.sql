-- What doctors say in public about drugs: sources, posts, and the mentions that the tagger or a person found in them.

create table insight_sources (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  code text not null check (code ~ '^[A-Z][A-Z0-9_]{0,39}$'),
  name text not null check (char_length(name) between 1 and 60),
  en_name text not null check (char_length(en_name) between 1 and 60),
  weight numeric(3, 2) not null check (weight > 0 and weight <= 1),
  sort int not null default 0,
  primary key (enterprise_id, id),
  unique (enterprise_id, code)
);
comment on table insight_sources is 'Where public posts of doctors come from.';
comment on column insight_sources.weight is 'How much a mention counts in the recommendation index, 1 at most.';

create table insight_drugs (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  name text not null check (char_length(name) between 1 and 60),
  en_name text not null default '' check (char_length(en_name) <= 60),
  generic_name text not null default '' check (char_length(generic_name) <= 60),
  aliases text[] not null default '{}',
  indications text[] not null check (indications <> '{}'),
  is_own boolean not null,
  is_withheld boolean not null default false,
  is_enabled boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, name)
);
comment on table insight_drugs is 'Drugs that posts are searched for: own ones and those of competitors.';
comment on column insight_drugs.aliases is 'Other names in posts; the names of the row itself are searched for as well.';
comment on column insight_drugs.indications is 'Values of the dictionary indication; the first is meant where a post names none.';
comment on column insight_drugs.is_withheld is 'Whether its academic data are kept back: no analysis shows a number of it.';

create table insight_posts (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  source_code text not null,
  external_id text not null check (char_length(external_id) between 1 and 80),
  doctor_id bigint not null,
  posted_at timestamptz not null,
  title text not null default '' check (char_length(title) <= 200),
  body text not null check (char_length(body) between 1 and 5000),
  url text not null default '' check (char_length(url) <= 500),
  model_version text not null,
  imported_by bigint not null,
  created_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, source_code, external_id),
  foreign key (enterprise_id, source_code) references insight_sources (enterprise_id, code),
  foreign key (enterprise_id, doctor_id) references doctors,
  foreign key (enterprise_id, imported_by) references users (enterprise_id, id)
);
comment on table insight_posts is 'Public posts of known doctors; the text never changes once it is stored.';
comment on column insight_posts.external_id is 'Id of the post at its source.';
comment on column insight_posts.model_version is 'Version of the tagger that read it last.';
create index insight_posts_doctor on insight_posts (enterprise_id, doctor_id, posted_at desc, id desc);
create index insight_posts_posted on insight_posts (enterprise_id, posted_at);
create index insight_posts_importer on insight_posts (enterprise_id, imported_by);

create table insight_mentions (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  post_id bigint not null,
  sentence int not null check (sentence >= 0),
  quote text not null check (char_length(quote) between 1 and 1000),
  drug_id bigint not null,
  indication text not null,
  tagged_aspect text not null check (tagged_aspect in ('EFFICACY', 'SAFETY', 'DOSING', 'PRICE', 'ACCESS', 'EVIDENCE', 'OVERALL')),
  aspect text not null check (aspect in ('EFFICACY', 'SAFETY', 'DOSING', 'PRICE', 'ACCESS', 'EVIDENCE', 'OVERALL')),
  attitude smallint not null check (attitude between -1 and 1),
  viewpoint text not null,
  evidence jsonb not null,
  model_version text not null,
  source_code text not null,
  doctor_id bigint not null,
  posted_on date not null,
  version int not null default 1,
  primary key (enterprise_id, id),
  unique (enterprise_id, post_id, sentence, drug_id, tagged_aspect),
  foreign key (enterprise_id, post_id) references insight_posts on delete cascade,
  foreign key (enterprise_id, drug_id) references insight_drugs,
  foreign key (enterprise_id, source_code) references insight_sources (enterprise_id, code),
  foreign key (enterprise_id, doctor_id) references doctors
);
comment on table insight_mentions is 'One drug in one sentence seen from one aspect: what the tagger found, or what a person made of it.';
comment on column insight_mentions.tagged_aspect is 'As the tagger found it; corrections are remembered by it.';
comment on column insight_mentions.attitude is '1 for, 0 neither, -1 against.';
comment on column insight_mentions.evidence is 'Rule, and words with their places in the sentence, that led to the tag.';
comment on column insight_mentions.posted_on is 'Day of the post in Shanghai, copied like doctor_id and source_code.';
create index insight_mentions_asked on insight_mentions (enterprise_id, drug_id, posted_on)
  include (indication, doctor_id, aspect, attitude, viewpoint, source_code, post_id);
create index insight_mentions_doctor on insight_mentions (enterprise_id, doctor_id, posted_on desc);
create index insight_mentions_source on insight_mentions (enterprise_id, source_code);

create table insight_corrections (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  post_id bigint not null,
  sentence int not null,
  drug_id bigint not null,
  tagged_aspect text not null,
  aspect text not null check (aspect in ('EFFICACY', 'SAFETY', 'DOSING', 'PRICE', 'ACCESS', 'EVIDENCE', 'OVERALL')),
  attitude smallint not null check (attitude between -1 and 1),
  viewpoint text not null,
  note text not null default '' check (char_length(note) <= 200),
  user_id bigint not null,
  corrected_at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, post_id, sentence, drug_id, tagged_aspect),
  foreign key (enterprise_id, post_id) references insight_posts on delete cascade,
  foreign key (enterprise_id, drug_id) references insight_drugs,
  foreign key (enterprise_id, user_id) references users (enterprise_id, id)
);
comment on table insight_corrections is 'What people made of a tag; it wins over every later tagging of the same sentence.';
create index insight_corrections_drug on insight_corrections (enterprise_id, drug_id);
create index insight_corrections_user on insight_corrections (enterprise_id, user_id);

call app.protect('insight_sources');
call app.protect('insight_drugs');
call app.protect('insight_posts');
call app.protect('insight_mentions');
call app.protect('insight_corrections');
call app.audit('insight_sources');
call app.audit('insight_drugs');
call app.audit('insight_posts', 'body');
call app.audit('insight_corrections');
grant select, insert, update, delete on insight_sources, insight_drugs, insight_posts, insight_mentions, insight_corrections to yijian_app;
