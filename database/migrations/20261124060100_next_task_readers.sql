-- The next task of a doctor is told to those who may open it.

create function app.opens_next_task(doctor bigint, viewer bigint, teams bigint[], sees_all boolean) returns boolean
language sql stable
as $$
  select exists (
    select from (
      select t.id, t.enterprise_id, t.assignee_id, t.creator_id, t.organization_id from tasks t
      where t.enterprise_id = app.enterprise_id() and t.doctor_id = doctor and t.is_open and not t.is_medical order by t.due_on, t.id limit 1) next
    where sees_all or next.assignee_id = viewer or next.creator_id = viewer or next.organization_id = any(teams)
      or exists (select from task_watchers w
        where w.enterprise_id = next.enterprise_id and w.task_id = next.id and w.user_id = viewer))
$$;
comment on function app.opens_next_task(bigint, bigint, bigint[], boolean) is
  'Whether a viewer who leads these organisations, or sees everything, may open the task that stands as the next one of a doctor.';
