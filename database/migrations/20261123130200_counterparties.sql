-- Institutions and suppliers with their documents, review and block.

create table counterparties (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  kind text not null check (kind in ('INSTITUTION', 'SUPPLIER')),
  name text not null,
  en_name text not null default '',
  credit_code text not null check (credit_code ~ '^[0-9A-HJ-NPQRTUWXY]{18}$'),
  category text not null,
  license_until date,
  flags text[] not null default '{}',
  findings text not null default '',
  score int not null check (score between 0 and 100),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'IN_REVIEW', 'APPROVED', 'BLOCKED')),
  valid_until date,
  submitter_id bigint,
  reviewer_id bigint,
  reviewed_at timestamptz,
  reason text not null default '',
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, kind, credit_code),
  foreign key (enterprise_id, submitter_id) references users (enterprise_id, id),
  foreign key (enterprise_id, reviewer_id) references users (enterprise_id, id),
  check (state <> 'APPROVED' or valid_until is not null)
);
comment on table counterparties is 'Institutions and suppliers that meetings are held with; approved ones may be used until valid_until.';
comment on column counterparties.credit_code is 'Unified social credit code (GB 32100); its check digit is checked before it is stored.';
comment on column counterparties.score is 'Risk from the flags of due diligence, 0 to 100.';
comment on column counterparties.reason is 'Why it was rejected, approved in spite of its risk, or blocked.';
create index counterparties_submitter on counterparties (enterprise_id, submitter_id);
create index counterparties_reviewer on counterparties (enterprise_id, reviewer_id);
create index counterparties_updated on counterparties (enterprise_id, kind, updated_at desc, id desc);

create table counterparty_documents (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  counterparty_id bigint not null,
  document_type text not null check (document_type in ('LICENSE', 'DUE_DILIGENCE', 'CONTRACT', 'OTHER')),
  name text not null,
  type text not null,
  size int not null,
  hash text not null,
  content bytea not null,
  uploaded_by bigint not null,
  uploaded_at timestamptz not null,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, counterparty_id) references counterparties (enterprise_id, id),
  foreign key (enterprise_id, uploaded_by) references users (enterprise_id, id)
);
comment on table counterparty_documents is 'Licences, due diligence forms and contracts, made harmless before they are stored; only added to.';
comment on column counterparty_documents.hash is 'SHA-256 of the content, hexadecimal.';
create index counterparty_documents_counterparty on counterparty_documents (enterprise_id, counterparty_id);
create index counterparty_documents_uploader on counterparty_documents (enterprise_id, uploaded_by);

call app.protect('counterparties');
call app.protect('counterparty_documents');
call app.audit('counterparties');
grant select, insert, update on counterparties to yijian_app;
grant select, insert on counterparty_documents to yijian_app;
create trigger counterparty_documents_append_only before update or delete or truncate on counterparty_documents
  for each statement execute function app.refuse_change();
