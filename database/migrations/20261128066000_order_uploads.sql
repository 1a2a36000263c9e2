-- Cost centers and internal orders come in from the ledger by upload; an order may be for one type of meeting alone.

alter table budget_cost_centers add column import_batch_id bigint;
comment on column budget_cost_centers.import_batch_id is 'Upload that created it; null where it was entered by hand.';
create index budget_cost_centers_batch on budget_cost_centers (enterprise_id, import_batch_id) where import_batch_id is not null;

alter table budget_orders add column import_batch_id bigint,
  add column meeting_type text
    check (meeting_type in ('DEPARTMENT', 'CITY', 'REGIONAL', 'NATIONAL', 'SATELLITE', 'ROUND_TABLE', 'WEBINAR', 'SPONSORED'));
comment on column budget_orders.import_batch_id is 'Upload that created it; null where it was entered by hand.';
comment on column budget_orders.meeting_type is 'The only type of meeting that may be charged; null: any.';
create index budget_orders_batch on budget_orders (enterprise_id, import_batch_id) where import_batch_id is not null;

-- An upload that is taken back removes what it created.
grant delete on budget_cost_centers, budget_orders to yijian_app;
