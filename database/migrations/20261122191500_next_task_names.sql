-- What is to be done next for a doctor is shown in the language of the reader where the task has an English name (product 3.2).

alter table doctors add column next_task_en_title text;
comment on column doctors.next_task_en_title is 'Null where the task has no English name: people write one title.';

alter table doctors no force row level security;
alter table tasks no force row level security;
alter table doctors disable trigger audit_update;
update doctors d set next_task_en_title = n.en_title
from (
  select distinct on (t.enterprise_id, t.doctor_id) t.enterprise_id, t.doctor_id,
    case when t.source = 'VISIT' then 'Follow up the visit' else nullif(t.en_title, '') end as en_title
  from tasks t where t.is_open and not t.is_medical and t.doctor_id is not null
  order by t.enterprise_id, t.doctor_id, t.due_on, t.id) n
where d.enterprise_id = n.enterprise_id and d.id = n.doctor_id and d.next_task_title is not null and n.en_title is not null;
alter table doctors enable trigger audit_update;
alter table tasks force row level security;
alter table doctors force row level security;
