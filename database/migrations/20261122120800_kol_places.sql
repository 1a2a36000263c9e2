-- What a ranking asks of a doctor stands beside the sums: it reads one table with a row for each doctor and joins nothing large (product 3.4).

alter table kol_careers
  add column hospital_id bigint,
  add column province int,
  add column city int,
  add column department_code text,
  add column indication text,
  add column is_enabled boolean,
  alter column year_before set default 0,
  alter column years set default 14;

update kol_careers c set hospital_id = d.hospital_id, province = d.province_code::int, city = d.city_code::int, department_code = d.department_code,
  indication = d.indication, is_enabled = d.is_enabled
from doctors d where d.enterprise_id = c.enterprise_id and d.id = c.doctor_id;
insert into kol_careers (enterprise_id, doctor_id, hospital_id, province, city, department_code, indication, is_enabled)
select d.enterprise_id, d.id, d.hospital_id, d.province_code::int, d.city_code::int, d.department_code, d.indication, d.is_enabled from doctors d
on conflict (enterprise_id, doctor_id) do nothing;

alter table kol_careers
  alter column hospital_id set not null,
  alter column indication set not null,
  alter column is_enabled set not null;
comment on table kol_careers is 'One row for each doctor, with what kol_facts hold as running sums: a ranking reads one row per doctor instead of one per year.';
comment on column kol_careers.hospital_id is 'As in doctors, like all up to is_enabled: triggers keep them.';
comment on column kol_careers.province is 'A code of regions: a number is compared faster and takes the same room in every row.';

create function app.add_kol_careers() returns trigger
language plpgsql
as $$
begin
  insert into kol_careers (enterprise_id, doctor_id, hospital_id, province, city, department_code, indication, is_enabled)
  select n.enterprise_id, n.id, n.hospital_id, n.province_code::int, n.city_code::int, n.department_code, n.indication, n.is_enabled from new_rows n
  on conflict (enterprise_id, doctor_id) do nothing;
  return null;
end
$$;
create trigger add_kol_careers after insert on doctors referencing new table as new_rows
  for each statement execute function app.add_kol_careers();

create function app.move_kol_career() returns trigger
language plpgsql
as $$
begin
  update kol_careers c set hospital_id = new.hospital_id, province = new.province_code::int, city = new.city_code::int,
    department_code = new.department_code, indication = new.indication, is_enabled = new.is_enabled
  where c.enterprise_id = new.enterprise_id and c.doctor_id = new.id;
  return null;
end
$$;
create trigger move_kol_career after update on doctors for each row
  when ((old.hospital_id, old.province_code, old.city_code, old.department_code, old.indication, old.is_enabled)
    is distinct from (new.hospital_id, new.province_code, new.city_code, new.department_code, new.indication, new.is_enabled))
  execute function app.move_kol_career();
