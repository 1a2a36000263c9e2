-- The network follows every person of new and changed works, and nothing noted during a run is lost.
alter table academic_network_states
  add column due_person_ids bigint[] not null default '{}',
  add column is_whole_taken boolean not null default false,
  add column taken_doctor_ids bigint[] not null default '{}',
  add column taken_person_ids bigint[] not null default '{}';
comment on column academic_network_states.due_person_ids is 'Persons of science, doctors or not, whose relations are to be derived anew.';
comment on column academic_network_states.is_whole_taken is 'All relations are being derived, or were when a process died.';
comment on column academic_network_states.taken_doctor_ids is 'Doctors whose relations are being derived, or were when a process died.';
comment on column academic_network_states.taken_person_ids is 'The same of persons of science.';

create or replace function app.enterprises_with_due_networks() returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
as $$ select s.enterprise_id from academic_network_states s
  where (s.is_whole_due or s.is_layout_due or s.is_whole_taken
      or cardinality(s.due_doctor_ids || s.due_person_ids || s.taken_doctor_ids || s.taken_person_ids) > 0)
    and coalesce(s.due_at, '-infinity') <= clock_timestamp()
    and (s.taken_at is null or s.taken_at < clock_timestamp() - interval '2 minutes') $$;
