-- A speaker who agreed is paid a share of the fee when the meeting is cancelled late (product: Event speaker machine, rule LC1).
alter table meeting_speaker_fees add column cancellation_fee numeric(14,2) check (cancellation_fee > 0);
comment on table meeting_speaker_fees is 'What each speaker of a meeting is owed for its late cancellation and was paid for it, CNY before tax; payments that were reversed are taken off.';
comment on table meeting_payments is 'One payee, paid for costs of one meeting that was confirmed or cancelled late; an employee is the applicant. The account is sealed in personal_values.';
comment on column meeting_speaker_fees.cancellation_fee is 'Owed since the meeting was cancelled late, CNY before tax; null where nothing is.';

-- What is to be paid of cancelled meetings is found among a million of them.
create index meetings_owing on meetings (enterprise_id) where state = 'CANCELLED' and actual > 0;
