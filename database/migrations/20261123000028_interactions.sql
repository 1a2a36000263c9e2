-- The append-only stream of interactions of every channel (specification 7.5).

create table interactions (
  enterprise_id bigint not null default app.enterprise_id(),
  id bigint generated always as identity,
  doctor_id bigint not null,
  user_id bigint,
  at timestamptz not null,
  channel text not null check (channel in ('VISIT', 'SMS', 'MAIL', 'WECOM', 'LIVE', 'EDUCATION', 'SURVEY', 'MEETING')),
  action text not null,
  subject text not null default '',
  duration_seconds int,
  source_table text,
  source_id bigint,
  primary key (enterprise_id, id)
);
comment on table interactions is 'Everything a doctor did with us, over every channel; append only.';
create index interactions_doctor on interactions (enterprise_id, doctor_id, at desc);
create index interactions_at on interactions using brin (at);
call app.protect('interactions');
grant select, insert on interactions to yijian_app;
create trigger interactions_append_only before update or delete or truncate on interactions
  for each statement execute function app.refuse_change();

insert into app.doctor_reference_rules (table_name, column_name, kind, filter, winner, why) values
  ('interactions', 'doctor_id', 'COLUMN', 'true', null, 'No foreign key: the table is too large to check.');
