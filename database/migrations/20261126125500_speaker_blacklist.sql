-- Compliance blacklists a speaker from any state, also a draft without training and topics.
alter table speakers drop constraint speakers_state_check, drop constraint speakers_check1;
alter table speakers
  add constraint speakers_state_check check (state in ('DRAFT', 'PENDING_APPROVAL', 'RETURNED', 'REJECTED', 'QUALIFIED', 'ACTIVE',
    'SUSPENDED', 'EXPIRED', 'BLACKLISTED')),
  add constraint speakers_check1 check (state in ('DRAFT', 'RETURNED', 'REJECTED', 'BLACKLISTED')
    or (training_until is not null and topics <> '{}'));
