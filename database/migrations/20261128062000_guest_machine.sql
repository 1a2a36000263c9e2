-- Guests who had not answered when the meeting began, and walk-ins who wait to be added as doctors (product: Attendee machine).

alter table meeting_guests
  drop constraint meeting_guests_state_check,
  add constraint meeting_guests_state_check check (state in ('INVITED', 'ACCEPTED', 'DECLINED', 'NO_REPLY', 'SIGNED_IN', 'SIGNED_OUT', 'NO_SHOW',
    'TO_RECONCILE', 'NEW_DOCTOR', 'RECONCILED', 'REFUSED')),
  add column reply text,
  add constraint meeting_guests_reply_check check (reply in ('ACCEPTED', 'DECLINED', 'NO_REPLY')),
  add column verification_id bigint,
  add constraint meeting_guests_verification_fkey foreign key (enterprise_id, verification_id) references verification_requests (enterprise_id, id),
  add constraint meeting_guests_new_doctor_check check (state <> 'NEW_DOCTOR' or verification_id is not null and doctor_id is null);
comment on column meeting_guests.reply is
  'What an invited guest had said when the meeting began; null for walk-ins, for open invitations, and for meetings held before replies were kept.';
comment on column meeting_guests.verification_id is 'The latest request to add a walk-in as a doctor; its doctor becomes the guest''s once it is verified.';
create unique index meeting_guests_verification on meeting_guests (enterprise_id, verification_id) where verification_id is not null;

update meeting_guests set reply = state where state in ('ACCEPTED', 'DECLINED');
update meeting_guests g set state = 'NO_REPLY', reply = 'NO_REPLY' from meetings m
where g.state = 'INVITED' and m.enterprise_id = g.enterprise_id and m.id = g.meeting_id and m.state = 'IN_PROGRESS';

alter table verification_requests add column is_new_doctor boolean not null default false;
comment on column verification_requests.is_new_doctor is 'The doctor was added with the request and stands or falls with it; no certificate is needed.';
