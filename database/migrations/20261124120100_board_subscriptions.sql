-- Subscriptions of boards: their figures are told every day or once a week.

create table dashboard_subscriptions (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  board text not null check (board in ('MANAGER', 'HOSPITAL_SALES', 'CHANNELS', 'PRODUCTS')),
  rhythm text not null check (rhythm in ('DAILY', 'WEEKLY')),
  weekday int check (weekday between 1 and 7),
  hour int not null check (hour between 0 and 23),
  days int not null check (days in (30, 90, 365)),
  language text not null check (language in ('zh', 'en')),
  origin text not null,
  next_at timestamptz not null,
  last_at timestamptz,
  mail text not null default 'NONE' check (mail in ('NONE', 'SENDING', 'SENT', 'FAILED', 'UNKNOWN')),
  ended_at timestamptz,
  end_reason text check (end_reason in ('UNSUBSCRIBED', 'NO_RIGHT')),
  created_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id) on delete cascade,
  check ((rhythm = 'WEEKLY') = (weekday is not null)),
  check ((ended_at is null) = (end_reason is null))
);
comment on table dashboard_subscriptions is 'Who is told the figures of a board, and when; a process takes one that is due and moves it to its next hour in one transaction.';
comment on column dashboard_subscriptions.weekday is 'Of a weekly one; Monday is 1.';
comment on column dashboard_subscriptions.hour is 'In Asia/Shanghai.';
comment on column dashboard_subscriptions.days is 'Days that the figures span.';
comment on column dashboard_subscriptions.origin is 'Where the product was opened to subscribe; links of letters begin with it.';
comment on column dashboard_subscriptions.mail is 'The last letter: SENDING until the mail server answered; never sent twice.';
create unique index dashboard_subscriptions_open on dashboard_subscriptions (enterprise_id, user_id, board, rhythm) where ended_at is null;
create index dashboard_subscriptions_due on dashboard_subscriptions (enterprise_id, next_at) where ended_at is null;
create index dashboard_subscriptions_user on dashboard_subscriptions (enterprise_id, user_id);
call app.protect('dashboard_subscriptions');
call app.audit('dashboard_subscriptions', 'next_at', 'last_at', 'mail', 'origin');
grant select, insert, update on dashboard_subscriptions to yijian_app;
