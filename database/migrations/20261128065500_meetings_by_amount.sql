-- Lists of meetings in the order of their amounts, state by state as in the order of days.
create index meetings_state_estimate on meetings (enterprise_id, state, estimate desc, id desc);
