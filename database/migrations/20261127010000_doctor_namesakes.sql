-- Two doctors of one name in one department of a hospital are both kept when something tells them apart.
alter table doctors add column namesake text not null default ''
  check (char_length(namesake) <= 20 and namesake !~ '[0-9]{5}');
comment on column doctors.namesake is 'What tells the doctor apart from others of the name in the department; empty where the name is enough. No number of a person.';
drop index doctors_name_hospital;
create unique index doctors_name_hospital on doctors (enterprise_id, hospital_id, name, department_name, namesake);
