-- Batches are paid from an account of the enterprise, whose bank reads files of one format (product: payment, bank file).

create table meeting_payment_accounts (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  name text not null,
  holder text not null,
  bank_name text not null,
  bank_code text not null default '',
  format text not null,
  is_default boolean not null default false,
  is_enabled boolean not null default true,
  version int not null default 1,
  updated_by bigint not null,
  updated_at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, name),
  foreign key (enterprise_id, updated_by) references users
);
comment on table meeting_payment_accounts is 'Accounts the enterprise pays from; the number is sealed in personal_values.';
comment on column meeting_payment_accounts.name is 'As colleagues call it.';
comment on column meeting_payment_accounts.holder is 'As the bank knows the enterprise.';
comment on column meeting_payment_accounts.bank_code is 'CNAPS number of the branch or BIC; empty where the format needs none.';
comment on column meeting_payment_accounts.format is 'Of the files its bank reads and answers with: CSV, FIXED, PAIN_001.';
create unique index meeting_payment_accounts_default on meeting_payment_accounts (enterprise_id) where is_default;
create index meeting_payment_accounts_author on meeting_payment_accounts (enterprise_id, updated_by);
call app.protect('meeting_payment_accounts');
grant select, insert, update on meeting_payment_accounts to yijian_app;
call app.audit('meeting_payment_accounts');

alter table meeting_payment_batches add column account_id bigint;
alter table meeting_payment_batches add foreign key (enterprise_id, account_id) references meeting_payment_accounts;
alter table meeting_payment_batches add column format text not null default 'CSV';
comment on column meeting_payment_batches.account_id is 'Paid from; null for batches from before there were paying accounts.';
comment on column meeting_payment_batches.format is 'As the account had it when the batch was made.';
create index meeting_payment_batches_account on meeting_payment_batches (enterprise_id, account_id);

do $$
declare
  known text;
begin
  select string_agg(quote_literal(one[1]), ', ') into known
  from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''::text', 'g') as one
  where c.conname = 'personal_values_table_name_check';
  alter table personal_values drop constraint personal_values_table_name_check;
  execute format('alter table personal_values add constraint personal_values_table_name_check check (table_name in (%s, %L))',
    known, 'meeting_payment_accounts');
end $$;
