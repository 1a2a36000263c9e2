-- Portraits are counted at night and kept: what changed since the last published numbers is published under the same rule as the numbers.

create table portrait_editions (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  indication text not null,
  records int not null check (records >= 0),
  patients int not null check (patients >= 0),
  counted_on date not null,
  primary key (enterprise_id, indication)
);
comment on table portrait_editions is 'When the published numbers of an indication were last counted, and of how many.';

create table portrait_cells (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  indication text not null,
  line int not null default 0,
  age_band text not null default '',
  dimension text not null,
  cell text not null,
  part text not null default '',
  patients int not null check (patients >= 0),
  is_shown boolean not null,
  counted_on date not null,
  primary key (enterprise_id, indication, line, age_band, dimension, cell, part)
);
comment on table portrait_cells is 'Published numbers of patients; personas and hospitals split an indication, everything else a persona.';
comment on column portrait_cells.line is '0 where the cell splits an indication.';
comment on column portrait_cells.is_shown is 'False: shown once and hidden since; the number is the last one shown.';

create table portrait_curves (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  indication text not null,
  line int not null,
  age_band text not null,
  month int not null check (month between 0 and 60),
  survival numeric not null,
  low numeric not null,
  high numeric not null,
  primary key (enterprise_id, indication, line, age_band, month)
);
comment on table portrait_curves is 'Published curves of persistence.';

call app.protect('portrait_editions');
call app.protect('portrait_cells');
call app.protect('portrait_curves');
grant select, insert, update, delete on portrait_editions, portrait_cells, portrait_curves to yijian_app;

create function app.count_indication(of_indication text) returns table (dimension text, cell text, part text, patients int)
language sql stable
as $$
  with cells as (
    select 'persona' as dimension, t.line || ' ' || t.age_band as cell, count(*) as n from treatment_records t
    where t.enterprise_id = app.enterprise_id() and t.indication = of_indication group by 2
    union all
    select 'hospital', t.hospital_id::text, count(distinct t.patient_key) from treatment_records t
    where t.enterprise_id = app.enterprise_id() and t.indication = of_indication group by 2
  ), running as (
    select c.*, sum(c.n) over (partition by c.dimension order by c.n, c.cell) - c.n as smaller from cells c
  ), placed as (
    select r.dimension, r.n, case when app.is_shown(r.n, r.smaller::bigint) and (p.cell is null or abs(r.n - p.patients) not between 1 and 9)
      then r.cell else 'OTHERS' end as cell
    from running r left join portrait_cells p on p.enterprise_id = app.enterprise_id() and p.indication = of_indication and p.line = 0
      and p.age_band = '' and p.dimension = r.dimension and p.cell = r.cell and not p.is_shown
  )
  select p.dimension, p.cell, '', sum(p.n)::int from placed p group by 1, 2
$$;
comment on function app.count_indication(text) is
  'Personas and hospitals of an indication as they stand now; one that was hidden again comes back when ten or more have changed.';

create function app.count_persona(of_indication text, of_line int, of_age_band text)
returns table (dimension text, cell text, part text, patients int)
language sql stable
as $$
  with people as materialized (
    select t.* from treatment_records t
    where t.enterprise_id = app.enterprise_id() and t.indication = of_indication and t.line = of_line and t.age_band = of_age_band
  ), gone as materialized (
    select p.dimension, p.cell, p.part from portrait_cells p
    where p.enterprise_id = app.enterprise_id() and p.indication = of_indication and p.line = of_line and p.age_band = of_age_band and not p.is_shown
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
    union all
    select 'ending', case when stopped_on is null then 'ONGOING' else 'STOPPED' end, '' from people
  ), first_cells as (
    select s.dimension, s.cell, app.is_shown(s.n, (sum(s.n) over (partition by s.dimension order by s.n, s.cell) - s.n)::bigint) as shown
    from (select t.dimension, t.cell, count(*) as n from told t group by 1, 2) s
  ), placed as (
    select t.dimension, case when f.shown and not exists (select from gone g where g.dimension = t.dimension and g.cell = t.cell and g.part = '')
      then t.cell else 'OTHERS' end as cell, t.part
    from told t join first_cells f on f.dimension = t.dimension and f.cell = t.cell
  ), parts as (
    select s.*, app.is_shown(s.n, (sum(s.n) over (partition by s.dimension, s.cell order by s.n, s.part) - s.n)::bigint)
      and not exists (select from gone g where g.dimension = s.dimension and g.cell = s.cell and g.part = s.part) as shown
    from (select p.dimension, p.cell, p.part, count(*) as n from placed p group by 1, 2, 3) s
  ), comorbid as (
    select c.value, count(*) as n from people p cross join lateral (select distinct unnest(p.comorbidities)) c(value) group by 1
  ), pairs as (
    select c.value, c.n, (select count(*) from people) - c.n as rest from comorbid c
  )
  select p.dimension, p.cell, case when p.shown or p.part = '' then p.part else 'OTHERS' end as part, sum(p.n)::int from parts p group by 1, 2, 3
  union all
  select 'comorbidity ' || p.value, k.cell, '', k.n::int
  from pairs p cross join lateral (values (p.value, p.n), ('NONE', p.rest)) k(cell, n)
  where p.n >= 10 and p.rest >= 10 and not exists (select from gone g where g.dimension = 'comorbidity ' || p.value)
$$;
comment on function app.count_persona(text, int, text) is
  'Counts of a persona by one dimension at a time as they stand now; the journey by how the therapy ended, then by drug. OTHERS are the hidden cells together, and whatever was hidden again stays among them.';

create function app.publish_cells(of_indication text, of_line int, of_age_band text, of_dimension text, counted jsonb, on_day date)
returns table (moved text)
language sql volatile
as $$
  with fresh as (
    select x.cell, x.part, x.patients as n from jsonb_to_recordset(counted) as x(cell text, part text, patients int)
  ), old as (
    select p.cell, p.part, p.patients as n from portrait_cells p
    where p.enterprise_id = app.enterprise_id() and p.indication = of_indication and p.line = of_line and p.age_band = of_age_band
      and p.dimension = of_dimension and p.is_shown
  ), kept as (
    select cell from fresh where cell <> 'OTHERS' intersect select cell from old
  ), pieces as (
    -- Cells of both counts stand alone; what only one of them names is compared together, because the other holds it among others.
    select cell, part, f.n as fresh_n, o.n as old_n, case
      when f.n is not null and o.n is not null and cell <> 'OTHERS' and part <> 'OTHERS' then cell || E'\t' || part
      when cell in (select k.cell from kept k) then cell || E'\tOTHERS'
      else 'OTHERS' end as piece
    from fresh f full join old o using (cell, part)
  ), changes as (
    select c.*, sum(c.size) filter (where c.size < 10) over () as small, sum(c.size) over (order by c.size, c.piece) - c.size as smaller
    from (select p.piece, abs(coalesce(sum(p.fresh_n), 0) - coalesce(sum(p.old_n), 0)) as size from pieces p group by 1) c
  ), passed as (
    select p.* from pieces p join changes c on c.piece = p.piece
    where c.size >= 10 and (coalesce(c.small, 0) = 0 or c.smaller >= 20)
  ), hidden as (
    update portrait_cells p set is_shown = false from passed x
    where p.enterprise_id = app.enterprise_id() and p.indication = of_indication and p.line = of_line and p.age_band = of_age_band
      and p.dimension = of_dimension and p.cell = x.cell and p.part = x.part and x.fresh_n is null and p.cell <> 'OTHERS' and p.part <> 'OTHERS'
  ), dropped as (
    delete from portrait_cells p using passed x
    where p.enterprise_id = app.enterprise_id() and p.indication = of_indication and p.line = of_line and p.age_band = of_age_band
      and p.dimension = of_dimension and p.cell = x.cell and p.part = x.part and x.fresh_n is null and (p.cell = 'OTHERS' or p.part = 'OTHERS')
  ), stored as (
    insert into portrait_cells (indication, line, age_band, dimension, cell, part, patients, is_shown, counted_on)
    select of_indication, of_line, of_age_band, of_dimension, x.cell, x.part, x.fresh_n, true, on_day from passed x where x.fresh_n is not null
    on conflict (enterprise_id, indication, line, age_band, dimension, cell, part)
      do update set patients = excluded.patients, is_shown = true, counted_on = excluded.counted_on
  )
  select x.cell from passed x where x.fresh_n is not null
$$;
comment on function app.publish_cells(text, int, text, text, jsonb, date) is
  'Publishes what has changed by ten or more; smaller changes wait, and with them the next larger ones until twenty wait.';

create function app.count_persistence(of_indication text, of_line int, of_age_band text)
returns table (month int, survival numeric, low numeric, high numeric)
language plpgsql stable
as $$
declare
  times double precision[];
  stopped boolean[];
  point record;
  published int := 0;
begin
  select array_agg((coalesce(t.stopped_on, t.last_seen_on) - t.started_on) / 30.4375::double precision order by t.id),
    array_agg(t.stopped_on is not null order by t.id) into times, stopped
  from treatment_records t
  where t.enterprise_id = app.enterprise_id() and t.indication = of_indication and t.line = of_line and t.age_band = of_age_band;
  return query select 0, 1::numeric, 1::numeric, 1::numeric;
  for point in
    select s.*, sum(s.ended) over () as ended_at_all, sum(s.ended) over (order by s.month) as ended_so_far,
      sum(s.left_then) over () - sum(s.left_then) over (order by s.month) as observed
    from (
      select greatest(1, ceil(k.at_time))::int as month, sum(k.events) as ended, sum(k.at_risk - k.after) as left_then,
        (array_agg(k.survival order by k.at_time desc))[1] as survival, (array_agg(k.low order by k.at_time desc))[1] as low,
        (array_agg(k.high order by k.at_time desc))[1] as high
      from (select c.*, coalesce(lead(c.at_risk) over (order by c.at_time), 0) as after from app.kaplan_meier(times, stopped) c) k group by 1
    ) s order by s.month
  loop
    exit when point.month > 60 or point.observed < 10;
    -- A point stands only where ten or more stopped since the point before and ten or more are still observed.
    continue when point.ended_so_far - published < 10;
    -- Who knows how many stopped at all would work out how many stopped after the last point.
    continue when point.ended_at_all - point.ended_so_far between 1 and 9;
    published := point.ended_so_far;
    return query select point.month, round(point.survival::numeric, 2), round(point.low::numeric, 2), round(point.high::numeric, 2);
  end loop;
end
$$;
comment on function app.count_persistence(text, int, text) is
  'Share of a persona still on the therapy as it stands now, at months between which ten or more stopped; in whole percent.';

create procedure app.count_portraits(on_day date)
language plpgsql
as $$
declare
  one record;
  persona record;
  split record;
  curve_moves boolean;
begin
  for one in
    select i.indication, count(t.id)::int as records, count(distinct t.patient_key)::int as patients, e.records as old_records, e.patients as old_patients
    from (select distinct indication from treatment_records where enterprise_id = app.enterprise_id()
      union select indication from portrait_editions where enterprise_id = app.enterprise_id()) i
    left join treatment_records t on t.enterprise_id = app.enterprise_id() and t.indication = i.indication
    left join portrait_editions e on e.enterprise_id = app.enterprise_id() and e.indication = i.indication
    group by 1, 4, 5 order by 1
  loop
    continue when abs(one.records - coalesce(one.old_records, 0)) < 10 or abs(one.patients - coalesce(one.old_patients, 0)) between 1 and 9;
    insert into portrait_editions (indication, records, patients, counted_on) values (one.indication, one.records, one.patients, on_day)
    on conflict (enterprise_id, indication)
      do update set records = excluded.records, patients = excluded.patients, counted_on = excluded.counted_on;
    perform app.publish_cells(one.indication, 0, '', 'hospital',
      (select coalesce(jsonb_agg(c), '[]') from app.count_indication(one.indication) c where c.dimension = 'hospital'), on_day);
    for persona in
      select split_part(p.moved, ' ', 1)::int as line, split_part(p.moved, ' ', 2) as age_band
      from app.publish_cells(one.indication, 0, '', 'persona',
        (select coalesce(jsonb_agg(c), '[]') from app.count_indication(one.indication) c where c.dimension = 'persona'), on_day) p
      where p.moved <> 'OTHERS'
    loop
      curve_moves := false;
      for split in
        select coalesce(f.dimension, o.dimension) as dimension, coalesce(f.counted, '[]') as counted
        from (select c.dimension, jsonb_agg(c) as counted from app.count_persona(one.indication, persona.line, persona.age_band) c group by 1) f
        full join (select distinct p.dimension from portrait_cells p where p.enterprise_id = app.enterprise_id() and p.indication = one.indication
          and p.line = persona.line and p.age_band = persona.age_band and p.is_shown) o on o.dimension = f.dimension
      loop
        if exists (select from app.publish_cells(one.indication, persona.line, persona.age_band, split.dimension, split.counted, on_day))
          and split.dimension = 'ending' then curve_moves := true; end if;
      end loop;
      -- The curve follows who stopped and who goes on.
      continue when not curve_moves;
      delete from portrait_curves c where c.enterprise_id = app.enterprise_id() and c.indication = one.indication
        and c.line = persona.line and c.age_band = persona.age_band;
      insert into portrait_curves (indication, line, age_band, month, survival, low, high)
      select one.indication, persona.line, persona.age_band, k.month, k.survival, k.low, k.high
      from app.count_persistence(one.indication, persona.line, persona.age_band) k;
    end loop;
  end loop;
end
$$;
comment on procedure app.count_portraits(date) is
  'Counts the portraits of the enterprise again: an indication when its records changed by ten or more, a persona when it did.';

drop function app.portrait_updated();
drop function app.portrait_persistence(text, int, text);
drop function app.portrait_cells(text, int, text);
drop function app.portrait_personas();
drop function app.treatment_hospitals();
drop index treatment_records_updated;
