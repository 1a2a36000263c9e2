-- Pictures of articles: uploaded while an article is written, named by their address in its text.

create table article_pictures (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
  width int not null check (width > 0),
  height int not null check (height > 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  content bytea not null,
  uploaded_by bigint not null,
  uploaded_at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, hash),
  foreign key (enterprise_id, uploaded_by) references users (enterprise_id, id)
);
comment on table article_pictures is 'Pictures in the text of articles, written anew before they are kept; equal files are one row.';
comment on column article_pictures.hash is 'SHA-256 of the file as it came, hexadecimal; names the picture in its address, which nobody without the file can guess.';
create index article_pictures_uploaded_by on article_pictures (enterprise_id, uploaded_by);
alter table article_pictures alter column content set storage external;

create table article_picture_uses (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  article_id bigint not null,
  picture_id bigint not null,
  primary key (enterprise_id, article_id, picture_id),
  foreign key (enterprise_id, article_id) references articles (enterprise_id, id) on delete cascade,
  foreign key (enterprise_id, picture_id) references article_pictures (enterprise_id, id)
);
comment on table article_picture_uses is 'Which articles show a picture; one that only recalled articles show is shown no more.';
create index article_picture_uses_picture on article_picture_uses (enterprise_id, picture_id);

call app.protect('article_pictures');
call app.protect('article_picture_uses');
call app.audit('article_pictures', 'content');
grant select, insert, update, delete on article_pictures to yijian_app;
grant select, insert, delete on article_picture_uses to yijian_app;
