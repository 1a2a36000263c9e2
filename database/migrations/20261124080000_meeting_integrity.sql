-- Integrity of held meetings: a file that stood in another meeting is found again however it was saved, and the score is kept.

alter table meeting_files add column picture_hash bit(256), add column copy_of bigint;
alter table meeting_files add foreign key (enterprise_id, copy_of) references meeting_files (enterprise_id, id);
comment on column meeting_files.picture_hash is 'Difference hash of 16 by 16 places: nearly equal for two savings of one picture; null for other documents.';
comment on column meeting_files.copy_of is 'An earlier file of another meeting with the same bytes, or the same picture.';
create index meeting_files_copy on meeting_files (enterprise_id, copy_of);
create index meeting_files_pictures on meeting_files (enterprise_id, id) where picture_hash is not null;
update meeting_files f set copy_of = (select o.id from meeting_files o where o.enterprise_id = f.enterprise_id and o.hash = f.hash
  and o.meeting_id <> f.meeting_id and o.id < f.id order by o.id limit 1);

alter table meetings add column integrity int check (integrity between 0 and 100);
comment on column meetings.integrity is 'Integrity score when the meeting was reported for confirmation, 100 without any doubt; null before.';
