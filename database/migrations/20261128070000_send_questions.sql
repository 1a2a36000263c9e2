-- A doctor who reads an article may ask a question below it: it reaches whoever sent the article as a notice and a task.

alter table send_recipients add column asked_at timestamptz;
comment on column send_recipients.asked_at is 'When the doctor first put a question below the article.';

alter table send_events drop constraint send_events_kind_check;
alter table send_events add constraint send_events_kind_check
  check (kind in ('DELIVERED', 'BOUNCED', 'COMPLAINED', 'OPENED', 'READ', 'CLICKED', 'ASKED', 'UNSUBSCRIBED'));

create table send_questions (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  recipient_id bigint not null,
  question text not null check (length(question) between 2 and 500),
  at timestamptz not null,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, recipient_id) references send_recipients
);
comment on table send_questions is 'What doctors asked below articles they were sent, as they wrote it; lines are added and never changed.';
create index send_questions_recipient on send_questions (enterprise_id, recipient_id, id);
call app.protect('send_questions');
create trigger send_questions_append_only before delete or update or truncate on send_questions
  for each statement execute function app.refuse_change();
grant select, insert on send_questions to yijian_app;

alter table tasks drop constraint tasks_source_check;
alter table tasks add constraint tasks_source_check
  check (source in ('MANUAL', 'RULE', 'VISIT', 'PLAN', 'WORKFLOW', 'MEETING', 'AI', 'CLUE', 'SEND'));
