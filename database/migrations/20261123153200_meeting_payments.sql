-- Payments of meetings: whom, for which costs, on which invoices, in which bank batch, what the rules said and every step.

create table meeting_payment_batches (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  number text not null,
  payer_id bigint not null,
  at timestamptz not null,
  downloads int not null default 0 check (downloads >= 0),
  primary key (enterprise_id, id),
  unique (enterprise_id, number),
  foreign key (enterprise_id, payer_id) references users (enterprise_id, id)
);
comment on table meeting_payment_batches is 'Approved payments that went to the bank together.';
comment on column meeting_payment_batches.number is 'Such as B2026-00042.';
comment on column meeting_payment_batches.downloads is 'How often the bank file with whole account numbers was downloaded; each one stands in the audit trail.';
create index meeting_payment_batches_payer on meeting_payment_batches (enterprise_id, payer_id);

create table meeting_payments (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  number text,
  meeting_id bigint not null,
  payee_kind text not null check (payee_kind in ('SPEAKER', 'SUPPLIER', 'INSTITUTION', 'EMPLOYEE')),
  doctor_id bigint,
  counterparty_id bigint,
  bank_name text not null default '',
  gross numeric(14, 2) not null default 0 check (gross >= 0),
  tax numeric(14, 2) not null default 0 check (tax >= 0),
  service_hours numeric(5, 2) check (service_hours between 0 and 100),
  is_service_confirmed boolean not null default false,
  due_on date,
  note text not null default '',
  state text not null default 'DRAFT' check (state in ('DRAFT', 'IN_APPROVAL', 'RETURNED', 'REJECTED', 'APPROVED', 'PAYING', 'PAID',
    'PAY_FAILED', 'VOIDED')),
  owner_id bigint not null,
  organization_id bigint,
  instance_id bigint,
  batch_id bigint,
  submitted_at timestamptz,
  paid_at timestamptz,
  reference text not null default '',
  failure text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, number),
  foreign key (enterprise_id, meeting_id) references meetings (enterprise_id, id),
  foreign key (enterprise_id, doctor_id) references doctors (enterprise_id, id),
  foreign key (enterprise_id, counterparty_id) references counterparties (enterprise_id, id),
  foreign key (enterprise_id, owner_id) references users (enterprise_id, id),
  foreign key (enterprise_id, organization_id) references organizations (enterprise_id, id),
  foreign key (enterprise_id, instance_id) references workflow_instances (enterprise_id, id),
  foreign key (enterprise_id, batch_id) references meeting_payment_batches (enterprise_id, id),
  check (tax <= gross),
  check (num_nonnulls(doctor_id, counterparty_id) = case when payee_kind = 'EMPLOYEE' then 0 else 1 end),
  check (state in ('DRAFT', 'VOIDED') or number is not null),
  check (state not in ('PAYING', 'PAID') or batch_id is not null)
);
comment on table meeting_payments is 'One payee, paid for costs of one confirmed meeting; an employee is the applicant. The account is sealed in personal_values.';
comment on column meeting_payments.number is 'Given at the first submission, such as P2026-00042.';
comment on column meeting_payments.tax is 'Withheld from labour income, CNY, as it was when the payment was submitted.';
comment on column meeting_payments.service_hours is 'Hours a speaker served.';
comment on column meeting_payments.reference is 'Reference of the bank.';
comment on column meeting_payments.failure is 'Why the bank did not pay.';
create index meeting_payments_meeting on meeting_payments (enterprise_id, meeting_id);
create index meeting_payments_doctor on meeting_payments (enterprise_id, doctor_id);
create index meeting_payments_counterparty on meeting_payments (enterprise_id, counterparty_id);
create index meeting_payments_owner on meeting_payments (enterprise_id, owner_id);
create index meeting_payments_organization on meeting_payments (enterprise_id, organization_id);
create index meeting_payments_instance on meeting_payments (enterprise_id, instance_id);
create index meeting_payments_batch on meeting_payments (enterprise_id, batch_id);
create index meeting_payments_updated on meeting_payments (enterprise_id, state, updated_at desc, id desc);

create table meeting_payment_costs (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  payment_id bigint not null,
  cost_id bigint not null,
  amount numeric(14, 2) not null check (amount > 0),
  primary key (enterprise_id, id),
  unique (enterprise_id, payment_id, cost_id),
  foreign key (enterprise_id, payment_id) references meeting_payments (enterprise_id, id),
  foreign key (enterprise_id, cost_id) references meeting_costs (enterprise_id, id)
);
comment on table meeting_payment_costs is 'Which costs of its meeting a payment pays, and how much of each, CNY.';
create index meeting_payment_costs_cost on meeting_payment_costs (enterprise_id, cost_id);

create table meeting_payment_invoices (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  payment_id bigint not null,
  number text not null check (number ~ '^[0-9]{8,20}$'),
  issued_on date not null,
  amount numeric(14, 2) not null check (amount > 0),
  is_void boolean not null default false,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, payment_id) references meeting_payments (enterprise_id, id)
);
comment on table meeting_payment_invoices is 'Invoices behind a payment; a number that is in force is used once.';
comment on column meeting_payment_invoices.is_void is 'Its payment was rejected or voided: the invoice may be used again.';
create index meeting_payment_invoices_payment on meeting_payment_invoices (enterprise_id, payment_id);
create unique index meeting_payment_invoices_number on meeting_payment_invoices (enterprise_id, number) where not is_void;

create table meeting_payment_checks (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  payment_id bigint not null,
  moment text not null check (moment in ('SUBMIT', 'PAY')),
  results jsonb not null,
  at timestamptz not null,
  user_id bigint not null,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, payment_id) references meeting_payments (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id)
);
comment on table meeting_payment_checks is 'What every rule said when a payment was submitted or paid; with the version and inputs it can be replayed.';
comment on column meeting_payment_checks.results is 'A list of {code, name, outcome, version, inputs, comment}.';
create index meeting_payment_checks_payment on meeting_payment_checks (enterprise_id, payment_id);
create index meeting_payment_checks_user on meeting_payment_checks (enterprise_id, user_id);

create table meeting_payment_steps (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  payment_id bigint not null,
  from_state text not null,
  to_state text not null,
  reason text not null default '',
  at timestamptz not null,
  user_id bigint,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, payment_id) references meeting_payments (enterprise_id, id),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id)
);
comment on table meeting_payment_steps is 'Every transition of a payment: from, to, when, by whom and why; only grows.';
comment on column meeting_payment_steps.user_id is 'Null where no user did it.';
create index meeting_payment_steps_payment on meeting_payment_steps (enterprise_id, payment_id);
create index meeting_payment_steps_user on meeting_payment_steps (enterprise_id, user_id);

alter table personal_values drop constraint personal_values_table_name_check;
alter table personal_values add constraint personal_values_table_name_check check (table_name in ('doctors', 'users', 'import_rows',
  'import_rows_before', 'verification_fields', 'verification_certificates', 'meeting_payments'));

call app.protect('meeting_payment_batches');
call app.protect('meeting_payments');
call app.protect('meeting_payment_costs');
call app.protect('meeting_payment_invoices');
call app.protect('meeting_payment_checks');
call app.protect('meeting_payment_steps');
call app.audit('meeting_payment_batches');
call app.audit('meeting_payments');
call app.audit('meeting_payment_costs');
call app.audit('meeting_payment_invoices');
grant select, insert, update on meeting_payment_batches, meeting_payments to yijian_app;
grant select, insert, update, delete on meeting_payment_costs, meeting_payment_invoices to yijian_app;
grant select, insert on meeting_payment_checks, meeting_payment_steps to yijian_app;
create trigger meeting_payment_checks_append_only before update or delete or truncate on meeting_payment_checks
  for each statement execute function app.refuse_change();
create trigger meeting_payment_steps_append_only before update or delete or truncate on meeting_payment_steps
  for each statement execute function app.refuse_change();
