-- A typed number that was compared with those of doctors is an act like a number shown whole: it is written down and counts.
alter table reveals alter column row_id drop not null;
alter table reveals add column search_number bytea;
alter table reveals drop constraint reveals_category_check;
alter table reveals add constraint reveals_category_check
  check (category in ('CONTACT', 'VERIFY', 'PAYMENT', 'COMPLAINT', 'INVESTIGATION', 'DUPLICATES'));
alter table reveals add constraint reveals_compared_check
  check ((category = 'DUPLICATES') = (search_number is not null) and (row_id is not null or category = 'DUPLICATES'));
comment on table reveals is 'Every time a sealed value was shown whole or a typed one compared with it: who, whose, which and why; never changed.';
comment on column reveals.row_id is 'Null where a typed number was nobody''s.';
comment on column reveals.search_number is 'Of a typed number that was compared; null where a value was shown.';
drop trigger audit_insert on reveals;
drop trigger audit_update on reveals;
drop trigger audit_delete on reveals;
call app.audit('reveals', 'search_number');
