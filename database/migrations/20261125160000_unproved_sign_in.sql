-- A doctor signs in at a meeting with the phone alone: unproved, and whoever is no guest waits to be matched.

alter table meeting_guests drop constraint meeting_guests_sign_in_way_check;
alter table meeting_guests add constraint meeting_guests_sign_in_way_check check (sign_in_way in ('STAFF', 'CODE', 'PHONE'));
comment on column meeting_guests.sign_in_way is
  'STAFF: at the door; CODE: on the own phone, with the code of the screen and proof of who it is; PHONE: with a phone number alone.';
alter table meeting_guests add column sign_in_phone bytea;
comment on column meeting_guests.sign_in_phone is 'Number of the phone of a walk-in who signed in alone, so that the same call again adds nobody.';
create unique index meeting_guests_sign_in_phone on meeting_guests (enterprise_id, meeting_id, sign_in_phone) where sign_in_phone is not null;

alter table doctor_portal_tickets add column proof bytea;
comment on column doctor_portal_tickets.proof is 'Number of the phone and code that used it: the same call again is answered as before.';

alter table doctor_portal_asks drop constraint doctor_portal_asks_kind_check;
alter table doctor_portal_asks add constraint doctor_portal_asks_kind_check
  check (kind in ('HOSPITAL', 'MEETING', 'MEETING_CODE', 'MEETING_SIGN', 'REGISTER', 'CHAT'));
