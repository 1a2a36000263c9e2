-- Forecast rounds, the sheet each person fills in one, its lines by hospital and product, and every step (product: forecast).

create table forecast_cycles (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  name text not null check (char_length(name) between 2 and 60),
  state text not null default 'OPEN' check (state in ('OPEN', 'CONSOLIDATED', 'FROZEN', 'ISSUED', 'LOCKED')),
  first_month date not null check (extract(day from first_month) = 1),
  months int not null check (months between 1 and 12),
  opens_on date not null,
  closes_on date not null,
  known_before date not null check (extract(day from known_before) = 1),
  product_ids bigint[] not null check (product_ids <> '{}'),
  note text not null default '' check (char_length(note) <= 300),
  reason text not null default '' check (char_length(reason) <= 200),
  state_by bigint,
  state_at timestamptz not null,
  version int not null default 1,
  created_by bigint not null,
  created_at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, name),
  foreign key (enterprise_id, created_by) references users,
  foreign key (enterprise_id, state_by) references users,
  check (closes_on >= opens_on)
);
comment on table forecast_cycles is 'Forecast rounds: months that are forecast, the days on which they are filled in, and for which products.';
comment on column forecast_cycles.known_before is 'First month whose sales were not known when the round was opened; history and baseline end before it.';
comment on column forecast_cycles.state_by is 'Whoever took the last step; null: the clock.';
comment on column forecast_cycles.reason is 'Of the last step.';
create index forecast_cycles_created_by on forecast_cycles (enterprise_id, created_by);
create index forecast_cycles_state_by on forecast_cycles (enterprise_id, state_by);
create index forecast_cycles_window on forecast_cycles (enterprise_id, state, closes_on);
call app.protect('forecast_cycles');
grant select, insert, update on forecast_cycles to yijian_app;
call app.audit('forecast_cycles');

create table forecast_sheets (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  cycle_id bigint not null,
  user_id bigint not null,
  state text not null default 'OPEN' check (state in
    ('OPEN', 'FILLING', 'SUBMITTED', 'ADJUSTED', 'REVIEWED', 'ISSUED', 'CHALLENGED', 'ACCEPTED', 'REVISED', 'LOCKED')),
  reason text not null default '' check (char_length(reason) <= 200),
  state_by bigint,
  state_at timestamptz not null,
  version int not null default 1,
  primary key (enterprise_id, id),
  unique (enterprise_id, cycle_id, user_id),
  foreign key (enterprise_id, cycle_id) references forecast_cycles on delete cascade,
  foreign key (enterprise_id, user_id) references users,
  foreign key (enterprise_id, state_by) references users
);
comment on table forecast_sheets is 'What one person fills in a forecast round, and where it stands.';
comment on column forecast_sheets.reason is 'Of the last step.';
comment on column forecast_sheets.version is 'Grows with each step; the lines have versions of their own.';
create index forecast_sheets_user on forecast_sheets (enterprise_id, user_id);
create index forecast_sheets_state_by on forecast_sheets (enterprise_id, state_by);
call app.protect('forecast_sheets');
grant select, insert, update on forecast_sheets to yijian_app;
call app.audit('forecast_sheets');

create table forecast_lines (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  cycle_id bigint not null,
  sheet_id bigint not null,
  hospital_id bigint not null,
  product_id bigint not null,
  baseline int[] not null,
  baseline_method text not null check (baseline_method in ('SEASONAL', 'RECENT', 'NONE')),
  forecast int[] not null,
  reason text not null default '' check (char_length(reason) <= 200),
  adjusted int[],
  adjust_reason text not null default '' check (char_length(adjust_reason) <= 200),
  issued int[],
  version int not null default 1,
  primary key (enterprise_id, id),
  unique (enterprise_id, cycle_id, hospital_id, product_id),
  foreign key (enterprise_id, cycle_id) references forecast_cycles on delete cascade,
  foreign key (enterprise_id, sheet_id) references forecast_sheets on delete cascade,
  foreign key (enterprise_id, hospital_id) references hospitals on delete cascade,
  foreign key (enterprise_id, product_id) references products
);
comment on table forecast_lines is 'A product at a hospital in a forecast round, by one person; figures are boxes, one for each month of the round.';
comment on column forecast_lines.baseline is 'Computed when the round is opened from the sales known then; null where they do not suffice.';
comment on column forecast_lines.baseline_method is 'SEASONAL: the month a year before times the growth of the last three known months; RECENT: the mean of the last three known months.';
comment on column forecast_lines.adjusted is 'Of the manager, with adjust_reason; null: as forecast.';
comment on column forecast_lines.issued is 'Target that was issued downwards.';
create index forecast_lines_sheet on forecast_lines (enterprise_id, sheet_id);
create index forecast_lines_hospital on forecast_lines (enterprise_id, hospital_id);
create index forecast_lines_product on forecast_lines (enterprise_id, product_id);
call app.protect('forecast_lines');
grant select, insert, update on forecast_lines to yijian_app;
call app.audit('forecast_lines');

create table forecast_log (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  sheet_id bigint not null,
  act text not null check (act in ('OPEN', 'FILL', 'SUBMIT', 'WITHDRAW', 'ACKNOWLEDGE', 'CHALLENGE', 'ADJUST', 'ACCEPT', 'REJECT', 'ISSUE',
    'UPHOLD', 'REVISE', 'LOCK')),
  from_state text,
  to_state text not null,
  reason text not null default '' check (char_length(reason) <= 200),
  total int,
  at timestamptz not null,
  user_id bigint,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, sheet_id) references forecast_sheets on delete cascade,
  foreign key (enterprise_id, user_id) references users
);
comment on table forecast_log is 'Every step of a forecast sheet: who, when, from where to where, why, and the boxes it then had.';
comment on column forecast_log.total is 'Boxes over all lines and months after the step: of the forecast, from ISSUE on of the targets.';
create index forecast_log_sheet on forecast_log (enterprise_id, sheet_id, id);
create index forecast_log_user on forecast_log (enterprise_id, user_id);
call app.protect('forecast_log');
grant select, insert on forecast_log to yijian_app;
