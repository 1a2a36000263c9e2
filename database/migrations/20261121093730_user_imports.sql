-- Users who came by an uploaded file, and the company of a user (specification 3; product 3.25).

alter table users
  add column company text,
  add column import_batch_id bigint,
  add foreign key (enterprise_id, import_batch_id) references import_batches;
comment on column users.company is 'Company the user works for, where it is not the enterprise itself.';
comment on column users.import_batch_id is 'The upload that created the account.';
create index users_batch on users (enterprise_id, import_batch_id) where import_batch_id is not null;
