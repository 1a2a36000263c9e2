-- Guests are invited over their own channel: a send is of an article, or of the invitation to a meeting.

alter table sends alter column article_id drop not null;
alter table sends add column meeting_id bigint;
alter table sends add foreign key (enterprise_id, meeting_id) references meetings;
alter table sends add constraint sends_subject check (num_nonnulls(article_id, meeting_id) = 1);
comment on table sends is 'One article, or the invitation to one meeting, sent to a group of doctors over one channel.';
comment on column sends.meeting_id is 'The meeting that its guests are invited to.';
create index sends_meeting on sends (enterprise_id, meeting_id) where meeting_id is not null;
