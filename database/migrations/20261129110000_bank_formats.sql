-- The text formats of banks are data that finance keeps, in versions: a batch keeps the one that wrote it (product: payment, bank file).

create table meeting_payment_formats (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  name text not null,
  kind text not null check (kind in ('CSV', 'FIXED')),
  version int not null default 1,
  updated_by bigint,
  updated_at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, name),
  foreign key (enterprise_id, updated_by) references users
);
comment on table meeting_payment_formats is 'Text formats of banks: sheets and records of a fixed width; ISO 20022 stands as its standard says.';
comment on column meeting_payment_formats.version is 'The version that writes new batches.';
comment on column meeting_payment_formats.updated_by is 'Null while it is as the product brought it.';
create index meeting_payment_formats_author on meeting_payment_formats (enterprise_id, updated_by);
call app.protect('meeting_payment_formats');
grant select, insert, update on meeting_payment_formats to yijian_app;
call app.audit('meeting_payment_formats');

create table meeting_payment_format_versions (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  format_id bigint not null,
  version int not null,
  layout jsonb not null check (jsonb_typeof(layout) = 'object'),
  at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, format_id, version),
  foreign key (enterprise_id, format_id) references meeting_payment_formats
);
comment on table meeting_payment_format_versions is 'What a format was from one change to the next; never changed, because batches are read by it.';
comment on column meeting_payment_format_versions.layout is 'Columns, encoding, lines and codes, as TextLayout of the contract says.';
call app.protect('meeting_payment_format_versions');
grant select, insert on meeting_payment_format_versions to yijian_app;
call app.audit('meeting_payment_format_versions');

-- Enterprises that exist begin with what was built in until now.
insert into meeting_payment_formats (enterprise_id, name, kind, updated_at)
select e.id, v.name, v.kind, 'epoch' from enterprises e cross join (values ('通用表格', 'CSV'), ('通用定长', 'FIXED')) v (name, kind);
insert into meeting_payment_format_versions (enterprise_id, format_id, version, layout, at)
select f.enterprise_id, f.id, 1, case f.kind
  when 'CSV' then '{"kind":"CSV","encoding":"UTF-8-BOM","separator":",","hasTitles":true,"header":"","footer":"","columns":[{"field":"number","title":"付款编号","width":20,"isCents":false,"value":""},{"field":"payee","title":"收款人","width":60,"isCents":false,"value":""},{"field":"bankName","title":"开户行","width":60,"isCents":false,"value":""},{"field":"account","title":"账号","width":32,"isCents":false,"value":""},{"field":"net","title":"金额","width":15,"isCents":false,"value":""},{"field":"currency","title":"币种","width":3,"isCents":false,"value":""},{"field":"meeting","title":"会议编号","width":20,"isCents":false,"value":""}],"returned":[{"field":"number","title":"付款编号","width":20},{"field":"status","title":"结果","width":4},{"field":"reference","title":"回单号","width":32},{"field":"reason","title":"原因","width":80}],"returnSkip":0,"paidCodes":["成功","PAID"],"failedCodes":["失败","FAILED"],"openCodes":["处理中","PENDING"]}'::jsonb
  else '{"kind":"FIXED","encoding":"GBK","separator":",","hasTitles":false,"header":"","footer":"","columns":[{"field":"number","title":"付款编号","width":20,"isCents":false,"value":""},{"field":"payee","title":"收款人","width":60,"isCents":false,"value":""},{"field":"bankName","title":"开户行","width":60,"isCents":false,"value":""},{"field":"account","title":"账号","width":32,"isCents":false,"value":""},{"field":"net","title":"金额","width":15,"isCents":true,"value":""},{"field":"currency","title":"币种","width":3,"isCents":false,"value":""},{"field":"meeting","title":"会议编号","width":20,"isCents":false,"value":""}],"returned":[{"field":"number","title":"付款编号","width":20},{"field":"status","title":"结果","width":4},{"field":"reference","title":"回单号","width":32},{"field":"reason","title":"原因","width":80}],"returnSkip":0,"paidCodes":["S"],"failedCodes":["F"],"openCodes":["P"]}'::jsonb end, 'epoch'
from meeting_payment_formats f;

alter table meeting_payment_accounts add column format_id bigint;
alter table meeting_payment_accounts add foreign key (enterprise_id, format_id) references meeting_payment_formats;
comment on column meeting_payment_accounts.format_id is 'Its text format; null for ISO 20022.';
create index meeting_payment_accounts_format on meeting_payment_accounts (enterprise_id, format_id);
update meeting_payment_accounts a set format_id = f.id
from meeting_payment_formats f where f.enterprise_id = a.enterprise_id and f.kind = a.format;

alter table meeting_payment_batches add column format_id bigint;
alter table meeting_payment_batches add column format_version int;
alter table meeting_payment_batches add foreign key (enterprise_id, format_id, format_version)
  references meeting_payment_format_versions (enterprise_id, format_id, version);
comment on column meeting_payment_batches.format_id is 'The text format that wrote it; null for ISO 20022.';
comment on column meeting_payment_batches.format_version is 'As the format was when the batch was made.';
create index meeting_payment_batches_format on meeting_payment_batches (enterprise_id, format_id, format_version);
update meeting_payment_batches b set format_id = f.id, format_version = 1
from meeting_payment_formats f where f.enterprise_id = b.enterprise_id and f.kind = b.format;
