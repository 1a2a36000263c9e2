-- Sign-ins of doctors on their own pages are acts; records added by hand are shared like those that a source told.
alter table interactions drop constraint interactions_channel_check;
alter table interactions add constraint interactions_channel_check
  check (channel in ('VISIT', 'SMS', 'MAIL', 'WECOM', 'LIVE', 'EDUCATION', 'SURVEY', 'MEETING', 'PORTAL'));

update academic_records set subject_key = case kind
    when 'SOCIETY' then 'society:' || lower(title) when 'JOURNAL' then 'journal:' || lower(title) when 'RESEARCH' then 'trial:' || lower(title)
    when 'EDUCATION' then 'school:' || lower(title) || ':' || extract(year from ends_on) when 'MEETING' then 'meeting:' || lower(title) || ':' || starts_on end
where source = 'MANUAL' and subject_key is null;

-- Online meetings count as live sessions from now on: what is there is derived anew in the background.
insert into outbox_events (enterprise_id, topic, payload) select id, 'interactions.derive', '{}' from enterprises;
