-- A speaker does without the fee of a late cancellation on the own pages as well, signed; nobody writes it down then (rule LC1).
alter table meeting_speaker_fees
  add column waive_hash text,
  drop constraint meeting_speaker_fees_waiver,
  add constraint meeting_speaker_fees_waiver check (
    num_nonnulls(waived_fee, waived_by, waived_at) in (0, 3) and (waived_fee is null or cancellation_fee is null)),
  add constraint meeting_speaker_fees_waive_word check (
    num_nonnulls(waive_recorded_by, waive_hash) = num_nonnulls(waived_at) and (waive_hash is null or waived_by = 'SPEAKER'));
comment on column meeting_speaker_fees.waive_recorded_by is 'Who wrote it down; empty where the speaker signed.';
comment on column meeting_speaker_fees.waive_hash is 'Fingerprint of what the speaker signed on the own pages: meeting, fee, reason, name and time.';
