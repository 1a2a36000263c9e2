-- A change of a speaker keeps who ended it, beside the reason (product: Speaker machine).

alter table speaker_changes add column ended_by bigint;
alter table speaker_changes add foreign key (enterprise_id, ended_by) references users;
comment on column speaker_changes.ended_by is 'Who decided or withdrew it; null where the clock did.';
create index speaker_changes_ender on speaker_changes (enterprise_id, ended_by);
