-- Data upload: batches and staged rows (specification 2.3 DataCollection, 7.5 data models).

create table import_batches (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  model text not null,
  file_name text not null,
  file_size bigint not null,
  encoding text,
  mode text not null default 'ADD' check (mode in ('ADD', 'UPDATE', 'UPSERT')),
  state text not null default 'UPLOADED'
    check (state in ('UPLOADED', 'VALIDATING', 'NEEDS_FIX', 'READY', 'COMMITTING', 'DONE', 'UNDONE', 'CANCELLED', 'FAILED')),
  row_count int not null default 0,
  valid_count int not null default 0,
  fault_count int not null default 0,
  duplicate_count int not null default 0,
  created_count int not null default 0,
  updated_count int not null default 0,
  mapping jsonb not null default '{}',
  failure text,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  committed_at timestamptz,
  undone_at timestamptz,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users
);
comment on table import_batches is 'Uploaded files and how far they came: validated, committed as one batch, undone.';
create index import_batches_user on import_batches (enterprise_id, user_id, id);
call app.protect('import_batches');
grant select, insert, update, delete on import_batches to yijian_app;
call app.audit('import_batches');
alter table users add foreign key (enterprise_id, import_batch_id) references import_batches;
alter table hospitals add foreign key (enterprise_id, import_batch_id) references import_batches;
alter table hospital_sales add foreign key (enterprise_id, import_batch_id) references import_batches;
alter table doctors add foreign key (enterprise_id, import_batch_id) references import_batches;

create function app.forget_uploaded_values() returns trigger
language plpgsql
as $$
begin
  delete from personal_values v using (select distinct enterprise_id, batch_id from old_rows) o
  where v.enterprise_id = o.enterprise_id and v.table_name in ('import_rows', 'import_rows_before') and v.row_id = o.batch_id
    and not exists (select from import_rows r
      where r.enterprise_id = v.enterprise_id and r.batch_id = v.row_id and r.row_number = v.part);
  return null;
end
$$;

create table import_rows (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  batch_id bigint not null,
  row_number int not null,
  cells jsonb not null,
  prepared jsonb,
  faults jsonb,
  duplicate_of bigint,
  target_id bigint,
  before jsonb,
  primary key (enterprise_id, batch_id, row_number),
  foreign key (enterprise_id, batch_id) references import_batches on delete cascade
);
comment on table import_rows is 'Rows of an uploaded file as they were read, what is wrong with them, and what a commit made of them.';
comment on column import_rows.row_number is 'Line in the file as the user sees it: the head is 1.';
comment on column import_rows.prepared is 'The row after validation, ready to be stored.';
comment on column import_rows.faults is 'List of {column, code, value}: everything wrong with the row, found in one pass.';
comment on column import_rows.before is 'The record before an update, for undo.';
create index import_rows_faulty on import_rows (enterprise_id, batch_id, row_number) where faults is not null;
call app.protect('import_rows');
grant select, insert, update, delete on import_rows to yijian_app;
create trigger forget_uploaded_values after delete on import_rows referencing old table as old_rows
  for each statement execute function app.forget_uploaded_values();
