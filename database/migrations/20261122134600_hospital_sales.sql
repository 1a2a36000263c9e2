-- What hospitals buy of our products, month by month, against target (product: hospitals).

create table hospital_sales (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  hospital_id bigint not null,
  product_id bigint not null,
  month date not null check (extract(day from month) = 1),
  boxes int check (boxes >= 0),
  amount int check (amount >= 0),
  target_boxes int check (target_boxes >= 0),
  target_amount int check (target_amount >= 0),
  import_batch_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, hospital_id, product_id, month),
  foreign key (enterprise_id, hospital_id) references hospitals on delete cascade,
  foreign key (enterprise_id, product_id) references products,
  foreign key (enterprise_id, import_batch_id) references import_batches
);
comment on table hospital_sales is 'Sales and target of a product at a hospital by month; never below the hospital.';
comment on column hospital_sales.month is 'First day of the month.';
comment on column hospital_sales.boxes is 'Boxes sold; null while nobody told it, as in the other figures.';
comment on column hospital_sales.amount is 'Whole yuan sold.';
comment on column hospital_sales.target_boxes is 'Boxes that were to be sold.';
comment on column hospital_sales.target_amount is 'Whole yuan that were to be sold.';
create index hospital_sales_product on hospital_sales (enterprise_id, product_id);
create index hospital_sales_batch on hospital_sales (enterprise_id, import_batch_id) where import_batch_id is not null;
call app.protect('hospital_sales');
call app.audit('hospital_sales');
grant select, insert, update, delete on hospital_sales to yijian_app;
