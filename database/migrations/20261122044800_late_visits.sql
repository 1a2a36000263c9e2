-- A visit submitted after its days waits for the line manager, who approves or returns it (product: Visit machine).

alter table visits drop constraint visits_state_check;
alter table visits add constraint visits_state_check check (state in ('PLANNED', 'IN_VISIT', 'SAVED', 'LATE_PENDING', 'SUBMITTED', 'SUBMITTED_LATE',
  'UNLOCK_PENDING', 'UNDER_REVIEW', 'VALID', 'INVALID', 'CANCELLED', 'MISSED'));
alter table visits add column late_return_reason text;
comment on column visits.late_return_reason is 'Why the manager returned it when it was submitted late; null once it is submitted again.';
drop index visits_waiting;
create index visits_waiting on visits (enterprise_id, state, starts_at) where state in ('LATE_PENDING', 'UNLOCK_PENDING', 'UNDER_REVIEW');

alter table visit_log drop constraint visit_log_act_check;
alter table visit_log add constraint visit_log_act_check check (act in ('CREATE', 'EDIT', 'CHECK_IN', 'SUBMIT', 'RESCHEDULE', 'CANCEL', 'MISS', 'ASK_UNLOCK',
  'WITHDRAW_UNLOCK', 'GRANT_UNLOCK', 'REFUSE_UNLOCK', 'APPROVE_LATE', 'RETURN_LATE', 'WITHDRAW_LATE', 'FLAG', 'JUDGE'));
