-- Guests who have not answered an invitation are reminded once, over the channel of the invitation (product: Attendee machine).
alter table sends
  add column reminds_id bigint,
  add foreign key (enterprise_id, reminds_id) references sends (enterprise_id, id),
  add constraint sends_reminds check (reminds_id is null or meeting_id is not null);
comment on column sends.reminds_id is 'The invitation that this one reminds of; each invitation is reminded of once.';
create unique index sends_reminds on sends (enterprise_id, reminds_id) where reminds_id is not null;
