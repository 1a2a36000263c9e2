-- Scores of doctors in a narrow table beside them: a night that changes every score writes its few indexes and none of the doctors'.

create table doctor_scores (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  doctor_id bigint not null,
  score numeric(10, 2) not null,
  grade text not null check (grade in ('A', 'B', 'C', 'D')),
  city_code text,
  province_code text,
  last_visit_at timestamptz,
  primary key (enterprise_id, doctor_id),
  foreign key (enterprise_id, doctor_id) references doctors (enterprise_id, id) on delete cascade
);
comment on table doctor_scores is 'Fit and engagement by the rule set that is applied for all products, for the customer lists; who is missing has no score. Kept by clue scoring.';
comment on column doctor_scores.grade is 'Band of the score by the thresholds of that set.';
comment on column doctor_scores.city_code is 'Copied from the doctor by trigger, as are province and last visit: an index gives a place in the order of its scores.';

insert into doctor_scores (enterprise_id, doctor_id, score, grade, city_code, province_code, last_visit_at)
select enterprise_id, id, clue_score, clue_grade, city_code, province_code, last_visit_at from doctors where clue_score is not null
order by enterprise_id, id;

-- The order of scores, of all doctors and of one place; and one band in the order of visits. A province is read city by city.
create index doctor_scores_score on doctor_scores (enterprise_id, score desc nulls last, last_visit_at desc nulls last, doctor_id, grade);
create index doctor_scores_city on doctor_scores (enterprise_id, city_code, score desc nulls last, last_visit_at desc nulls last, doctor_id, grade);
create index doctor_scores_grade on doctor_scores (enterprise_id, grade, last_visit_at desc nulls last, doctor_id);
create index doctor_scores_city_grade on doctor_scores (enterprise_id, city_code, grade, last_visit_at desc nulls last, doctor_id);

call app.protect('doctor_scores');
grant select, insert, update, delete on doctor_scores to yijian_app;

-- The columns take their indexes with them; two of these served more than scores.
drop trigger audit_insert on doctors;
drop trigger audit_update on doctors;
drop trigger audit_delete on doctors;
alter table doctors drop column clue_score, drop column clue_grade;
call app.audit('doctors', 'pinyin', 'initials', 'en_letters', 'weekly_activity', 'last_visit_at', 'content_sent', 'content_opened', 'content_read',
  'content_sent_at');
create index doctors_city on doctors (enterprise_id, city_code, last_visit_at desc nulls last, id, tier, hospital_level, department_code,
  coverage_status, has_sales) where is_enabled;
create index doctors_province on doctors (enterprise_id, province_code, last_visit_at desc nulls last, id, tier, hospital_level,
  department_code, coverage_status, has_sales) where is_enabled;

create function app.move_score() returns trigger language plpgsql as $$
begin
  update doctor_scores set city_code = new.city_code, province_code = new.province_code, last_visit_at = new.last_visit_at
  where enterprise_id = new.enterprise_id and doctor_id = new.id;
  return null;
end $$;
create trigger doctors_place_of_scores after update on doctors for each row
  when (old.city_code is distinct from new.city_code or old.province_code is distinct from new.province_code
    or old.last_visit_at is distinct from new.last_visit_at)
  execute function app.move_score();

insert into app.merge_rules (table_name, column_name, kind, filter, winner, why) values
  ('doctor_scores', 'doctor_id', 'TAKEN', 'true', null, 'Computed anew for the survivor with the next scoring.');

comment on column clue_scores.scored_at is 'When it last came out as something else.';
