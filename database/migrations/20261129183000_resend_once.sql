-- A send that was cancelled before anything went out leaves the one repetition of its article open (rule C5).
drop index sends_resends;
create index sends_resends on sends (enterprise_id, resends_id) where resends_id is not null;
create unique index sends_resends_once on sends (enterprise_id, resends_id) where resends_id is not null and state <> 'CANCELLED';
comment on column sends.resends_id is 'The send whose article this one sends again to those who had not opened it; each send is sent again once, and one that was cancelled before anything went out does not count.';
