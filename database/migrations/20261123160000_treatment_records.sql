-- Treatment records: pseudonymous patients on a line of therapy, and the portraits that show groups of ten and more alone.

create table treatment_records (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  patient_key text not null check (patient_key ~ '^[A-Z][A-Z0-9-]{5,31}$'),
  sex text not null check (sex in ('MALE', 'FEMALE')),
  birth_year int not null check (birth_year between 1900 and 2100),
  age_band text not null generated always as (
    case when extract(year from started_on) - birth_year < 18 then 'UNDER_18'
      when extract(year from started_on) - birth_year < 40 then 'FROM_18_TO_39'
      when extract(year from started_on) - birth_year < 60 then 'FROM_40_TO_59'
      else 'FROM_60' end) stored,
  hospital_id bigint not null,
  province_code text,
  city_code text,
  department text not null default '' check (char_length(department) <= 60),
  indication text not null,
  first_symptom_on date,
  diagnosed_on date not null,
  comorbidities text[] not null default '{}',
  line int not null check (line between 1 and 5),
  drug text not null check (char_length(drug) between 1 and 60),
  started_on date not null,
  stopped_on date,
  stop_reason text,
  last_seen_on date not null,
  outcome text not null default 'UNKNOWN',
  source text not null,
  import_batch_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  unique (enterprise_id, patient_key, indication, line),
  foreign key (enterprise_id, hospital_id) references hospitals,
  check (first_symptom_on is null or first_symptom_on <= diagnosed_on),
  check (extract(year from diagnosed_on) >= birth_year),
  check (started_on >= diagnosed_on),
  check (stopped_on is null or stopped_on >= started_on),
  check ((stopped_on is null) = (stop_reason is null)),
  check (last_seen_on >= coalesce(stopped_on, started_on))
);
comment on table treatment_records is 'One patient on one line of therapy, known by a pseudonym; no name, no number, no doctor.';
comment on column treatment_records.patient_key is 'Pseudonym given by the source; letters, digits and hyphens.';
comment on column treatment_records.age_band is 'Age in the year the therapy started.';
comment on column treatment_records.province_code is 'Copied from the hospital when the record is stored.';
comment on column treatment_records.line is 'Line of therapy, 1 for the first.';
comment on column treatment_records.drug is 'Drug or regimen.';
comment on column treatment_records.last_seen_on is 'Last day on which the source knew whether the therapy went on.';
create index treatment_records_started on treatment_records (enterprise_id, started_on desc, id desc);
create index treatment_records_diagnosed on treatment_records (enterprise_id, diagnosed_on desc, id desc);
create index treatment_records_hospital on treatment_records (enterprise_id, hospital_id, started_on desc, id desc);
create index treatment_records_indication on treatment_records (enterprise_id, indication, line, age_band, started_on desc, id desc);
create index treatment_records_province on treatment_records (enterprise_id, province_code, city_code, started_on desc, id desc);
create index treatment_records_drug on treatment_records (enterprise_id, drug, started_on desc, id desc);
create index treatment_records_month on treatment_records (enterprise_id, date_trunc('month', started_on::timestamp) desc, id desc);
create index treatment_records_stopped on treatment_records (enterprise_id, stopped_on desc nulls last, id desc);
create index treatment_records_line on treatment_records (enterprise_id, line, id);
create index treatment_records_batch on treatment_records (enterprise_id, import_batch_id) where import_batch_id is not null;
call app.protect('treatment_records');
grant select, insert, update, delete on treatment_records to yijian_app;
call app.audit('treatment_records', '~patient_key');

insert into app.dictionary_columns (key, table_name, column_name) values
  ('indication', 'treatment_records', 'indication'),
  ('stopReason', 'treatment_records', 'stop_reason'),
  ('treatmentOutcome', 'treatment_records', 'outcome'),
  ('recordSource', 'treatment_records', 'source');

-- Every published number is a sum of cells of one partition in which each cell holds ten patients or more. Cells below ten are
-- hidden together with the next larger ones until at least twenty are hidden, so that no difference of published numbers and no
-- knowledge of this rule gives a cell below ten.
create function app.is_shown(n bigint, smaller bigint) returns boolean
language sql immutable parallel safe
as $$ select n >= 10 and (smaller = 0 or smaller >= 20) $$;
comment on function app.is_shown(bigint, bigint) is 'Whether a cell of n patients is shown where the smaller cells of its partition hold so many together.';

create function app.portrait_personas() returns table (indication text, line int, age_band text, patients int)
language sql stable
as $$
  with cells as (
    select t.indication, t.line, t.age_band, count(*) as n from treatment_records t
    where t.enterprise_id = app.enterprise_id() group by 1, 2, 3
  ), running as (
    select c.*, sum(c.n) over (partition by c.indication order by c.n, c.line, c.age_band) - c.n as smaller from cells c
  )
  select r.indication, r.line, r.age_band, r.n::int from running r where app.is_shown(r.n, r.smaller::bigint)
$$;
comment on function app.portrait_personas() is 'The personas of the enterprise, a published partition: indication, line and age band.';

create function app.portrait_cells(of_indication text, of_line int, of_age_band text)
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
comment on function app.portrait_cells(text, int, text) is
  'Counts of a persona by one dimension at a time; the journey by how the therapy ended, then by drug. OTHERS are the hidden cells together.';

create function app.kaplan_meier(times double precision[], stopped boolean[])
returns table (at_time double precision, at_risk int, events int, survival double precision, low double precision, high double precision)
language sql immutable parallel safe
as $$
  with steps as (
    select o.t, count(*) filter (where o.e) as d, count(*) as gone from unnest(times, stopped) as o(t, e) group by 1
  ), risk as (
    select s.t, s.d, sum(s.gone) over (order by s.t desc) as n from steps s
  ), sums as (
    select r.t, r.n, r.d, bool_or(r.d = r.n) over upto as is_empty,
      sum(case when r.d < r.n then ln(1 - r.d::double precision / r.n::double precision) else 0 end) over upto as log_survival,
      sum(case when r.d < r.n then r.d / (r.n::double precision * (r.n - r.d)::double precision) else 0 end) over upto as greenwood
    from risk r window upto as (order by r.t)
  )
  select s.t, s.n::int, s.d::int,
    case when s.is_empty then 0 else exp(s.log_survival) end,
    case when s.is_empty then 0 when s.log_survival = 0 then 1
      else exp(s.log_survival * exp(1.959963984540054 * sqrt(s.greenwood) / abs(s.log_survival))) end,
    case when s.is_empty then 0 when s.log_survival = 0 then 1
      else exp(s.log_survival * exp(-1.959963984540054 * sqrt(s.greenwood) / abs(s.log_survival))) end
  from sums s order by s.t
$$;
comment on function app.kaplan_meier(double precision[], boolean[]) is
  'Kaplan-Meier estimate at every time, with the 95 % band by the log-log form of Greenwood''s variance; not stopped means censored.';

create function app.portrait_persistence(of_indication text, of_line int, of_age_band text)
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
    select sum(k.events) filter (where k.at_time <= at_month) as events_so_far,
      count(*) filter (where k.at_time <= at_month) as passed into known from app.kaplan_meier(times, stopped) k;
    continue when coalesce(known.events_so_far, 0) - published < 10;
    exit when (select count(*) from unnest(times) one where one > at_month) < 10;
    published := known.events_so_far;
    return query select at_month, round(k.survival::numeric, 2), round(k.low::numeric, 2), round(k.high::numeric, 2)
      from app.kaplan_meier(times, stopped) k where k.at_time <= at_month order by k.at_time desc limit 1;
  end loop;
end
$$;
comment on function app.portrait_persistence(text, int, text) is
  'Share of a persona still on the therapy, at months between which ten or more stopped; in whole percent.';

create function app.treatment_hospitals() returns table (hospital_id bigint, indication text, patients int)
language sql stable
as $$
  with cells as (
    select p.hospital_id, p.indication, count(*) as n from (
      select distinct t.hospital_id, t.indication, t.patient_key from treatment_records t
      where t.enterprise_id = app.enterprise_id()
    ) p group by 1, 2
  ), running as (
    select c.*, sum(c.n) over (partition by c.indication order by c.n, c.hospital_id) - c.n as smaller from cells c
  )
  select r.hospital_id, r.indication, r.n::int from running r where app.is_shown(r.n, r.smaller::bigint)
$$;
comment on function app.treatment_hospitals() is 'Patients by hospital and indication, hospitals of ten and more.';
