-- Speakers agree to a talk before the meeting, or decline it (product: Event speaker machine).

create table meeting_speaker_replies (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  meeting_id bigint not null,
  doctor_id bigint not null,
  answer text not null check (answer in ('ACCEPTED', 'DECLINED')),
  terms jsonb not null,
  terms_hash text not null check (terms_hash ~ '^[0-9a-f]{64}$'),
  note text not null default '' check (char_length(note) <= 500),
  signer_name text not null default '' check (char_length(signer_name) <= 40),
  content_hash text check (content_hash ~ '^[0-9a-f]{64}$'),
  recorded_by bigint,
  replied_at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, meeting_id, doctor_id),
  foreign key (enterprise_id, meeting_id) references meetings,
  foreign key (enterprise_id, doctor_id) references doctors,
  foreign key (enterprise_id, recorded_by) references users,
  check ((answer = 'ACCEPTED' and recorded_by is null) = (content_hash is not null))
);
comment on table meeting_speaker_replies is 'What speakers last answered when they were asked to speak at a meeting; no row: nothing yet.';
comment on column meeting_speaker_replies.terms is 'What was agreed to or declined: times, place, items with minutes, fee in CNY.';
comment on column meeting_speaker_replies.terms_hash is 'SHA-256 of the terms; other terms in force need a new answer.';
comment on column meeting_speaker_replies.content_hash is 'SHA-256 of what was signed: meeting, terms, name, time.';
comment on column meeting_speaker_replies.recorded_by is 'Who recorded the answer; null when the doctor answered on the own pages.';
create index meeting_speaker_replies_doctor on meeting_speaker_replies (enterprise_id, doctor_id);
create index meeting_speaker_replies_recorded_by on meeting_speaker_replies (enterprise_id, recorded_by);
call app.protect('meeting_speaker_replies');
grant select, insert, update on meeting_speaker_replies to yijian_app;
call app.audit('meeting_speaker_replies');

create table meeting_speaker_fees (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  meeting_id bigint not null,
  doctor_id bigint not null,
  paid numeric(14,2) not null check (paid >= 0),
  primary key (enterprise_id, id),
  unique (enterprise_id, meeting_id, doctor_id),
  foreign key (enterprise_id, meeting_id) references meetings,
  foreign key (enterprise_id, doctor_id) references doctors
);
comment on table meeting_speaker_fees is 'What each speaker of a meeting was paid for it, CNY before tax; payments that were reversed are taken off.';
create index meeting_speaker_fees_doctor on meeting_speaker_fees (enterprise_id, doctor_id);
call app.protect('meeting_speaker_fees');
grant select, insert, update on meeting_speaker_fees to yijian_app;
call app.audit('meeting_speaker_fees');

insert into meeting_speaker_fees (enterprise_id, meeting_id, doctor_id, paid)
select enterprise_id, meeting_id, doctor_id, sum(gross) from meeting_payments
where state = 'PAID' and payee_kind = 'SPEAKER' group by enterprise_id, meeting_id, doctor_id;
