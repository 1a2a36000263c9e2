-- What an enterprise promotes, and who works for it (specification 3).

create table products (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  code text not null,
  name text not null,
  en_name text not null,
  generic_name text not null,
  indication text not null,
  is_enabled boolean not null default true,
  sort int not null default 0,
  primary key (enterprise_id, id),
  unique (enterprise_id, code)
);
comment on table products is 'The drugs an enterprise promotes.';
call app.protect('products');
grant select, insert, update, delete on products to yijian_app;
call app.audit('products');

create table user_products (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  user_id bigint not null,
  product_id bigint not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, user_id, product_id),
  foreign key (enterprise_id, user_id) references users on delete cascade,
  foreign key (enterprise_id, product_id) references products on delete cascade
);
comment on table user_products is 'Which user works for which product.';
create index user_products_product on user_products (enterprise_id, product_id);
call app.protect('user_products');
grant select, insert, update, delete on user_products to yijian_app;
call app.audit('user_products');
