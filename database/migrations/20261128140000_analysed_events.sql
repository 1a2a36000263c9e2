-- What analyses ask of interactions stands whole in two indexes: the events of one kind over a time, and those of one doctor in order.

create index interactions_kind on interactions (enterprise_id, channel, action, at) include (doctor_id, id);
comment on index interactions_kind is 'A funnel, a board: the events of some channels and acts within some days, without a look at the table.';
create index interactions_doctor_at on interactions (enterprise_id, doctor_id, at, id) include (channel, action);
comment on index interactions_doctor_at is 'A journey, a score: the events of some doctors in order of time, without a look at the table.';
drop index interactions_doctor;
