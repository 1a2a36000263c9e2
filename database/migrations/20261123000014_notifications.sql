-- Notices of the bell (specification 3).

create table notices (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint,
  kind text not null,
  title text not null,
  en_title text not null,
  body text not null default '',
  en_body text not null default '',
  path text,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users on delete cascade
);
comment on table notices is 'Notices shown by the bell; user_id null means everyone in the enterprise.';
comment on column notices.path is 'Route of the page that the notice opens.';
create index notices_user on notices (enterprise_id, user_id, id);
call app.protect('notices');
grant select, insert, update, delete on notices to yijian_app;
call app.audit('notices');

create table notice_reads (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  notice_id bigint not null,
  user_id bigint not null,
  read_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, notice_id, user_id),
  foreign key (enterprise_id, user_id) references users on delete cascade,
  foreign key (enterprise_id, notice_id) references notices on delete cascade
);
comment on table notice_reads is 'Who has read a notice to everyone.';
create index notice_reads_user on notice_reads (enterprise_id, user_id);
call app.protect('notice_reads');
grant select, insert, update, delete on notice_reads to yijian_app;
call app.audit('notice_reads');
