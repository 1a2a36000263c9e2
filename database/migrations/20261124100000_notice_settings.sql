-- Who caused a notice; what each user mutes and has mailed; the daily mail of each user, and its stand-in for the demo.

alter table notices
  add column actor_id bigint,
  add column is_muted boolean not null default false,
  add foreign key (enterprise_id, actor_id) references users (enterprise_id, id) on delete set null (actor_id);
comment on column notices.actor_id is 'Whose act the notice tells of; null where the system told it.';
comment on column notices.is_muted is 'Told while the receiver had muted its type: listed, never counted and never pushed.';
create index notices_actor on notices (enterprise_id, actor_id) where actor_id is not null;
create index notices_unread on notices (enterprise_id, user_id, created_at) where read_at is null;

create table notice_settings (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  muted text[] not null default '{}',
  mailed text[] not null default '{}',
  mailed_since timestamptz,
  origin text not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id) on delete cascade,
  check ((cardinality(mailed) > 0) <= (mailed_since is not null))
);
comment on table notice_settings is 'What a user chose per type of notice; without a row every type is shown and none is mailed.';
comment on column notice_settings.muted is 'Types that are neither counted nor pushed.';
comment on column notice_settings.mailed is 'Types whose unread notices come as one mail a day.';
comment on column notice_settings.mailed_since is 'When the daily mail was switched on; older notices are not mailed.';
comment on column notice_settings.origin is 'Address of the host, such as https://crm.example, with which links in the mail begin.';

create table notice_digests (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  day date not null,
  since_at timestamptz not null,
  cut_at timestamptz not null,
  state text not null default 'PLANNED' check (state in ('PLANNED', 'CLAIMED', 'SENT', 'FAILED', 'UNKNOWN', 'EMPTY')),
  reason text not null default '',
  reference uuid not null default gen_random_uuid(),
  notice_count int not null default 0 check (notice_count >= 0),
  attempts int not null default 0,
  next_at timestamptz,
  claimed_at timestamptz,
  handed_at timestamptz,
  sent_at timestamptz,
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id, day),
  unique (enterprise_id, reference),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id) on delete cascade,
  check (since_at < cut_at),
  check ((state = 'FAILED') <= (reason <> '')),
  check ((state = 'CLAIMED') <= (claimed_at is not null)),
  check ((state = 'SENT') <= (sent_at is not null))
);
comment on table notice_digests is 'The daily mail of a user: one a day at most, made when there is something to say.';
comment on column notice_digests.day is 'In Asia/Shanghai.';
comment on column notice_digests.since_at is 'The mail names unread notices told after this moment,';
comment on column notice_digests.cut_at is 'and up to this one, the hour of the daily mail.';
comment on column notice_digests.state is 'CLAIMED is with one process; UNKNOWN was handed over and the answer was lost, so that it is never sent again; EMPTY: everything was read meanwhile.';
comment on column notice_digests.reason is 'What the mail server answered.';
comment on column notice_digests.reference is 'Names the mail to the mail server.';
comment on column notice_digests.next_at is 'Not before then, after the mail server was not ready.';
comment on column notice_digests.handed_at is 'Set right before the mail is handed to the mail server.';
create index notice_digests_waiting on notice_digests (enterprise_id, id) where state in ('PLANNED', 'CLAIMED');

create table notice_outbox (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  reference uuid not null,
  masked_address text not null,
  subject text not null,
  body text not null,
  at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, reference)
);
comment on table notice_outbox is 'Stands in for the mail server in the demo: daily mails stay here and reach nobody.';
comment on column notice_outbox.reference is 'Of the daily mail; one that comes twice is taken once.';

call app.protect('notice_settings');
call app.protect('notice_digests');
call app.protect('notice_outbox');
call app.audit('notice_settings');
grant select, insert, update on notice_settings, notice_digests to yijian_app;
grant select, insert on notice_outbox to yijian_app;
