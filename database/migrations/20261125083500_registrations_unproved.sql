-- A doctor may register without a code: the phone is then not proved and is not kept whole.

alter table doctor_portal_requests add column phone_proved boolean not null default true;
comment on column doctor_portal_requests.phone_proved is 'Whether a one-time code reached the phone; a phone that is not proved is never kept whole, written to a doctor or sent to.';
alter table doctor_portal_requests add constraint doctor_portal_requests_consent_proved check (phone_proved or consent_text_id is null);
