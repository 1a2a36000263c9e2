-- The points of each doctor once more, as running sums by year: the points of any period are two of them (product 3.4).

create table kol_careers (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  doctor_id bigint not null,
  year_before smallint not null,
  years smallint not null check (years >= 14),
  first_paper smallint,
  publications double precision[],
  guidelines double precision[],
  trials double precision[],
  societies double precision[],
  talks double precision[],
  journals double precision[],
  digital double precision[],
  suggested int[],
  primary key (enterprise_id, doctor_id),
  foreign key (enterprise_id, doctor_id) references doctors on delete cascade
) with (toast_tuple_target = 8160);
comment on table kol_careers is 'One row for each doctor of kol_facts, written with them: a ranking reads one row per doctor instead of one per year.';
comment on column kol_careers.year_before is 'The year of the first element, which is 0; each next one is the sum up to and with the year after.';
comment on column kol_careers.years is 'Elements of every array; null stands for an array without any points. At least 14, below which PostgreSQL copies an array for every element that is read.';
comment on column kol_careers.publications is 'Sums of reals, which double precision holds exactly: a difference of two is the sum of the years between.';
comment on column kol_careers.first_paper is 'The first year with a confirmed paper.';

-- Read element by element: compressed, each would be unpacked for every element.
do $$
declare
  name text;
begin
  foreach name in array array['publications', 'guidelines', 'trials', 'societies', 'talks', 'journals', 'digital', 'suggested'] loop
    execute format('alter table kol_careers alter column %I set storage external', name);
  end loop;
  call app.protect('kol_careers'::regclass);
  grant select, insert, update, delete on kol_careers to yijian_app;
end
$$;

insert into app.doctor_reference_rules (table_name, column_name, kind, filter, winner, why) values
  ('kol_careers', 'doctor_id', 'TAKEN', 'true', null, 'Derived anew for the survivor after the merge.');

insert into kol_careers (enterprise_id, doctor_id, year_before, years, first_paper, publications, guidelines, trials, societies, talks, journals,
  digital, suggested)
select g.enterprise_id, g.doctor_id, g.year_before, g.years, g.first_paper,
  array_agg(s.publications order by s.year) filter (where g.publications),
  array_agg(s.guidelines order by s.year) filter (where g.guidelines),
  array_agg(s.trials order by s.year) filter (where g.trials),
  array_agg(s.societies order by s.year) filter (where g.societies),
  array_agg(s.talks order by s.year) filter (where g.talks),
  array_agg(s.journals order by s.year) filter (where g.journals),
  array_agg(s.digital order by s.year) filter (where g.digital),
  array_agg(s.suggested order by s.year) filter (where g.suggested)
from (
  select f.enterprise_id, f.doctor_id, min(f.year) - 1 as year_before, greatest(max(f.year) - min(f.year) + 2, 14) as years,
    min(f.year) filter (where f.publications > 0) as first_paper,
    bool_or(f.publications > 0) as publications,
    bool_or(f.guidelines > 0) as guidelines,
    bool_or(f.trials > 0) as trials,
    bool_or(f.societies > 0) as societies,
    bool_or(f.talks > 0) as talks,
    bool_or(f.journals > 0) as journals,
    bool_or(f.digital > 0) as digital,
    bool_or(f.suggested > 0) as suggested
  from kol_facts f group by f.enterprise_id, f.doctor_id) g
cross join lateral (
  select y.year,
    sum(coalesce(f.publications, 0)::float8) over w as publications,
    sum(coalesce(f.guidelines, 0)::float8) over w as guidelines,
    sum(coalesce(f.trials, 0)::float8) over w as trials,
    sum(coalesce(f.societies, 0)::float8) over w as societies,
    sum(coalesce(f.talks, 0)::float8) over w as talks,
    sum(coalesce(f.journals, 0)::float8) over w as journals,
    sum(coalesce(f.digital, 0)::float8) over w as digital,
    sum(coalesce(f.suggested, 0)) over w as suggested
  from generate_series(g.year_before, g.year_before + g.years - 1) as y(year)
  left join kol_facts f on f.enterprise_id = g.enterprise_id and f.doctor_id = g.doctor_id and f.year = y.year
  window w as (order by y.year)) s
group by g.enterprise_id, g.doctor_id, g.year_before, g.years, g.first_paper;
