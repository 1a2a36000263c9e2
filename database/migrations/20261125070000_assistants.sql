-- Conversations with the assistant, its answers with what they cite, and the host of the language model.

create table assistant_conversations (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  mode text not null check (mode in ('KNOWLEDGE', 'ARTICLE', 'PUBMED', 'PROPOSAL')),
  title text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id) on delete cascade
);
comment on table assistant_conversations is 'Conversations of users with the assistant; nobody sees those of another.';
comment on column assistant_conversations.mode is 'Of its first question.';
comment on column assistant_conversations.deleted_at is 'Taken out of the history by its user; the answers stay for review.';
create index assistant_conversations_history on assistant_conversations (enterprise_id, user_id, updated_at desc, id desc);
call app.protect('assistant_conversations');
call app.audit('assistant_conversations', 'updated_at');
grant select, insert, update on assistant_conversations to yijian_app;

create table assistant_answers (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  conversation_id bigint not null,
  mode text not null check (mode in ('KNOWLEDGE', 'ARTICLE', 'PUBMED', 'PROPOSAL')),
  question text not null,
  answer text not null,
  model text not null,
  sources jsonb not null,
  notices text[] not null default '{}',
  draft jsonb,
  asked_at timestamptz not null,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, conversation_id) references assistant_conversations (enterprise_id, id) on delete cascade
);
comment on table assistant_answers is 'What was asked and answered, by which model, from which passages in which version; only grows.';
comment on column assistant_answers.sources is 'The cited passages as they were.';
comment on column assistant_answers.notices is 'OFF_LABEL, ADVERSE_EVENT, NOT_FOUND, STOPPED.';
comment on column assistant_answers.draft is 'Of a proposal: the application of a meeting.';
create index assistant_answers_conversation on assistant_answers (enterprise_id, conversation_id, id);
call app.protect('assistant_answers');
call app.audit('assistant_answers', 'sources', 'draft');
grant select, insert on assistant_answers to yijian_app;

create table assistant_feedback (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  answer_id bigint not null,
  is_helpful boolean not null,
  reason text not null default '',
  given_at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, answer_id),
  foreign key (enterprise_id, answer_id) references assistant_answers (enterprise_id, id) on delete cascade
);
comment on table assistant_feedback is 'What who asked thinks of an answer; a later opinion takes the place of the earlier one.';
call app.protect('assistant_feedback');
call app.audit('assistant_feedback');
grant select, insert, update on assistant_feedback to yijian_app;

create table assistant_hosts (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  address text not null,
  model text not null,
  primary key (enterprise_id, id),
  unique (enterprise_id)
);
comment on table assistant_hosts is 'Where the language model of an enterprise answers; without a row the built-in one does. The key is sealed in personal_values under the id of the row.';
call app.protect('assistant_hosts');
call app.audit('assistant_hosts');
grant select, insert, update, delete on assistant_hosts to yijian_app;

alter table personal_values drop constraint personal_values_field_check;
alter table personal_values add constraint personal_values_field_check
  check (field in ('PHONE', 'ID_NUMBER', 'BANK_ACCOUNT', 'LICENCE_NUMBER', 'TOTP_SECRET', 'MODEL_KEY'));
do $$
declare
  known text;
begin
  select string_agg(quote_literal(one[1]), ', ') into known
  from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''::text', 'g') as one
  where c.conname = 'personal_values_table_name_check';
  alter table personal_values drop constraint personal_values_table_name_check;
  execute format('alter table personal_values add constraint personal_values_table_name_check check (table_name in (%s, %L))',
    known, 'assistant_hosts');
end $$;
