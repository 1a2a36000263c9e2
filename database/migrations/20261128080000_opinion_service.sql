-- An opinion service outside the product that the opinion pages ask in place of the own posts.

create table insight_services (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  address text not null check (char_length(address) between 1 and 300),
  version int not null default 1,
  primary key (enterprise_id, id),
  unique (enterprise_id)
);
comment on table insight_services is 'Where the opinion pages of an enterprise are answered; without a row the own posts answer. The key is sealed in personal_values under the id of the row.';
comment on column insight_services.version is 'Grows with every change, so that no answer kept from before it is shown.';
call app.protect('insight_services');
call app.audit('insight_services');
grant select, insert, update, delete on insight_services to yijian_app;

do $$
declare
  known text;
begin
  select string_agg(quote_literal(one[1]), ', ') into known
  from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([A-Z_]+)''::text', 'g') as one
  where c.conname = 'personal_values_field_check';
  alter table personal_values drop constraint personal_values_field_check;
  execute format('alter table personal_values add constraint personal_values_field_check check (field in (%s, %L))', known, 'SERVICE_KEY');
  select string_agg(quote_literal(one[1]), ', ') into known
  from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''::text', 'g') as one
  where c.conname = 'personal_values_table_name_check';
  alter table personal_values drop constraint personal_values_table_name_check;
  execute format('alter table personal_values add constraint personal_values_table_name_check check (table_name in (%s, %L))',
    known, 'insight_services');
end $$;
