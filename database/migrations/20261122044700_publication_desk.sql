-- Importing publications one file at a time, and deciding whose they are so that the last decision can be taken back (specification 2.5).

alter table publication_imports add column beat_at timestamptz not null default now();
comment on column publication_imports.beat_at is 'Last sign of life; a running import that is silent for a minute has died with its process.';
create unique index publication_imports_running on publication_imports (enterprise_id) where state = 'RUNNING';
create index publication_imports_hash on publication_imports (enterprise_id, file_hash);

-- Counts that grow while a file is read are not audited step by step: what the end says is.
drop trigger audit_insert on publication_imports;
drop trigger audit_update on publication_imports;
drop trigger audit_delete on publication_imports;
call app.audit('publication_imports', 'beat_at', 'faults');

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

do $$
begin
  call app.protect('publication_decisions'::regclass);
  call app.audit('publication_decisions', 'before');
  grant select, insert, update on publication_decisions to yijian_app;
end
$$;

create index scholars_orcid on scholars (enterprise_id, orcid) where orcid is not null;
