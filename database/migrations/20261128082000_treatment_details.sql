-- What a treatment record also tells: code of the diagnosis, dose, adverse events, on what its use is based.

alter table treatment_records
  add column icd_code text not null default '' check (icd_code ~ '^(?:[A-Z][0-9]{2}(?:[.][0-9]{1,3}(?:X[0-9]{3})?)?)?$'),
  add column dose text not null default '' check (char_length(dose) <= 60),
  add column adverse_event text not null default 'UNKNOWN' check (adverse_event in ('YES', 'NO', 'UNKNOWN')),
  add column consent_basis text not null default 'UNKNOWN' check (consent_basis in ('CONSENT', 'ETHICS', 'ANONYMISED', 'UNKNOWN'));
comment on column treatment_records.icd_code is 'ICD-10, Chinese clinical edition, capital letters; empty where the source did not tell.';
comment on column treatment_records.adverse_event is 'Whether the source saw an adverse event on this line.';
comment on column treatment_records.consent_basis is 'CONSENT of the patient, ETHICS for a waiver of the committee, ANONYMISED at the source.';
create index treatment_records_icd on treatment_records (enterprise_id, icd_code text_pattern_ops, started_on desc, id desc);
