-- Rules of a meeting among a million: whom the guests met, and who spoke where and on what, are read from the indexes alone.

drop index meeting_guests_doctor;
create index meeting_guests_doctor on meeting_guests (enterprise_id, doctor_id, meeting_id);
drop index meeting_agenda_speaker;
create index meeting_agenda_speaker on meeting_agenda (enterprise_id, speaker_id, meeting_id);
create index meeting_agenda_topic on meeting_agenda (enterprise_id, topic, meeting_id) where kind = 'TALK';
