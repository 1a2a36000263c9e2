-- A role may read a field that it does not change.
alter table role_fields drop constraint role_fields_rule_check;
alter table role_fields add constraint role_fields_rule_check check (rule in ('READ_ONLY', 'MASK', 'HIDE'));
comment on column role_fields.rule is 'READ_ONLY reads and does not change, MASK reads a part, HIDE nothing; in this order the later in the alphabet is the more open.';
