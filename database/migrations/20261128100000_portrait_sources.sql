-- Portraits also say where their records come from and when they were last brought up to date; their curve ends before a last few who stopped.

create or replace function app.portrait_cells(of_indication text, of_line int, of_age_band text)
returns table (dimension text, cell text, part text, patients int)
language sql stable
as $$
  with people as materialized (
    select t.* from treatment_records t
    where t.enterprise_id = app.enterprise_id() and t.indication = of_indication and t.line = of_line and t.age_band = of_age_band
      and exists (select from app.portrait_personas() p where p.indication = of_indication and p.line = of_line and p.age_band = of_age_band)
  ), told as (
    select 'sexAge' as dimension,
      sex || ' ' || least(80, (extract(year from started_on)::int - birth_year) / 10 * 10)::text as cell, '' as part from people
    union all
    select 'province', coalesce(province_code, 'UNKNOWN'), '' from people
    union all
    select 'source', source, '' from people
    union all
    select 'delay', case
      when first_symptom_on is null then 'UNKNOWN'
      when diagnosed_on - first_symptom_on < 30 then 'UNDER_1'
      when diagnosed_on - first_symptom_on < 91 then 'FROM_1_TO_3'
      when diagnosed_on - first_symptom_on < 183 then 'FROM_3_TO_6'
      when diagnosed_on - first_symptom_on < 365 then 'FROM_6_TO_12'
      when diagnosed_on - first_symptom_on < 731 then 'FROM_12_TO_24'
      else 'FROM_24' end, '' from people
    union all
    select 'journey', coalesce(stop_reason, 'ONGOING'), drug from people
  ), first_cells as (
    select s.dimension, s.cell, app.is_shown(s.n, (sum(s.n) over (partition by s.dimension order by s.n, s.cell) - s.n)::bigint) as shown
    from (select t.dimension, t.cell, count(*) as n from told t group by 1, 2) s
  ), placed as (
    select t.dimension, case when f.shown then t.cell else 'OTHERS' end as cell, t.part
    from told t join first_cells f on f.dimension = t.dimension and f.cell = t.cell
  ), parts as (
    select s.*, app.is_shown(s.n, (sum(s.n) over (partition by s.dimension, s.cell order by s.n, s.part) - s.n)::bigint) as shown
    from (select p.dimension, p.cell, p.part, count(*) as n from placed p group by 1, 2, 3) s
  ), leaves as (
    select p.dimension, p.cell, case when p.shown then p.part else 'OTHERS' end as part, sum(p.n) as n from parts p group by 1, 2, 3
  ), comorbid as (
    select c.value, count(*) as n from people p cross join lateral (select distinct unnest(p.comorbidities)) c(value) group by 1
  )
  select l.dimension, l.cell, l.part, l.n::int from leaves l where l.n >= 10
  union all
  select 'comorbidity', c.value, '', c.n::int from comorbid c
  where c.n >= 10 and (select count(*) from people) - c.n >= 10
$$;

create or replace function app.portrait_persistence(of_indication text, of_line int, of_age_band text)
returns table (month int, survival numeric, low numeric, high numeric)
language plpgsql stable
as $$
declare
  times double precision[];
  stopped boolean[];
  known record;
  published int := 0;
begin
  if not exists (select from app.portrait_personas() p
    where p.indication = of_indication and p.line = of_line and p.age_band = of_age_band) then return; end if;
  select array_agg((coalesce(t.stopped_on, t.last_seen_on) - t.started_on) / 30.4375::double precision order by t.id),
    array_agg(t.stopped_on is not null order by t.id) into times, stopped
  from treatment_records t
  where t.enterprise_id = app.enterprise_id() and t.indication = of_indication and t.line = of_line and t.age_band = of_age_band;
  return query select 0, 1::numeric, 1::numeric, 1::numeric;
  for at_month in 1..60 loop
    -- A point stands only where ten or more stopped since the point before and ten or more are still observed.
    select sum(k.events) filter (where k.at_time <= at_month) as events_so_far, sum(k.events) as events_at_all,
      count(*) filter (where k.at_time <= at_month) as passed into known from app.kaplan_meier(times, stopped) k;
    continue when coalesce(known.events_so_far, 0) - published < 10;
    -- Who knows how many stopped at all would work out how many stopped after the last point.
    continue when known.events_at_all - known.events_so_far between 1 and 9;
    exit when (select count(*) from unnest(times) one where one > at_month) < 10;
    published := known.events_so_far;
    return query select at_month, round(k.survival::numeric, 2), round(k.low::numeric, 2), round(k.high::numeric, 2)
      from app.kaplan_meier(times, stopped) k where k.at_time <= at_month order by k.at_time desc limit 1;
  end loop;
end
$$;

create index treatment_records_updated on treatment_records (enterprise_id, updated_at desc);

create function app.portrait_updated() returns date
language sql stable
as $$
  select max(t.updated_at)::date from treatment_records t
  where t.enterprise_id = app.enterprise_id() and exists (select from app.portrait_personas())
$$;
comment on function app.portrait_updated() is 'Day on which a record of the enterprise was last stored; of all of them, so that it tells of no group.';
