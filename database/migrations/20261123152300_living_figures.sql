-- Figures follow what happens: a visit that met nobody is no contact, interactions follow their sources, week counts are whole from the start.
alter table visits add column is_contact boolean not null generated always as (
  state in ('SUBMITTED', 'SUBMITTED_LATE', 'UNLOCK_PENDING', 'UNDER_REVIEW', 'VALID')
  and visit_results is distinct from 'NOT_MET' and visit_results is distinct from 'REFUSED') stored;
comment on column visits.is_contact is 'The doctor was met: counts for coverage, frequency, the last visit and interactions. One of is_counted that did not end as NOT_MET or REFUSED.';
comment on column visits.is_counted is 'Handed in and not judged invalid, whether or not the doctor was met.';

-- A line follows its source: it changes and goes with it. Nobody empties the table as a whole.
drop trigger interactions_append_only on interactions;
create trigger interactions_kept before truncate on interactions for each statement execute function app.refuse_change();
-- Before each source was counted once, some may have been counted twice.
delete from interactions i using interactions o
where o.enterprise_id = i.enterprise_id and o.source_table = i.source_table and o.source_id = i.source_id and o.doctor_id = i.doctor_id
  and o.action = i.action and o.id < i.id;
create unique index interactions_source on interactions (enterprise_id, source_table, source_id, doctor_id, action) where source_id is not null;
comment on table interactions is 'What doctors did with us over every channel: derived from the tables of the rooms, each line of a source once.';
comment on column interactions.source_table is 'The table of the room whose line it follows; null for what came without one.';
grant delete on interactions to yijian_app;

alter table doctors alter column weekly_activity set default '{0,0,0,0,0,0,0,0,0,0,0,0}';
comment on column doctors.weekly_activity is 'Acts of the doctor in each of the last 12 weeks, oldest first; the last week ends today. What was only sent is no act. Kept by interactions.';
comment on column doctors.last_visit_at is 'Start of the latest visit by anyone that met the doctor.';

update doctors d set last_visit_at = v.at,
  coverage_status = case when v.at is null and d.coverage_status = 'COVERED' then 'UNCOVERED' else d.coverage_status end
from (
  select o.enterprise_id, o.doctor_id, (select max(n.starts_at) from visits n
    where n.enterprise_id = o.enterprise_id and n.doctor_id = o.doctor_id and n.is_contact) as at
  from visits o where o.is_counted and not o.is_contact group by 1, 2) v
where d.enterprise_id = v.enterprise_id and d.id = v.doctor_id and d.last_visit_at is distinct from v.at;

-- Interactions and week counts of what is there already are derived by the product itself, in the background.
insert into outbox_events (enterprise_id, topic, payload) select id, 'interactions.derive', '{}' from enterprises;
