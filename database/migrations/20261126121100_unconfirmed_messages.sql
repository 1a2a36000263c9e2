-- Messages by enterprise chat that nobody confirmed within a week are unknown; the chat is asked for them once a day until a month has passed.

alter table send_recipients add column chat_asked_at timestamptz;
comment on column send_recipients.chat_asked_at is 'By enterprise chat: when the chat was last asked for a message that is unknown.';
comment on column send_recipients.state is
  'CLAIMED is with one process; UNKNOWN was handed over and the answer was lost, or nobody confirmed it in the chat: it is never sent again.';
drop index send_recipients_chat;
create index send_recipients_chat on send_recipients (enterprise_id, chat_message_id, external_user_id)
  where chat_message_id is not null and state in ('SENT', 'UNKNOWN') and delivered_at is null;
