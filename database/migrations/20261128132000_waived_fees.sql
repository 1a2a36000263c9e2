-- The fee of a late cancellation may be waived by the speaker or the office (product: Event speaker machine, rule LC1).
alter table meeting_speaker_fees
  add column waived_fee numeric(14,2) check (waived_fee > 0),
  add column waived_by text check (waived_by in ('SPEAKER', 'OFFICE')),
  add column waive_reason text not null default '',
  add column waive_recorded_by bigint,
  add column waived_at timestamptz,
  add foreign key (enterprise_id, waive_recorded_by) references users,
  add constraint meeting_speaker_fees_waiver check (
    num_nonnulls(waived_fee, waived_by, waive_recorded_by, waived_at) in (0, 4) and (waived_fee is null or cancellation_fee is null));
comment on column meeting_speaker_fees.waived_fee is 'What was owed for the late cancellation until it was waived, CNY before tax; nothing is owed any more.';
comment on column meeting_speaker_fees.waived_by is 'Who does without it.';
comment on column meeting_speaker_fees.waive_recorded_by is 'Who wrote it down.';
create index meeting_speaker_fees_waiver on meeting_speaker_fees (enterprise_id, waive_recorded_by) where waive_recorded_by is not null;
