-- Users sign in through enterprise chat: who they are there, the mark of such a session, and the way in of every attempt.

alter table users add column chat_user_id text check (char_length(chat_user_id) between 1 and 64);
comment on column users.chat_user_id is 'Who the user is in the enterprise chat (WeCom userid), in any case of letters; null: no way in by chat.';
create unique index users_chat_user on users (enterprise_id, lower(chat_user_id)) where chat_user_id is not null;

alter table user_sessions add column is_chat boolean not null default false;
comment on column user_sessions.is_chat is 'Opened through enterprise chat; its user holds the mark wxwork.';

alter table sign_in_log add column way text not null default 'ACCOUNT' check (way in ('ACCOUNT', 'CHAT'));
comment on column sign_in_log.way is 'ACCOUNT: on the pages of the identity server; CHAT: a code of enterprise chat.';
