-- Score and band of clue scoring as columns of the doctors, so that the customer lists show, filter and order by them.

alter table doctors add column clue_score numeric(10, 2), add column clue_grade text check (clue_grade in ('A', 'B', 'C', 'D')),
  add check ((clue_score is null) = (clue_grade is null));
comment on column doctors.clue_score is 'Fit and engagement by the rule set that is applied for all products; null where none of its rules holds. Kept by clue scoring.';
comment on column doctors.clue_grade is 'Band of clue_score by the thresholds of that set.';

-- Scores follow from what the trail has already; every night of them would fill it.
drop trigger audit_insert on doctors;
drop trigger audit_update on doctors;
drop trigger audit_delete on doctors;
call app.audit('doctors', 'pinyin', 'initials', 'en_letters', 'weekly_activity', 'last_visit_at', 'clue_score', 'clue_grade');

-- The order of scores, of all doctors and of one place; only those with a score stand in it, so that an import writes none of them.
create index doctors_score on doctors (enterprise_id, clue_score desc nulls last, last_visit_at desc nulls last, id, clue_grade, tier,
  hospital_level, department_code, coverage_status, has_sales) where is_enabled and clue_score is not null;
create index doctors_city_score on doctors (enterprise_id, city_code, clue_score desc nulls last, last_visit_at desc nulls last, id,
  clue_grade, tier, hospital_level, department_code, coverage_status, has_sales) where is_enabled and clue_score is not null;
create index doctors_province_score on doctors (enterprise_id, province_code, clue_score desc nulls last, last_visit_at desc nulls last,
  id, clue_grade, tier, hospital_level, department_code, coverage_status, has_sales) where is_enabled and clue_score is not null;
-- One band in the order of visits, and how many doctors it has.
create index doctors_grade on doctors (enterprise_id, clue_grade, last_visit_at desc nulls last, id, tier, hospital_level,
  department_code, coverage_status, has_sales) where is_enabled and clue_grade is not null;
-- Within a place the band is looked up beside the other filters.
drop index doctors_city;
create index doctors_city on doctors (enterprise_id, city_code, last_visit_at desc nulls last, id, tier, hospital_level, department_code,
  coverage_status, has_sales, clue_grade) where is_enabled;
drop index doctors_province;
create index doctors_province on doctors (enterprise_id, province_code, last_visit_at desc nulls last, id, tier, hospital_level,
  department_code, coverage_status, has_sales, clue_grade) where is_enabled;

-- What is applied already is scored once more, in the background.
insert into outbox_events (enterprise_id, topic, payload)
select enterprise_id, 'clue-scores.applied', jsonb_build_object('setId', id::text) from clue_sets where state = 'APPLIED' and product_id is null;
