-- Treatment records leave with an approval first where an enterprise says so: rule E2 in place of a limit of no rows.

alter table export_log drop constraint export_log_outcome_check;
alter table export_log add constraint export_log_outcome_check
  check (outcome in ('DELIVERED', 'REFUSED_DAY', 'REFUSED_ROWS', 'REFUSED_APPROVAL', 'FAILED'));

-- Who lived under the limit of no rows keeps it as the rule switched on, and may switch it off.
with strict as (
  delete from export_rules where resource = 'treatment-records' and rows_per_export = 0 returning enterprise_id
)
insert into rule_versions (enterprise_id, code, version, valid_from, is_hard, figures, message, en_message, source, note)
select enterprise_id, 'E2', 1, '2020-01-01', true, '{"exports.patientApproval": 1}', '诊疗记录须经审批后才能导出',
  'Treatment records are exported once an approval is there', '产品默认值', '此前诊疗记录须经审批'
from strict
on conflict (enterprise_id, code, version) do nothing;
