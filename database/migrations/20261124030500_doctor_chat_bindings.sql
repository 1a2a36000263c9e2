-- Contacts of enterprise chat that doctors bound to themselves on their own pages.

create table doctor_portal_chat_bindings (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  external_user_id text not null check (char_length(external_user_id) <= 64),
  doctor_id bigint not null,
  bound_at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, external_user_id),
  foreign key (enterprise_id, doctor_id) references doctors (enterprise_id, id)
);
comment on table doctor_portal_chat_bindings is 'Which doctor a contact of enterprise chat is, as the doctor proved with the own phone.';
create index doctor_portal_chat_bindings_doctor on doctor_portal_chat_bindings (enterprise_id, doctor_id);
call app.protect('doctor_portal_chat_bindings');
grant select, insert on doctor_portal_chat_bindings to yijian_app;
call app.audit('doctor_portal_chat_bindings');

alter table doctor_portal_asks drop constraint doctor_portal_asks_kind_check;
alter table doctor_portal_asks add constraint doctor_portal_asks_kind_check
  check (kind in ('HOSPITAL', 'MEETING', 'MEETING_CODE', 'REGISTER', 'CHAT'));
