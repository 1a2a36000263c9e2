-- An article is sent again, once, to those who have it and have not opened it; the two sends stand side by side (product 3.9).
alter table sends
  add column resends_id bigint,
  add foreign key (enterprise_id, resends_id) references sends (enterprise_id, id),
  add constraint sends_resends check (resends_id is null or article_id is not null);
comment on column sends.resends_id is 'The send whose article this one sends again to those who had not opened it; each send is sent again once.';
create unique index sends_resends on sends (enterprise_id, resends_id) where resends_id is not null;
