-- Plays of the videos in articles that were sent: begun, and how much of each was watched, in quarters; counted as reading is.
create table send_plays (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  recipient_id bigint not null,
  video text not null check (video ~ '^[0-9a-f]{64}$'),
  quarters smallint not null check (quarters between 0 and 4),
  seconds int not null check (seconds between 0 and 86400),
  started_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (enterprise_id, recipient_id, video),
  foreign key (enterprise_id, recipient_id) references send_recipients (enterprise_id, id)
);
comment on table send_plays is 'Videos that recipients of an article began to watch; one row of each recipient and video.';
comment on column send_plays.video is 'SHA-256 of the file, as in its address; stays when the file is gone.';
comment on column send_plays.quarters is 'Whole quarters of its length that were watched; what was watched twice or passed over counts once or not at all.';
comment on column send_plays.seconds is 'Seconds of the film that were watched, each once.';
call app.protect('send_plays');
grant select, insert, update on send_plays to yijian_app;

alter table send_recipients
  add column played_at timestamptz,
  add column watched_quarters smallint not null default 0 check (watched_quarters between 0 and 4),
  add constraint send_recipients_watched check (watched_quarters = 0 or played_at is not null);
comment on column send_recipients.played_at is 'When the doctor first began to watch a video of the article.';
comment on column send_recipients.watched_quarters is 'Of the video that was watched furthest (send_plays).';

alter table send_events drop constraint send_events_kind_check;
alter table send_events add constraint send_events_kind_check
  check (kind in ('DELIVERED', 'BOUNCED', 'COMPLAINED', 'OPENED', 'READ', 'PLAYED', 'CLICKED', 'ASKED', 'UNSUBSCRIBED'));
comment on column send_events.detail is 'The link that was followed, the video that was begun, or what the service said.';
