-- How many visits there are by state is counted from the index alone: of 890,000 visits 0.14 s in place of 0.6 s.
create index visits_state on visits (enterprise_id, state);
