-- How severe the disease was and who paid: told by treatment records, and by portraits in groups of ten and more.

alter table treatment_records
  add column severity text not null default 'UNKNOWN' check (severity in ('MILD', 'MODERATE', 'SEVERE', 'UNKNOWN')),
  add column payer text not null default 'UNKNOWN' check (payer in ('EMPLOYEE', 'RESIDENT', 'COMMERCIAL', 'SELF', 'OTHER', 'UNKNOWN'));
comment on column treatment_records.severity is 'Of the disease when the line began, as the source judged it.';
comment on column treatment_records.payer is 'Who pays most of the therapy.';

create or replace function app.count_persona(of_indication text, of_line int, of_age_band text)
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
    select 'severity', severity, '' from people
    union all
    select 'payer', payer, '' from people
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
