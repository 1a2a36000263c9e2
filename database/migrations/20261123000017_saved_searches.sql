-- Views of lists that users keep and show to others.

create table saved_searches (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  list text not null,
  name text not null,
  parameters jsonb not null,
  sharing text not null default 'PRIVATE' check (sharing in ('PRIVATE', 'TEAM', 'ENTERPRISE')),
  created_at timestamptz not null default now(),
  organization_id bigint,
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id, list, name),
  foreign key (enterprise_id, user_id) references users on delete cascade,
  foreign key (enterprise_id, organization_id) references organizations on delete set null (organization_id)
);
comment on table saved_searches is 'Named filters, columns and order of a list.';
comment on column saved_searches.sharing is 'Who else sees it: nobody, the organisation and those below it, everyone.';
comment on column saved_searches.organization_id is 'The team of sharing TEAM; null when that organisation is no more, and then nobody else sees it.';
create index saved_searches_organization on saved_searches (enterprise_id, organization_id);
create index saved_searches_shared on saved_searches (enterprise_id, list) where sharing <> 'PRIVATE';
call app.protect('saved_searches');
grant select, insert, update, delete on saved_searches to yijian_app;
call app.audit('saved_searches');

create table saved_search_defaults (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  user_id bigint not null,
  list text not null,
  search_id bigint not null,
  primary key (enterprise_id, user_id, list),
  foreign key (enterprise_id, user_id) references users on delete cascade,
  foreign key (enterprise_id, search_id) references saved_searches on delete cascade
);
comment on table saved_search_defaults is 'The view that opens with a list for a user: an own one or one that colleagues share.';
create index saved_search_defaults_search on saved_search_defaults (enterprise_id, search_id);
call app.protect('saved_search_defaults');
grant select, insert, update, delete on saved_search_defaults to yijian_app;
