-- Tagging in bulk is work on many doctors like tasks and visits: one table of acts, one of the doctors each met (product 3.2).

alter table doctor_works drop constraint doctor_works_kind_check;
alter table doctor_works add constraint doctor_works_kind_check check (kind in ('TAG', 'UNTAG', 'TASKS', 'VISITS'));
alter table doctor_work_rows add taken jsonb;
alter table doctor_tags rename batch_id to work_id;
alter index doctor_tags_batch rename to doctor_tags_work;

-- What was under way stands as stopped where it was, and can be undone.
insert into doctor_works (enterprise_id, user_id, kind, draft, state, matched, done, created, created_at, ended_at)
select enterprise_id, user_id, case act when 'ADD' then 'TAG' else 'UNTAG' end,
  jsonb_build_object('termIds', to_jsonb(term_ids::text[]), 'batch', id),
  case when state in ('RUNNING', 'UNDOING') then 'CANCELLED' else state end, matched, done, changed, created_at,
  case when state in ('RUNNING', 'UNDOING') then clock_timestamp() else ended_at end
from doctor_tag_batches;
insert into doctor_work_rows (enterprise_id, work_id, position, doctor_id, taken)
select r.enterprise_id, w.id, row_number() over (partition by r.enterprise_id, r.batch_id order by r.doctor_id), r.doctor_id, r.taken
from doctor_tag_batch_rows r
join doctor_works w on w.enterprise_id = r.enterprise_id and (w.draft ->> 'batch')::bigint = r.batch_id;
update doctor_tags x set work_id = w.id
from doctor_works w
where w.enterprise_id = x.enterprise_id and x.work_id is not null and (w.draft ->> 'batch')::bigint = x.work_id;
update doctor_works set draft = draft - 'batch' where draft ? 'batch';

drop table doctor_tag_batch_rows, doctor_tag_batches;
delete from app.doctor_reference_rules where table_name = 'doctor_tag_batch_rows';

comment on table doctor_works is 'Acts on many doctors at once: tags, tasks, visits; done in steps, and undone the same way.';
comment on column doctor_works.draft is 'What is done for each doctor, as the room of its kind understands it.';
comment on column doctor_works.created is 'Doctors for whom something was planned, or whose tags changed.';
comment on table doctor_work_rows is 'The doctors of an act as they matched, by hospital, and what became of each.';
comment on column doctor_work_rows.taken is 'What a removal of tags took, for giving it back: term, source, who, when.';
