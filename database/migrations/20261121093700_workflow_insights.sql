-- What the control tower and the clock of the workflows look for: open work, decisions and ends by time (product: approval control tower).

-- The open tasks are few beside the decided ones, and every statement about now begins with them.
create index workflow_tasks_open on workflow_tasks (enterprise_id, instance_id, node_id, created_at, due_at)
  where state in ('OPEN', 'DELEGATED', 'SIGNING');
create index workflow_tasks_decided_at on workflow_tasks (enterprise_id, decided_at) where decided_at is not null;
create index workflow_instances_started on workflow_instances (enterprise_id, definition_id, started_at);
create index workflow_instances_ended on workflow_instances (enterprise_id, definition_id, ended_at desc) where ended_at is not null;

create function app.enterprises_with_due_timers(moment timestamptz) returns setof bigint
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  -- Set and put back by hand: only a superuser may write this setting into the head of a function.
  bound text := coalesce(current_setting('app.enterprise_id', true), '');
  enterprise bigint;
begin
  for enterprise in select id from enterprises order by id loop
    perform set_config('app.enterprise_id', enterprise::text, true);
    if exists (select from workflow_timers t where t.enterprise_id = enterprise and t.state = 'WAITING' and t.due_at <= moment) then
      return next enterprise;
    end if;
  end loop;
  perform set_config('app.enterprise_id', bound, true);
end
$$;
comment on function app.enterprises_with_due_timers(timestamptz) is 'Where the clock has something to do; asked every few seconds without a connection for each enterprise.';
revoke all on function app.enterprises_with_due_timers(timestamptz) from public;
grant execute on function app.enterprises_with_due_timers(timestamptz) to yijian_app;
