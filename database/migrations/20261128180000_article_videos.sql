-- Videos in the text of articles: kept as they came, read in pieces, gone with a recall like pictures.

create table article_videos (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  type text not null check (type in ('video/mp4', 'video/webm')),
  size int not null check (size > 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  content bytea not null,
  uploaded_by bigint not null,
  uploaded_at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, hash),
  foreign key (enterprise_id, uploaded_by) references users (enterprise_id, id)
);
comment on table article_videos is 'Videos in the text of articles; equal files are one row.';
comment on column article_videos.size is 'Bytes.';
comment on column article_videos.hash is 'SHA-256 of the file, hexadecimal; names the video in its address, which nobody without the file can guess.';
create index article_videos_uploaded_by on article_videos (enterprise_id, uploaded_by);
-- Not compressed, so that a piece is read without the rest.
alter table article_videos alter column content set storage external;

create table article_video_uses (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  article_id bigint not null,
  video_id bigint not null,
  primary key (enterprise_id, article_id, video_id),
  foreign key (enterprise_id, article_id) references articles (enterprise_id, id) on delete cascade,
  foreign key (enterprise_id, video_id) references article_videos (enterprise_id, id)
);
comment on table article_video_uses is 'Which articles show a video; one that only recalled articles show is shown no more.';
create index article_video_uses_video on article_video_uses (enterprise_id, video_id);

call app.protect('article_videos');
call app.protect('article_video_uses');
call app.audit('article_videos', 'content');
grant select, insert, update, delete on article_videos to yijian_app;
grant select, insert, delete on article_video_uses to yijian_app;
