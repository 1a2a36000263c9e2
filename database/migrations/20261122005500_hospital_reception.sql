-- Where a hospital is, when it receives representatives, and how the standing of a product there came about (specification 3).

alter table hospitals
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add constraint hospitals_position check ((latitude is null) = (longitude is null));
comment on column hospitals.latitude is 'WGS 84, degrees; together with longitude or not at all.';

-- Days with one time in words become windows; a time that cannot be read stays as words of the flow.
create function pg_temp.windows(rule jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'windows', case when parts is null then '[]'::jsonb else coalesce((
      select jsonb_agg(jsonb_build_object('day', day::int, 'from', lpad(parts[1], 5, '0'), 'to', lpad(parts[2], 5, '0')) order by day::int)
      from jsonb_array_elements_text(coalesce(rule->'days', '[]')) as day), '[]') end,
    'room', coalesce(rule->>'room', ''), 'contact', coalesce(rule->>'contact', ''),
    'flow', case when parts is null then coalesce(rule->>'time', '') else '' end, 'record', '', 'appointmentUrl', '', 'noticeDays', 0,
    'needsAppointment', coalesce((rule->>'needsAppointment')::boolean, false), 'needsFiling', coalesce((rule->>'needsFiling')::boolean, false))
  from (select regexp_match(rule->>'time', '^\s*(\d{1,2}:\d{2})\s*[-–—~至到]\s*(\d{1,2}:\d{2})\s*$') as parts) p
$$;

alter table hospitals no force row level security;
alter table hospitals disable trigger audit_update;
update hospitals set reception_rule = pg_temp.windows(reception_rule) where reception_rule <> '{}' and not reception_rule ? 'windows';
alter table hospitals enable trigger audit_update;
alter table hospitals force row level security;
drop function pg_temp.windows(jsonb);
comment on column hospitals.reception_rule is 'When, where and by whom representatives are received: windows {day 1-7, from, to}, room, contact, flow and record of a reception, appointment, filing.';

create table hospital_product_log (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  hospital_id bigint not null,
  product_id bigint not null,
  track text not null check (track in ('LISTING', 'PROCUREMENT')),
  from_status text not null,
  to_status text not null check (to_status <> from_status),
  since date not null,
  reason text not null check (char_length(reason) between 1 and 200),
  at timestamptz not null default clock_timestamp(),
  user_id bigint,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, hospital_id) references hospitals on delete cascade,
  foreign key (enterprise_id, product_id) references products,
  foreign key (enterprise_id, user_id) references users
);
comment on table hospital_product_log is 'Every step of a product at a hospital: listing or procurement, from, to, since when, who and why.';
comment on column hospital_product_log.user_id is 'Null: came with the data.';
create index hospital_product_log_hospital on hospital_product_log (enterprise_id, hospital_id, at desc, id desc);
create index hospital_product_log_product on hospital_product_log (enterprise_id, product_id);
create index hospital_product_log_user on hospital_product_log (enterprise_id, user_id);

do $$
begin
  call app.protect('hospital_product_log');
end
$$;
grant select, insert on hospital_product_log to yijian_app;
