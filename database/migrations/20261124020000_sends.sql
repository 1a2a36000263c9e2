-- Sending of articles to doctors: sends, who was meant and what became of each, addresses that bounce, the outbox of the demo.

create table sends (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  article_id bigint not null,
  channel text not null check (channel in ('MAIL', 'SMS')),
  state text not null default 'SCHEDULED' check (state in ('SCHEDULED', 'SENDING', 'DONE', 'CANCELLED')),
  origin text not null,
  out_of_range int not null default 0 check (out_of_range >= 0),
  due_at timestamptz not null,
  user_id bigint not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, article_id) references articles (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id),
  check ((state in ('DONE', 'CANCELLED')) = (ended_at is not null))
);
comment on table sends is 'One article sent to a group of doctors over one channel.';
comment on column sends.origin is 'Address of the host, such as https://crm.example, with which links in the messages begin.';
comment on column sends.out_of_range is 'Doctors who were chosen and whom the sender may not work on.';
comment on column sends.due_at is 'When messages go out next; quiet hours and pauses after failures move it.';
create index sends_article on sends (enterprise_id, article_id);
create index sends_user on sends (enterprise_id, user_id, created_at desc);
create index sends_created on sends (enterprise_id, created_at desc, id desc);
create index sends_due on sends (enterprise_id, due_at) where state in ('SCHEDULED', 'SENDING');

create table send_recipients (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  send_id bigint not null,
  doctor_id bigint not null,
  state text not null check (state in ('PLANNED', 'CLAIMED', 'SENT', 'FAILED', 'UNKNOWN', 'REMOVED')),
  reason text not null default '',
  reference uuid not null default gen_random_uuid(),
  attempts int not null default 0,
  next_at timestamptz,
  address bytea,
  claimed_at timestamptz,
  handed_at timestamptz,
  sent_at timestamptz,
  delivered_at timestamptz,
  bounced_at timestamptz,
  opened_at timestamptz,
  read_at timestamptz,
  clicked_at timestamptz,
  unsubscribed_at timestamptz,
  primary key (enterprise_id, id),
  unique (enterprise_id, reference),
  foreign key (enterprise_id, send_id) references sends (enterprise_id, id),
  foreign key (enterprise_id, doctor_id) references doctors (enterprise_id, id),
  check ((state in ('REMOVED', 'FAILED')) <= (reason <> '')),
  check ((state = 'CLAIMED') <= (claimed_at is not null)),
  check ((state = 'SENT') <= (sent_at is not null))
);
comment on table send_recipients is 'Every doctor a send meant: removed with the reason, or what became of the message. Two lines of one doctor are those of two who were merged since.';
comment on column send_recipients.state is 'CLAIMED is with one process; UNKNOWN was handed over and the answer was lost, so that it is never sent again.';
comment on column send_recipients.reason is 'Why the doctor was removed, or what the service answered.';
comment on column send_recipients.reference is 'Names the message to the mail or SMS service and in its receipts.';
comment on column send_recipients.next_at is 'Not before then, after the service was not ready.';
comment on column send_recipients.address is 'What finds the address again without storing it: SHA-256 of a mail address, search number of a phone.';
comment on column send_recipients.handed_at is 'Set right before the message is handed to the service.';
create index send_recipients_send on send_recipients (enterprise_id, send_id, doctor_id);
create index send_recipients_doctor on send_recipients (enterprise_id, doctor_id, sent_at desc);
create index send_recipients_waiting on send_recipients (enterprise_id, send_id, id) where state in ('PLANNED', 'CLAIMED');

create table send_events (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  recipient_id bigint not null,
  kind text not null check (kind in ('DELIVERED', 'BOUNCED', 'COMPLAINED', 'OPENED', 'READ', 'CLICKED', 'UNSUBSCRIBED')),
  at timestamptz not null,
  detail text not null default '',
  primary key (enterprise_id, id),
  foreign key (enterprise_id, recipient_id) references send_recipients (enterprise_id, id)
);
comment on table send_events is 'What happened to messages, each time; lines are added and never changed.';
comment on column send_events.detail is 'The link that was followed, or what the service said.';
create index send_events_recipient on send_events (enterprise_id, recipient_id, id);
create trigger send_events_append_only before update or delete or truncate on send_events
  for each statement execute function app.refuse_change();

create table send_suppressions (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  channel text not null check (channel in ('MAIL', 'SMS')),
  address bytea not null,
  reason text not null check (reason in ('BOUNCED', 'COMPLAINED')),
  at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, channel, address)
);
comment on table send_suppressions is 'Addresses that nothing is sent to any more; another address of the same doctor is free.';
comment on column send_suppressions.address is 'As in send_recipients.address.';

create table send_outbox (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  reference uuid not null,
  channel text not null check (channel in ('MAIL', 'SMS')),
  masked_address text not null,
  subject text not null default '',
  body text not null,
  headers jsonb not null default '{}',
  at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, reference)
);
comment on table send_outbox is 'Stands in for the mail and SMS service in the demo: messages stay here and reach nobody.';
comment on column send_outbox.reference is 'Of the recipient; one that comes twice is taken once.';

call app.protect('sends');
call app.protect('send_recipients');
call app.protect('send_events');
call app.protect('send_suppressions');
call app.protect('send_outbox');
call app.audit('sends');
call app.audit('send_suppressions');
grant select, insert, update on sends, send_recipients to yijian_app;
grant select, insert on send_events, send_suppressions, send_outbox to yijian_app;

create function app.enterprises_with_due_sends(moment timestamptz) returns setof bigint
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  -- Set and put back by hand: only a superuser may write this setting into the head of a function.
  bound text := coalesce(current_setting('app.enterprise_id', true), '');
  enterprise bigint;
begin
  for enterprise in select id from enterprises order by id loop
    perform set_config('app.enterprise_id', enterprise::text, true);
    if exists (select from sends s where s.enterprise_id = enterprise and s.state in ('SCHEDULED', 'SENDING') and s.due_at <= moment) then
      return next enterprise;
    end if;
  end loop;
  perform set_config('app.enterprise_id', bound, true);
end
$$;
comment on function app.enterprises_with_due_sends(timestamptz) is 'Where messages wait to go out; asked every few seconds without a connection for each enterprise.';
grant execute on function app.enterprises_with_due_sends(timestamptz) to yijian_app;
