-- Saved views that a user pins to the workspace as counts (product 3.2).
create table saved_search_pins (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  user_id bigint not null,
  search_id bigint not null,
  pinned_at timestamptz not null default now(),
  primary key (enterprise_id, user_id, search_id),
  foreign key (enterprise_id, user_id) references users on delete cascade,
  foreign key (enterprise_id, search_id) references saved_searches on delete cascade
);
comment on table saved_search_pins is 'Views whose number a user sees on the workspace: own ones or ones that colleagues share.';
create index saved_search_pins_search on saved_search_pins (enterprise_id, search_id);
call app.protect('saved_search_pins');
grant select, insert, update, delete on saved_search_pins to yijian_app;
