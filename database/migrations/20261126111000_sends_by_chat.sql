-- Articles go out by enterprise chat as well: in the name of a colleague whose contact the doctor is, who confirms there once for all.

alter table sends drop constraint sends_channel_check;
alter table sends add constraint sends_channel_check check (channel in ('MAIL', 'SMS', 'WECOM'));
alter table send_suppressions drop constraint send_suppressions_channel_check;
alter table send_suppressions add constraint send_suppressions_channel_check check (channel in ('MAIL', 'SMS', 'WECOM'));
alter table send_outbox drop constraint send_outbox_channel_check;
alter table send_outbox add constraint send_outbox_channel_check check (channel in ('MAIL', 'SMS', 'WECOM'));
comment on table send_outbox is 'Stands in for mail server, SMS service and enterprise chat in the demo: messages stay here and reach nobody.';

alter table send_recipients add column carrier_user_id bigint;
alter table send_recipients add column external_user_id text;
alter table send_recipients add column chat_message_id text;
alter table send_recipients add foreign key (enterprise_id, carrier_user_id) references users (enterprise_id, id);
alter table send_recipients add check ((carrier_user_id is null) = (external_user_id is null));
comment on column send_recipients.carrier_user_id is 'By enterprise chat: the colleague whose contact the doctor is and who confirms the message there.';
comment on column send_recipients.external_user_id is 'By enterprise chat: the contact.';
comment on column send_recipients.chat_message_id is 'By enterprise chat: the mass message of the carrying colleague as the chat names it, one for all of its contacts.';
comment on column send_recipients.address is 'What finds the address again without storing it: SHA-256 of a mail address or of a contact of one colleague, search number of a phone.';
create index send_recipients_carrier on send_recipients (enterprise_id, carrier_user_id) where carrier_user_id is not null;
create index send_recipients_chat on send_recipients (enterprise_id, chat_message_id, external_user_id)
  where chat_message_id is not null and state = 'SENT' and delivered_at is null;
