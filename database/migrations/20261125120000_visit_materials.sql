-- What was shown to doctors in visits, and when editions of articles and materials ended (product: field visits, materials used).

alter table articles add column ended_at timestamptz;
comment on column articles.ended_at is 'When it was superseded or recalled, whichever came first; null: neither.';
update articles set ended_at = updated_at where state in ('SUPERSEDED', 'RECALLED');
alter table library_materials add column ended_at timestamptz;
comment on column library_materials.ended_at is 'When it was superseded or recalled, whichever came first; null: neither.';
update library_materials set ended_at = updated_at where state in ('SUPERSEDED', 'RECALLED');

create function app.keep_end() returns trigger language plpgsql as $$
begin
  if new.state in ('SUPERSEDED', 'RECALLED') and old.state not in ('SUPERSEDED', 'RECALLED') then
    new.ended_at := new.updated_at;
  end if;
  return new;
end $$;
comment on function app.keep_end() is 'Notes when an edition is superseded or recalled for the first time.';
create trigger keep_end before update on articles for each row execute function app.keep_end();
create trigger keep_end before update on library_materials for each row execute function app.keep_end();

create table visit_materials (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  visit_id bigint not null,
  article_id bigint,
  material_id bigint,
  position int not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, visit_id, article_id),
  unique (enterprise_id, visit_id, material_id),
  foreign key (enterprise_id, visit_id) references visits on delete cascade,
  foreign key (enterprise_id, article_id) references articles,
  foreign key (enterprise_id, material_id) references library_materials,
  check (num_nonnulls(article_id, material_id) = 1)
);
comment on table visit_materials is 'Articles and materials of the library shown in a visit, each in the edition that was in force then.';
create index visit_materials_article on visit_materials (enterprise_id, article_id);
create index visit_materials_material on visit_materials (enterprise_id, material_id);
call app.protect('visit_materials');
grant select, insert, update, delete on visit_materials to yijian_app;
call app.audit('visit_materials');
