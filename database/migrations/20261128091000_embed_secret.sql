-- The secret that signs shared dashboards is sealed beside the other personal values, under the enterprise itself.
alter table personal_values drop constraint personal_values_field_check;
alter table personal_values add constraint personal_values_field_check
  check (field in ('PHONE', 'ID_NUMBER', 'BANK_ACCOUNT', 'LICENCE_NUMBER', 'TOTP_SECRET', 'MODEL_KEY', 'SERVICE_KEY', 'EMBED_SECRET'));
do $$
declare
  known text;
begin
  select string_agg(quote_literal(one[1]), ', ') into known
  from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''::text', 'g') as one
  where c.conname = 'personal_values_table_name_check';
  alter table personal_values drop constraint personal_values_table_name_check;
  execute format('alter table personal_values add constraint personal_values_table_name_check check (table_name in (%s, %L))',
    known, 'enterprises');
end $$;
