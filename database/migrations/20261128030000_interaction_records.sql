-- What doctors did on platforms outside the product: courses, live sessions, questions, replies, as their operators report it.

create table interaction_records (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  doctor_id bigint not null,
  at timestamptz not null,
  channel text not null check (channel in ('SMS', 'MAIL', 'WECOM', 'LIVE', 'EDUCATION', 'SURVEY')),
  action text not null check (action in ('OPENED', 'READ', 'CLICKED', 'REPLIED', 'WATCHED', 'ASKED', 'LEARNED', 'DISCUSSED', 'TESTED', 'ANSWERED')),
  subject text not null check (char_length(subject) between 1 and 200),
  duration_seconds int check (duration_seconds between 0 and 86400),
  platform text not null default '' check (char_length(platform) <= 60),
  import_batch_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, doctor_id, at, channel, action, subject),
  foreign key (enterprise_id, doctor_id) references doctors
);
comment on table interaction_records is 'One act of a doctor on a platform outside the product, as its operator reports it; interactions follow it.';
comment on column interaction_records.platform is 'Name of the platform; empty where it is not told.';
create index interaction_records_batch on interaction_records (enterprise_id, import_batch_id) where import_batch_id is not null;
call app.protect('interaction_records');
grant select, insert, update, delete on interaction_records to yijian_app;
call app.audit('interaction_records');
