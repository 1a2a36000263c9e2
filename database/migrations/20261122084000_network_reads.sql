-- Reads of a network stay within the index: a person with three hundred relations has them on three hundred pages of the table (specification 7.5 academic network).

alter table academic_relations
  drop constraint academic_relations_pkey,
  add primary key (enterprise_id, scholar_id, type, other_id, year) include (count, strength);
