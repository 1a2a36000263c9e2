-- Sentences that the lexicon is unsure of are read by a language model of the enterprise.

create table insight_taggers (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  address text not null check (char_length(address) between 1 and 300),
  model text not null check (char_length(model) between 1 and 100),
  daily_limit int not null check (daily_limit between 1 and 20000),
  primary key (enterprise_id, id),
  unique (enterprise_id)
);
comment on table insight_taggers is 'The language model that reads sentences the lexicon is unsure of; without a row none does. The key is sealed in personal_values under the id of the row.';
comment on column insight_taggers.daily_limit is 'Sentences that may be sent in a day of Shanghai.';
call app.protect('insight_taggers');
call app.audit('insight_taggers');
grant select, insert, update, delete on insight_taggers to yijian_app;

create table insight_model_runs (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  model text not null,
  asked int not null check (asked >= 0),
  tagged int not null default 0,
  silent int not null default 0,
  refused int not null default 0,
  user_id bigint not null,
  ran_at timestamptz not null,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id)
);
comment on table insight_model_runs is 'How often the model was asked and what came of it; its wrong answers are counted here and kept nowhere.';
comment on column insight_model_runs.asked is 'Sentences, reserved against the limit of the day before they are sent; what was not sent is given back.';
comment on column insight_model_runs.silent is 'Sentences in which the model saw no judgement or mention of the drug.';
create index insight_model_runs_day on insight_model_runs (enterprise_id, ran_at);
create index insight_model_runs_user on insight_model_runs (enterprise_id, user_id);
call app.protect('insight_model_runs');
call app.audit('insight_model_runs');
grant select, insert, update on insight_model_runs to yijian_app;

create table insight_model_tags (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  post_id bigint not null,
  sentence int not null check (sentence >= 0),
  drug_id bigint not null,
  outcome text not null check (outcome in ('TAGGED', 'SILENT', 'REFUSED')),
  quote text not null check (char_length(quote) between 1 and 1000),
  indication text not null,
  aspect text,
  attitude smallint check (attitude between -1 and 1),
  viewpoint text,
  evidence jsonb,
  model_version text not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, post_id, sentence, drug_id),
  check ((outcome = 'TAGGED') = (aspect is not null and attitude is not null and viewpoint is not null and evidence is not null)),
  foreign key (enterprise_id, post_id) references insight_posts (enterprise_id, id) on delete cascade,
  foreign key (enterprise_id, drug_id) references insight_drugs (enterprise_id, id)
);
comment on table insight_model_tags is 'What the model made of a sentence, so that a new tagging applies it again and nothing is asked twice.';
comment on column insight_model_tags.outcome is 'Of a refused answer nothing but the refusal is kept.';
create index insight_model_tags_drug on insight_model_tags (enterprise_id, drug_id);
call app.protect('insight_model_tags');
grant select, insert, update, delete on insight_model_tags to yijian_app;

create table insight_model_reads (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  post_id bigint not null,
  primary key (enterprise_id, post_id),
  foreign key (enterprise_id, post_id) references insight_posts (enterprise_id, id) on delete cascade
);
comment on table insight_model_reads is 'Posts in which nothing is left to ask the model for; a new tagging looks again.';
call app.protect('insight_model_reads');
grant select, insert, delete on insight_model_reads to yijian_app;

do $$
declare
  known text;
begin
  select string_agg(quote_literal(one[1]), ', ') into known
  from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''::text', 'g') as one
  where c.conname = 'personal_values_table_name_check';
  alter table personal_values drop constraint personal_values_table_name_check;
  execute format('alter table personal_values add constraint personal_values_table_name_check check (table_name in (%s, %L))',
    known, 'insight_taggers');
end $$;
