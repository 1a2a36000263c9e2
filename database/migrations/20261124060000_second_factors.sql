-- A second factor of the built-in identity server: an authenticator app and single-use recovery codes.

alter table personal_values drop constraint personal_values_field_check;
alter table personal_values add constraint personal_values_field_check
  check (field in ('PHONE', 'ID_NUMBER', 'BANK_ACCOUNT', 'LICENCE_NUMBER', 'TOTP_SECRET'));
do $$
declare
  known text;
begin
  select string_agg(quote_literal(one[1]), ', ') into known
  from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''::text', 'g') as one
  where c.conname = 'personal_values_table_name_check';
  alter table personal_values drop constraint personal_values_table_name_check;
  execute format('alter table personal_values add constraint personal_values_table_name_check check (table_name in (%s, %L))',
    known, 'second_factors');
end $$;

create table second_factors (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id),
  foreign key (enterprise_id, user_id) references users
);
comment on table second_factors is 'Authenticator apps of users; the secret is sealed in personal_values under the id of the row.';
comment on column second_factors.confirmed_at is 'Null until the first code of the app was given: nothing is asked before.';
comment on column second_factors.last_step is 'The step of 30 s whose code was taken last: no code counts twice.';
call app.protect('second_factors');
grant select, insert, update, delete on second_factors to yijian_app;
call app.audit('second_factors', 'last_step');

create table recovery_codes (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id, code_hash),
  foreign key (enterprise_id, user_id) references users
);
comment on table recovery_codes is 'Codes that open an account once in place of the authenticator app.';
comment on column recovery_codes.code_hash is 'SHA-256 of enterprise, user and code; a code has 74 random bits.';
call app.protect('recovery_codes');
grant select, insert, update, delete on recovery_codes to yijian_app;
call app.audit('recovery_codes', 'code_hash');

alter table sign_in_log drop constraint sign_in_log_outcome_check;
alter table sign_in_log add constraint sign_in_log_outcome_check
  check (outcome in ('SUCCESS', 'WRONG_PASSWORD', 'UNKNOWN_USER', 'LOCKED', 'DISABLED', 'SIGNED_OUT', 'VIEW_STARTED', 'VIEW_ENDED',
    'CODE_ASKED', 'WRONG_CODE'));

-- A rule may be limited to a role, whose code may have small letters and digits.
alter table rule_versions drop constraint rule_versions_scope_type_check;
alter table rule_versions add constraint rule_versions_scope_type_check check (scope_type ~ '^[A-Za-z][A-Za-z0-9_]{0,39}$');
