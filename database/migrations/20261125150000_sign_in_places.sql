-- Where a doctor was who signed in on the own phone: how far from the venue, how exact the phone is, and whether others were at the very same point.

alter table meeting_guests
  add column sign_in_metres integer,
  add column sign_in_accuracy integer,
  add column sign_in_point bytea,
  add column sign_in_address bytea,
  add constraint meeting_guests_sign_in_accuracy_check check (sign_in_accuracy >= 0),
  add constraint meeting_guests_sign_in_metres_check check (sign_in_metres >= 0);
comment on column meeting_guests.sign_in_metres is 'Metres from the venue when the doctor signed in on the own phone; null where no place was told or the venue has none.';
comment on column meeting_guests.sign_in_accuracy is 'Metres that the position may be off, as the phone says.';
comment on column meeting_guests.sign_in_point is 'Search number of the exact position within the meeting: equal for equal positions, and tells nothing else.';
comment on column meeting_guests.sign_in_address is 'Search number of the network address within the meeting: equal for equal addresses, and tells nothing else.';
