-- Analyses of those who see every doctor leave the few out that are not enabled, instead of looking up every doctor.

create index doctors_disabled on doctors (enterprise_id, id) where not is_enabled;
comment on index doctors_disabled is 'Events of doctors who are not enabled are left out of analyses.';
