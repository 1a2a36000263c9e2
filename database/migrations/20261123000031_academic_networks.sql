-- Relations between persons, and where each stands in the network (specification 2.3 userInsights, 2.5).

-- No foreign keys to scholars: relations are derived in bulk from rows that hold these keys, and a check of each of a million lines
-- would take most of the time. Nothing here is audited: all of it follows from publications and academic records.
create table academic_relations (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  scholar_id bigint not null,
  other_id bigint not null,
  type text not null check (type in ('CO_AUTHOR', 'RESEARCH', 'SOCIETY', 'SCHOOL', 'MENTOR', 'MEETING', 'COLLEAGUE')),
  year int not null,
  count int not null check (count > 0),
  strength real not null check (strength > 0),
  primary key (enterprise_id, scholar_id, type, other_id, year) include (count, strength),
  check (other_id <> scholar_id)
);
comment on table academic_relations is 'Relations between persons, derived from publications and academic records; every pair stands in both directions.';
comment on column academic_relations.year is 'Year of what they share; 0 when it has none.';
comment on column academic_relations.count is 'Shared works, trials, posts or meetings of that year.';
comment on column academic_relations.strength is 'Count weighed by how many took part: two authors of one paper are closer than two of two hundred.';
create index academic_relations_other on academic_relations (enterprise_id, other_id);
call app.protect('academic_relations');
grant select, insert, update, delete on academic_relations to yijian_app;

create table academic_network_states (
  enterprise_id bigint primary key default app.enterprise_id() references enterprises,
  version int not null default 0,
  due_doctor_ids bigint[] not null default '{}',
  is_whole_due boolean not null default false,
  is_layout_due boolean not null default false,
  due_at timestamptz,
  taken_at timestamptz,
  derived_at timestamptz,
  laid_out_at timestamptz,
  node_count int not null default 0,
  edge_count int not null default 0,
  map text
);
comment on table academic_network_states is 'One row: what of the network is to be derived anew, and the map as it was drawn last.';
comment on column academic_network_states.version is 'Counts the maps; the tag of the answer that holds one.';
comment on column academic_network_states.due_doctor_ids is 'Doctors whose relations are to be derived anew; a doctor that is no more is passed over.';
comment on column academic_network_states.taken_at is 'Since when a process works on it; one that died is followed after two minutes.';
comment on column academic_network_states.map is 'Nodes and edges of the whole map as JSON of parallel lists, as it travels.';
call app.protect('academic_network_states');
grant select, insert, update, delete on academic_network_states to yijian_app;

create function app.enterprises_with_due_networks() returns setof bigint
language sql stable security definer set search_path = public, pg_temp
as $$ select s.enterprise_id from academic_network_states s
  where (s.is_whole_due or s.is_layout_due or s.due_doctor_ids <> '{}') and s.due_at <= clock_timestamp()
    and (s.taken_at is null or s.taken_at < clock_timestamp() - interval '2 minutes') $$;
comment on function app.enterprises_with_due_networks() is 'Enterprises whose academic network is to be derived or drawn anew.';

create table academic_network_nodes (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  scholar_id bigint not null,
  x real not null,
  y real not null,
  community int not null,
  degree int not null,
  strength real not null,
  betweenness real not null,
  bridging_rank int not null,
  primary key (enterprise_id, scholar_id),
  foreign key (enterprise_id, scholar_id) references scholars
);
comment on table academic_network_nodes is 'Every person with relations, computed over all of them; the next computation begins at these places.';
comment on column academic_network_nodes.strength is 'Sum of the strengths of all relations.';
comment on column academic_network_nodes.betweenness is 'Share of shortest ways that lead over the person, 0 to 1; estimated from a sample in large networks.';
comment on column academic_network_nodes.bridging_rank is '1 for the greatest betweenness.';
call app.protect('academic_network_nodes');
grant select, insert, update, delete on academic_network_nodes to yijian_app;

create table academic_network_communities (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  community int not null,
  name text not null,
  en_name text not null,
  size int not null,
  x real not null,
  y real not null,
  primary key (enterprise_id, community)
);
comment on table academic_network_communities is 'Groups of persons more related among each other than with others, numbered by size from 0, named after their main topics.';
call app.protect('academic_network_communities');
grant select, insert, update, delete on academic_network_communities to yijian_app;

insert into app.doctor_reference_rules (table_name, column_name, kind, filter, winner, why) values
  ('academic_network_states', 'due_doctor_ids', 'LEFT', 'true', null, 'Work that waits, by the ids it was told.');
