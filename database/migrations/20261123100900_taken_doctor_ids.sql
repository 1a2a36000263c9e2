-- What a run of the academic network has taken keeps the ids it was given.

insert into app.doctor_reference_rules (table_name, column_name, kind, filter, winner, why) values
  ('academic_network_states', 'taken_doctor_ids', 'LEFT', 'true', null, 'Work under way, by the ids it was given.');
