-- Actual costs above what was approved are approved anew before a confirmation is accepted (product: rules S10, H4).
alter table meetings
  add column actuals_instance_id bigint,
  add column actuals_state text check (actuals_state in ('OPEN', 'APPROVED')),
  add foreign key (enterprise_id, actuals_instance_id) references workflow_instances (enterprise_id, id);

comment on column meetings.actuals_instance_id is 'The process that decides on its actual costs, or decided on them.';
comment on column meetings.actuals_state is 'Null while nobody has to approve the actual costs.';

create index meetings_actuals on meetings (enterprise_id, actuals_instance_id) where actuals_instance_id is not null;
