-- A send belongs to at most one marketing activity, which so learns what its messages came to.

create table market_activity_sends (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  activity_id bigint not null,
  send_id bigint not null,
  user_id bigint not null,
  at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, send_id),
  foreign key (enterprise_id, activity_id) references market_activities on delete cascade,
  foreign key (enterprise_id, send_id) references sends,
  foreign key (enterprise_id, user_id) references users (enterprise_id, id)
);
comment on table market_activity_sends is 'Sends that belong to a marketing activity: their steps are its steps.';
comment on column market_activity_sends.user_id is 'Who said so.';
create index market_activity_sends_activity on market_activity_sends (enterprise_id, activity_id, id);
create index market_activity_sends_user on market_activity_sends (enterprise_id, user_id);
call app.protect('market_activity_sends');
call app.audit('market_activity_sends');
grant select, insert, delete on market_activity_sends to yijian_app;
