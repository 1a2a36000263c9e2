-- What was sent to a doctor and read as columns of the doctors, so that the customer lists show, filter and order by them.

alter table doctors add column content_sent integer not null default 0 check (content_sent >= 0),
  add column content_opened integer not null default 0 check (content_opened between 0 and content_sent),
  add column content_read integer not null default 0 check (content_read between 0 and content_opened),
  add column content_sent_at timestamptz, add check ((content_sent = 0) = (content_sent_at is null));
comment on column doctors.content_sent is 'Messages with promotional content or an invitation that went out to the doctor, by whomever. Kept by sending.';
comment on column doctors.content_opened is 'Those of them that the doctor opened.';
comment on column doctors.content_read is 'Those of them that the doctor read.';
comment on column doctors.content_sent_at is 'When the latest of them went out; null where none did.';

-- The messages themselves are in the trail.
drop trigger audit_insert on doctors;
drop trigger audit_update on doctors;
drop trigger audit_delete on doctors;
call app.audit('doctors', 'pinyin', 'initials', 'en_letters', 'weekly_activity', 'last_visit_at', 'clue_score', 'clue_grade', 'content_sent',
  'content_opened', 'content_read', 'content_sent_at');

-- The order of the latest message, of all doctors and of one place; only those who were sent something stand in it.
create index doctors_sent on doctors (enterprise_id, content_sent_at desc nulls last, last_visit_at desc nulls last, id, content_opened,
  content_read, tier, hospital_level, department_code, coverage_status) where is_enabled and content_sent_at is not null;
create index doctors_city_sent on doctors (enterprise_id, city_code, content_sent_at desc nulls last, last_visit_at desc nulls last, id,
  content_opened, content_read, tier, hospital_level, department_code, coverage_status) where is_enabled and content_sent_at is not null;
create index doctors_province_sent on doctors (enterprise_id, province_code, content_sent_at desc nulls last, last_visit_at desc nulls last,
  id, content_opened, content_read, tier, hospital_level, department_code, coverage_status) where is_enabled and content_sent_at is not null;

-- What went out already is counted in the background.
insert into outbox_events (enterprise_id, topic, payload) select distinct enterprise_id, 'sends.count', '{}'::jsonb from send_recipients;
