-- Which of the doctors somebody looks after are targets without a plan, beside who looks after them: a team of thousands is counted from one index.

drop trigger audit_insert on doctor_owners;
drop trigger audit_update on doctor_owners;
drop trigger audit_delete on doctor_owners;
alter table doctor_owners add column is_target boolean not null default false;
comment on column doctor_owners.is_target is 'Whether the doctor is enabled and of tier A or B; copied by trigger, as the city is.';
update doctor_owners o set is_target = true from doctors d
where d.enterprise_id = o.enterprise_id and d.id = o.doctor_id and d.is_enabled and d.tier in ('A', 'B');
call app.audit('doctor_owners', 'city_code', 'is_target');
create index doctor_owners_targets on doctor_owners (enterprise_id, user_id, doctor_id) where is_target;

create or replace function app.place_owner() returns trigger language plpgsql as $$
begin
  select d.city_code, d.is_enabled and d.tier in ('A', 'B') into new.city_code, new.is_target
  from doctors d where d.enterprise_id = new.enterprise_id and d.id = new.doctor_id;
  new.is_target := coalesce(new.is_target, false);
  return new;
end $$;
create or replace function app.move_owners() returns trigger language plpgsql as $$
begin
  update doctor_owners set city_code = new.city_code, is_target = new.is_enabled and new.tier in ('A', 'B')
  where enterprise_id = new.enterprise_id and doctor_id = new.id;
  return null;
end $$;
drop trigger doctors_city_of_owners on doctors;
create trigger doctors_place_of_owners after update on doctors for each row
  when (old.city_code is distinct from new.city_code or old.tier is distinct from new.tier or old.is_enabled is distinct from new.is_enabled)
  execute function app.move_owners();
