-- Data assets: who owns them, what their measurements found day by day, and their incidents.

create table data_assets (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  code text not null,
  owner_id bigint,
  expected_days int not null check (expected_days between 1 and 366),
  version int not null default 1,
  updated_at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, code),
  foreign key (enterprise_id, owner_id) references users (enterprise_id, id)
);
comment on table data_assets is 'What an enterprise says of a data asset; one without a row has nobody and the usual rhythm. The assets themselves are known to the product.';
comment on column data_assets.expected_days is 'Days within which a change is expected.';
create index data_assets_owner on data_assets (enterprise_id, owner_id);
call app.protect('data_assets');
call app.audit('data_assets');
grant select, insert, update on data_assets to yijian_app;

create table data_asset_days (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  code text not null,
  day date not null,
  row_count int not null check (row_count >= 0),
  checked int not null check (checked >= 0),
  changed_at timestamptz,
  freshness text not null check (freshness in ('FRESH', 'STALE', 'EMPTY')),
  score numeric(5,2) check (score between 0 and 100),
  measured_at timestamptz not null,
  primary key (enterprise_id, code, day),
  check ((row_count = 0) = (freshness = 'EMPTY'))
);
comment on table data_asset_days is 'What the last measurement of a day found of an asset.';
comment on column data_asset_days.day is 'In Asia/Shanghai.';
comment on column data_asset_days.checked is 'The newest records that the rules looked at.';
comment on column data_asset_days.changed_at is 'When a record changed last, as of the measurement.';
comment on column data_asset_days.score is 'Mean of the four parts in percent; null where nothing could be checked.';
call app.protect('data_asset_days');
grant select, insert, update on data_asset_days to yijian_app;

create table data_asset_checks (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  code text not null,
  day date not null,
  rule text not null,
  checked int not null check (checked >= 0),
  failing int not null check (failing between 0 and checked),
  primary key (enterprise_id, code, day, rule),
  foreign key (enterprise_id, code, day) references data_asset_days (enterprise_id, code, day) on delete cascade
);
comment on table data_asset_checks is 'How many of the records that were looked at broke a quality rule on a day.';
call app.protect('data_asset_checks');
grant select, insert, delete on data_asset_checks to yijian_app;

create table data_asset_incidents (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  code text not null,
  kind text not null check (kind in ('FRESHNESS', 'QUALITY', 'REPORTED')),
  rule text,
  state text not null default 'OPEN' check (state in ('OPEN', 'ACKNOWLEDGED', 'RESOLVED')),
  facts jsonb not null default '{}',
  note text not null default '' check (char_length(note) <= 1000),
  owner_id bigint,
  reporter_id bigint,
  opened_at timestamptz not null,
  acknowledged_at timestamptz,
  resolved_at timestamptz,
  resolver_id bigint,
  resolution text not null default '' check (char_length(resolution) <= 1000),
  version int not null default 1,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, owner_id) references users (enterprise_id, id),
  foreign key (enterprise_id, reporter_id) references users (enterprise_id, id),
  foreign key (enterprise_id, resolver_id) references users (enterprise_id, id),
  check ((kind = 'QUALITY') = (rule is not null)),
  check (kind <> 'REPORTED' or note <> ''),
  check ((state = 'RESOLVED') = (resolved_at is not null)),
  check (state <> 'ACKNOWLEDGED' or acknowledged_at is not null)
);
comment on table data_asset_incidents is 'Something wrong with a data asset, told by a measurement or by a person, until it is resolved.';
comment on column data_asset_incidents.rule is 'The quality rule that failed.';
comment on column data_asset_incidents.facts is 'What was measured when a measurement opened it.';
comment on column data_asset_incidents.note is 'What was reported, or why it was opened again.';
comment on column data_asset_incidents.reporter_id is 'Null: opened by a measurement.';
comment on column data_asset_incidents.resolver_id is 'Null: a measurement found it mended.';
create unique index data_asset_incidents_open on data_asset_incidents (enterprise_id, code, kind, coalesce(rule, ''))
  where state <> 'RESOLVED' and kind <> 'REPORTED';
create index data_asset_incidents_code on data_asset_incidents (enterprise_id, code, opened_at);
create index data_asset_incidents_owner on data_asset_incidents (enterprise_id, owner_id);
create index data_asset_incidents_reporter on data_asset_incidents (enterprise_id, reporter_id);
create index data_asset_incidents_resolver on data_asset_incidents (enterprise_id, resolver_id);
call app.protect('data_asset_incidents');
call app.audit('data_asset_incidents');
grant select, insert, update on data_asset_incidents to yijian_app;
