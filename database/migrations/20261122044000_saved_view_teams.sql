-- Saved views are shown to a team (an organisation and those below it) besides the whole enterprise, and anyone may open one by default (product 3.2).

alter table saved_searches alter column is_shared drop default;
alter table saved_searches alter column is_shared type text using case when is_shared then 'ENTERPRISE' else 'PRIVATE' end;
alter table saved_searches rename column is_shared to sharing;
alter table saved_searches alter column sharing set default 'PRIVATE';
alter table saved_searches add constraint saved_searches_sharing_check check (sharing in ('PRIVATE', 'TEAM', 'ENTERPRISE'));
alter table saved_searches add column organization_id bigint;
alter table saved_searches add foreign key (enterprise_id, organization_id) references organizations on delete set null (organization_id);
comment on column saved_searches.sharing is 'Who else sees it: nobody, the organisation and those below it, everyone.';
comment on column saved_searches.organization_id is 'The team of sharing TEAM; null when that organisation is no more, and then nobody else sees it.';
create index saved_searches_organization on saved_searches (enterprise_id, organization_id);
create index saved_searches_shared on saved_searches (enterprise_id, list) where sharing <> 'PRIVATE';

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
insert into saved_search_defaults (enterprise_id, user_id, list, search_id)
select distinct on (enterprise_id, user_id, list) enterprise_id, user_id, list, id from saved_searches where is_default order by enterprise_id, user_id, list, id;
alter table saved_searches drop column is_default;
