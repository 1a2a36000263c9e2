-- Records shown to a colleague by hand (specification 3, 6).

create table record_shares (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  resource text not null check (resource in ('doctor', 'hospital', 'visit')),
  record_id bigint not null,
  user_id bigint not null,
  shared_by bigint not null,
  level text not null default 'READ' check (level = 'READ'),
  until timestamptz not null,
  note text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  withdrawn_at timestamptz,
  withdrawn_by bigint,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users on delete cascade,
  foreign key (enterprise_id, shared_by) references users on delete cascade,
  foreign key (enterprise_id, withdrawn_by) references users on delete set null (withdrawn_by)
);
comment on table record_shares is 'A record shown to a colleague outside the range of the colleague''s roles, until a day or until it is withdrawn.';
comment on column record_shares.record_id is 'Id of the doctor, hospital or visit that resource names.';
create unique index record_shares_live on record_shares (enterprise_id, user_id, resource, record_id) where withdrawn_at is null;
create index record_shares_record on record_shares (enterprise_id, resource, record_id);
create index record_shares_user on record_shares (enterprise_id, user_id);
create index record_shares_by on record_shares (enterprise_id, shared_by);
create index record_shares_withdrawn_by on record_shares (enterprise_id, withdrawn_by);
call app.protect('record_shares');
grant select, insert, update on record_shares to yijian_app;
call app.audit('record_shares');
create trigger announce_rights after insert or update or delete on record_shares
  for each statement execute function app.announce_rights();
create trigger tell_rights_added after insert on record_shares referencing new table as changed_rows
  for each statement execute function app.tell_rights_of();
create trigger tell_rights_changed after update on record_shares referencing new table as changed_rows
  for each statement execute function app.tell_rights_of();
create trigger tell_rights_taken after delete on record_shares referencing old table as changed_rows
  for each statement execute function app.tell_rights_of();

create function app.live_shares(receiver bigint) returns text[]
language sql stable parallel safe
as $$
  select array(select s.resource || ' ' || s.record_id from record_shares s
    where s.user_id = receiver and s.withdrawn_at is null and s.until > now() order by s.id)
$$;
comment on function app.live_shares(bigint) is 'What colleagues show to a user now, each as `<resource> <id>`; read with the rights of the user.';
