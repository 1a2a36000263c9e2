-- Articles of the content center: editions, their review, favorites.

create table articles (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  series_id bigint,
  edition int not null default 1 check (edition >= 1),
  channel text not null check (channel in ('GUIDELINE', 'LITERATURE', 'CASE', 'PRODUCT', 'EDUCATION', 'CONFERENCE')),
  audience text not null check (audience in ('PROMOTIONAL', 'MEDICAL')),
  title text not null,
  en_title text not null default '',
  summary text not null default '',
  html text not null,
  citations text not null default '',
  topics text[] not null default '{}',
  product_id bigint,
  state text not null default 'DRAFT'
    check (state in ('DRAFT', 'IN_REVIEW', 'APPROVED', 'PUBLISHED', 'SUPERSEDED', 'RECALLED')),
  approval_number text,
  published_at timestamptz,
  expires_on date not null,
  owner_id bigint not null,
  reviewer_id bigint,
  reviewed_at timestamptz,
  reason text not null default '',
  instance_id bigint,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, series_id, edition),
  foreign key (enterprise_id, series_id) references articles (enterprise_id, id),
  foreign key (enterprise_id, product_id) references products (enterprise_id, id),
  foreign key (enterprise_id, owner_id) references users (enterprise_id, id),
  foreign key (enterprise_id, reviewer_id) references users (enterprise_id, id),
  foreign key (enterprise_id, instance_id) references workflow_instances (enterprise_id, id),
  check (state not in ('APPROVED', 'PUBLISHED') or approval_number is not null),
  check (state <> 'PUBLISHED' or published_at is not null)
);
comment on table articles is 'Articles for doctors, one row an edition; published ones are readable until expires_on.';
comment on column articles.series_id is 'The first edition; null in that one itself.';
comment on column articles.audience is 'MEDICAL is seen by medical affairs only, never by sales.';
comment on column articles.html is 'Sanitised before it is stored.';
comment on column articles.reason is 'Why it was recalled.';
create index articles_product on articles (enterprise_id, product_id);
create index articles_owner on articles (enterprise_id, owner_id);
create index articles_reviewer on articles (enterprise_id, reviewer_id);
create index articles_instance on articles (enterprise_id, instance_id);
create index articles_updated on articles (enterprise_id, updated_at desc, id desc);

create table article_favorites (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  user_id bigint not null,
  article_id bigint not null,
  primary key (enterprise_id, user_id, article_id),
  foreign key (enterprise_id, user_id) references users (enterprise_id, id),
  foreign key (enterprise_id, article_id) references articles (enterprise_id, id)
);
comment on table article_favorites is 'Articles a user marked as favorites.';
create index article_favorites_article on article_favorites (enterprise_id, article_id);

-- The text of an approved edition never changes: a change is a new edition.
create function app.keep_approved_article() returns trigger language plpgsql as $$
begin
  if old.state not in ('DRAFT', 'IN_REVIEW') and
    (new.channel, new.audience, new.title, new.en_title, new.summary, new.html, new.citations, new.topics, new.product_id, new.approval_number)
    is distinct from
    (old.channel, old.audience, old.title, old.en_title, old.summary, old.html, old.citations, old.topics, old.product_id, old.approval_number)
  then
    raise exception 'an approved article never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger articles_keep_approved before update on articles for each row execute function app.keep_approved_article();

call app.protect('articles');
call app.protect('article_favorites');
call app.audit('articles');
grant select, insert, update on articles to yijian_app;
grant select, insert, delete on article_favorites to yijian_app;
