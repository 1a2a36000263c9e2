-- Doctors that were archived, doctors that became one with another, and how a ledger line follows its doctor (specification 7.5).

alter table doctors
  add column archived_at timestamptz,
  add column archived_by bigint,
  add column archive_reason text check (archive_reason in ('RETIRED', 'LEFT', 'DECEASED', 'WRONG', 'OTHER')),
  add column archive_note text not null default '' check (char_length(archive_note) <= 500),
  add column creation_note text not null default '' check (char_length(creation_note) <= 500),
  add foreign key (enterprise_id, archived_by) references users,
  add check ((archived_at is null) = (archive_reason is null)),
  add check (archived_at is null or not is_enabled);
comment on column doctors.archive_reason is 'Why the doctor left every list; the record stays and can be taken back.';
comment on column doctors.creation_note is 'Why the doctor was created although others looked alike.';
create index doctors_archived on doctors (enterprise_id, archived_at desc, id) where archived_at is not null;
create index doctors_archived_by on doctors (enterprise_id, archived_by) where archived_by is not null;

create table doctor_redirects (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint not null,
  doctor_id bigint not null,
  at timestamptz not null default clock_timestamp(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade
);
comment on table doctor_redirects is 'Doctors that became one with another: whoever asks for the old id is shown the way.';
comment on column doctor_redirects.id is 'The id that is no more.';
create index doctor_redirects_doctor on doctor_redirects (enterprise_id, doctor_id);
call app.protect('doctor_redirects');
call app.audit('doctor_redirects');
grant select on doctor_redirects to yijian_app;

-- A doctor that became one with another may come back: its sealed values wait for it, and go when the survivor goes.
create or replace function app.forget_personal_values() returns trigger
language plpgsql
as $$
begin
  delete from personal_values v using old_rows o
  where v.enterprise_id = o.enterprise_id and v.table_name = tg_table_name and v.row_id = o.id
    and (tg_table_name <> 'doctors'
      or not exists (select from doctor_redirects r where r.enterprise_id = o.enterprise_id and r.id = o.id));
  return null;
end
$$;
create function app.forget_merged_values() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from personal_values v using old_rows o
  where v.enterprise_id = o.enterprise_id and v.table_name = 'doctors' and v.row_id = o.id
    and not exists (select from doctors d where d.enterprise_id = o.enterprise_id and d.id = o.id);
  return null;
end
$$;
create trigger forget_merged_values after delete on doctor_redirects referencing old table as old_rows
  for each statement execute function app.forget_merged_values();

-- The place of an owner is that of the doctor, also when the line passes to another record of the doctor.
drop trigger doctor_owners_city on doctor_owners;
create trigger doctor_owners_city before insert or update of doctor_id on doctor_owners
  for each row execute function app.place_owner();

-- A line that is only added to stays word for word; a merge alone may say that its doctor has another record now. Whoever the
-- application signs in as never comes past this: it holds for the owner's functions only.
create or replace function app.refuse_change() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and current_setting('app.moving_doctors', true) = 'on'
    and current_user = (select c.relowner::regrole::text from pg_class c where c.oid = tg_relid) then
    return case when tg_level = 'ROW' then new end;
  end if;
  raise exception '% is append only', tg_table_name using errcode = '42501';
end
$$;
