-- The whole map carries what its relations are made of, by type, year and region, so that it is filtered where it is drawn; it is drawn anew (product 3.4).

update academic_network_states
set map = null, version = version + 1, is_layout_due = true, due_at = clock_timestamp() where map is not null;
