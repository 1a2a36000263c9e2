-- Calls of an API key in a minute, over all nodes: nodes take them in portions, so that few calls write.

create table api_key_paces (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  key_id bigint not null,
  minute timestamptz not null,
  calls int not null,
  primary key (enterprise_id, key_id),
  foreign key (enterprise_id, key_id) references api_keys
);
comment on table api_key_paces is 'Calls of an API key that nodes have taken out of the current minute.';
comment on column api_key_paces.calls is 'Portions taken; the last one may reach beyond the limit.';
call app.protect('api_key_paces');
grant select, insert, update on api_key_paces to yijian_app;
