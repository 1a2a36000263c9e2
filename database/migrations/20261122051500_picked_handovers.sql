-- A handover may concern picked records only, as when some doctors pass to a colleague (product 3.2, transfer).

create table handover_picks (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  handover_id bigint not null,
  record_id bigint not null,
  primary key (enterprise_id, handover_id, record_id),
  foreign key (enterprise_id, handover_id) references handovers on delete cascade
);
comment on table handover_picks is 'The records a handover is about, where it is not about everything of its kind.';
call app.protect('handover_picks');
grant select, insert on handover_picks to yijian_app;
