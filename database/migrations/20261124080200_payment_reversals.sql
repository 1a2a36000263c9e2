-- A paid payment is taken back: finance asks, compliance agrees.

alter table meeting_payments drop constraint meeting_payments_state_check;
alter table meeting_payments add constraint meeting_payments_state_check check (state in ('DRAFT', 'IN_APPROVAL', 'RETURNED', 'REJECTED',
  'APPROVED', 'PAYING', 'PAID', 'PAY_FAILED', 'VOIDED', 'REVERSED'));
alter table meeting_payments add column reversal_asked_by bigint, add column reversal_reason text not null default '',
  add column reversed_at timestamptz;
alter table meeting_payments add foreign key (enterprise_id, reversal_asked_by) references users (enterprise_id, id);
alter table meeting_payments add check (state <> 'REVERSED' or reversed_at is not null and reversal_asked_by is not null);
comment on column meeting_payments.reversal_asked_by is 'Who asked to take the paid amount back; null while nobody does.';
comment on column meeting_payments.reversed_at is 'When it was agreed that the amount is taken back.';
create index meeting_payments_reversal on meeting_payments (enterprise_id, reversal_asked_by);
