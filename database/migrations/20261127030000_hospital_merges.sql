-- Two hospitals that are one are merged as two doctors are: the functions of a merge know the kind of record.

create table hospital_redirects (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint not null,
  hospital_id bigint not null,
  at timestamptz not null default clock_timestamp(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, hospital_id) references hospitals on delete cascade
);
comment on table hospital_redirects is 'Hospitals that became one with another: whoever asks for the old id is shown the way.';
comment on column hospital_redirects.id is 'The id that is no more.';
create index hospital_redirects_hospital on hospital_redirects (enterprise_id, hospital_id);
call app.protect('hospital_redirects');
grant select on hospital_redirects to yijian_app;
call app.audit('hospital_redirects');

create table duplicate_hospital_pairs (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  left_id bigint not null,
  right_id bigint not null,
  score int not null check (score between 0 and 100),
  verdicts jsonb not null,
  print text not null,
  scan_id bigint,
  found_at timestamptz not null default clock_timestamp(),
  primary key (enterprise_id, id),
  unique (enterprise_id, left_id, right_id),
  foreign key (enterprise_id, left_id) references hospitals on delete cascade,
  foreign key (enterprise_id, right_id) references hospitals on delete cascade,
  check (left_id < right_id)
);
comment on table duplicate_hospital_pairs is 'Pairs of hospitals a steward should look at; written anew by every search.';
comment on column duplicate_hospital_pairs.verdicts is 'What was compared and how it came out: {feature: verdict}; the points of each stand in the rule.';
comment on column duplicate_hospital_pairs.print is 'Digest of what was compared on both sides: another one means that something changed.';
create index duplicate_hospital_pairs_right on duplicate_hospital_pairs (enterprise_id, right_id);
create index duplicate_hospital_pairs_score on duplicate_hospital_pairs (enterprise_id, score desc, id);
call app.protect('duplicate_hospital_pairs');
grant select, insert, update, delete on duplicate_hospital_pairs to yijian_app;

create table duplicate_hospital_rejections (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  left_id bigint not null,
  right_id bigint not null,
  score int not null,
  verdicts jsonb not null,
  print text not null,
  note text not null default '' check (char_length(note) <= 500),
  rejected_by bigint not null,
  rejected_at timestamptz not null default clock_timestamp(),
  primary key (enterprise_id, id),
  unique (enterprise_id, left_id, right_id),
  foreign key (enterprise_id, left_id) references hospitals on delete cascade,
  foreign key (enterprise_id, right_id) references hospitals on delete cascade,
  foreign key (enterprise_id, rejected_by) references users,
  check (left_id < right_id)
);
comment on table duplicate_hospital_rejections is 'Pairs a steward called two hospitals; not shown again unless what was compared changes and looks no less alike.';
create index duplicate_hospital_rejections_right on duplicate_hospital_rejections (enterprise_id, right_id);
create index duplicate_hospital_rejections_user on duplicate_hospital_rejections (enterprise_id, rejected_by);
call app.protect('duplicate_hospital_rejections');
grant select, insert, update, delete on duplicate_hospital_rejections to yijian_app;
call app.audit('duplicate_hospital_rejections', 'print', 'verdicts');

alter table duplicate_merges add column target text not null default 'doctors' check (target in ('doctors', 'hospitals'));
comment on table duplicate_merges is 'Two records made one: which stayed, which value survived and why, and what it takes to undo it.';
comment on column duplicate_merges.target is 'The table of the two.';
comment on column duplicate_merges.loser_row is 'The record that went, whole; the sealed numbers of a doctor wait in personal_values.';
drop index duplicate_merges_survivor;
drop index duplicate_merges_standing;
drop index duplicate_merges_at;
create index duplicate_merges_survivor on duplicate_merges (enterprise_id, target, survivor_id, id);
create unique index duplicate_merges_standing on duplicate_merges (enterprise_id, target, loser_id) where undone_at is null;
create index duplicate_merges_at on duplicate_merges (enterprise_id, target, merged_at desc, id desc);

alter table duplicate_merge_rows drop constraint duplicate_merge_rows_action_check;
alter table duplicate_merge_rows add constraint duplicate_merge_rows_action_check check (action in ('MOVED', 'TAKEN', 'ADDED', 'SUMMED'));
comment on column duplicate_merge_rows.action is 'MOVED to the survivor, TAKEN out because the survivor has its like, ADDED to the survivor, SUMMED with the line that was taken.';

alter table app.doctor_reference_rules rename to merge_rules;
alter table app.merge_rules rename constraint doctor_reference_rules_pkey to merge_rules_pkey;
alter table app.merge_rules rename constraint doctor_reference_rules_kind_check to merge_rules_kind_check;
alter table app.merge_rules add column target text not null default 'doctors' check (target in ('doctors', 'hospitals'));
alter table app.merge_rules drop constraint merge_rules_pkey;
alter table app.merge_rules add constraint merge_rules_pkey primary key (target, table_name, column_name);
alter table app.merge_rules add column sums jsonb not null default '{}';
alter table app.merge_rules add column is_kept boolean not null default false;
comment on table app.merge_rules is 'How lines that name a record follow its merge, where a foreign key does not say it; the migration of a room adds its own.';
comment on column app.merge_rules.target is 'The table of the record that is named.';
comment on column app.merge_rules.filter is 'Which lines speak of such records at all, as a condition.';
comment on column app.merge_rules.sums is '{column: expression}: what the survivor''s line `s` becomes when the like line `g` gives way.';
comment on column app.merge_rules.is_kept is 'No line gives way: two that cannot both stay have to be dealt with before the merge.';
insert into app.merge_rules (target, table_name, column_name, kind, filter, winner, sums, is_kept, why) values
  ('hospitals', 'doctors', 'hospital_id', 'COLUMN', 'true', null, '{}', true, 'Two doctors of one name in one department are merged as doctors first.'),
  ('hospitals', 'hospital_products', 'hospital_id', 'COLUMN', 'true', 'updated_at', '{}', false, 'The later word on listing and procurement holds.'),
  ('hospitals', 'hospital_sales', 'hospital_id', 'COLUMN', 'true', null, '{"boxes": "coalesce(s.boxes + g.boxes, s.boxes, g.boxes)",
    "amount": "coalesce(s.amount + g.amount, s.amount, g.amount)", "target_boxes": "coalesce(s.target_boxes + g.target_boxes, s.target_boxes, g.target_boxes)",
    "target_amount": "coalesce(s.target_amount + g.target_amount, s.target_amount, g.target_amount)"}', false, 'What was sold under both names was sold at the one.'),
  ('hospitals', 'forecast_lines', 'hospital_id', 'COLUMN', 'true', null, '{"baseline": "app.sum_of_months(s.baseline, g.baseline)", "forecast": "app.sum_of_months(s.forecast, g.forecast)",
    "adjusted": "case when s.adjusted is null and g.adjusted is null then null else app.sum_of_months(coalesce(s.adjusted, s.forecast), coalesce(g.adjusted, g.forecast)) end",
    "issued": "app.sum_of_months(s.issued, g.issued)"}', false, 'What is forecast under both names is forecast for the one.'),
  ('hospitals', 'record_shares', 'record_id', 'COLUMN', 'resource = ''hospital''', null, '{}', false, 'One column for several kinds of records.'),
  ('hospitals', 'verification_requests', 'verified_hospital_id', 'COLUMN', 'true', null, '{}', false, 'A doctor stays verified where the hospital is the same one.'),
  ('hospitals', 'kol_careers', 'hospital_id', 'LEFT', 'true', null, '{}', false, 'Kept by the triggers of doctors.'),
  ('hospitals', 'duplicate_hospital_pairs', 'left_id', 'TAKEN', 'true', null, '{}', false, 'A pair with a hospital that is no more.'),
  ('hospitals', 'duplicate_hospital_pairs', 'right_id', 'TAKEN', 'true', null, '{}', false, 'A pair with a hospital that is no more.'),
  ('hospitals', 'duplicate_hospital_rejections', 'left_id', 'TAKEN', 'true', null, '{}', false, 'Comes back with an undo.'),
  ('hospitals', 'duplicate_hospital_rejections', 'right_id', 'TAKEN', 'true', null, '{}', false, 'Comes back with an undo.');

create function app.sum_of_months(one int[], other int[]) returns int[]
language sql immutable parallel safe set search_path = public, pg_temp
as $$
  select case when one is null or other is null then coalesce(one, other)
    else array(select coalesce(a + b, a, b) from unnest(one, other) with ordinality as m(a, b, n) order by n) end
$$;
comment on function app.sum_of_months(int[], int[]) is 'Two rows of monthly figures added month by month; what only one of them knows stays.';

drop function app.merge_doctors(bigint, jsonb);
drop function app.unmerge_doctors(bigint);
drop function app.move_doctor_lines(bigint, bigint, bigint);
drop function app.plan_doctor_merge(bigint, bigint);
drop function app.doctor_conflicts(text, text, text, text, bigint, bigint);
drop function app.doctor_references();

create function app.references_to(record text)
returns table (table_name text, column_name text, kind text, filter text, winner text, sums jsonb, is_kept boolean)
language sql stable set search_path = public, pg_temp
as $$
  with keys as (
    select c.conrelid::regclass::text as table_name, a.attname::text as column_name
    from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) as k(own, other)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own and a.attgenerated = ''
    join pg_attribute o on o.attrelid = c.confrelid and o.attnum = k.other and o.attname = 'id'
    where c.contype = 'f' and c.conparentid = 0 and c.confrelid = record::regclass
  )
  select k.table_name, k.column_name, coalesce(r.kind, 'COLUMN'), coalesce(r.filter, 'true'), r.winner, coalesce(r.sums, '{}'), coalesce(r.is_kept, false)
  from keys k left join app.merge_rules r on r.target = record and r.table_name = k.table_name and r.column_name = k.column_name
  union
  select r.table_name, r.column_name, r.kind, r.filter, r.winner, r.sums, r.is_kept from app.merge_rules r
  where r.target = record and to_regclass('public.' || r.table_name) is not null
  order by 1, 2
$$;
comment on function app.references_to(text) is 'Every column that names a record of the table and how it follows a merge: foreign keys as they are now, and app.merge_rules.';

-- The lines of two records of which only one may stay: a unique index that holds the record, with its predicate and expressions
-- as the catalogue has them. `gone` is the place of the line that gives way, `stays` that of its like.
create function app.merge_conflicts(record text, of_table text, of_column text, loser bigint, survivor bigint)
returns table (gone tid, line jsonb, stays tid)
language plpgsql stable set search_path = public, pg_temp
as $$
declare
  target regclass := of_table::regclass;
  rule record;
  key record;
  picked text;
begin
  select * into strict rule from app.references_to(record) r where r.table_name = of_table and r.column_name = of_column;
  for key in
    select i.indexrelid, coalesce(pg_get_expr(i.indpred, i.indrelid, true), 'true') as predicate, i.indnullsnotdistinct as nulls_alike,
      array(select pg_get_indexdef(i.indexrelid, n, true) from generate_series(1, i.indnkeyatts) n
        where (i.indkey::int2[])[n - 1] not in (a.attnum, e.attnum)) as others
    from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attname = of_column
    join pg_attribute e on e.attrelid = i.indrelid and e.attname = 'enterprise_id'
    where i.indrelid = target and i.indisunique and a.attnum = any (i.indkey::int2[])
  loop
    picked := format('select t.ctid as place, to_jsonb(t) as line, (%s) as worth, %s from %s t where t.enterprise_id = app.enterprise_id()
      and (%s) and (%s) and t.%I = ', coalesce(rule.winner, 'null::int'),
      coalesce((select string_agg(format('(%s) as k%s', x, n), ', ') from unnest(key.others) with ordinality as o(x, n)), '1 as k0'),
      target, rule.filter, key.predicate, of_column);
    return query execute format(
      'select case when l.worth > s.worth then s.place else l.place end, case when l.worth > s.worth then s.line else l.line end,
         case when l.worth > s.worth then l.place else s.place end from (%s $1) l join (%s $2) s on %s', picked, picked,
      coalesce((select string_agg(format(case when key.nulls_alike then 'l.k%1$s is not distinct from s.k%1$s' else 'l.k%1$s = s.k%1$s' end, n), ' and ')
        from unnest(key.others) with ordinality as o(x, n)), 'true'))
      using loser, survivor;
  end loop;
  -- A line that names both would name one record twice.
  for key in
    select r.column_name from app.references_to(record) r
    where r.table_name = of_table and r.column_name <> of_column and r.kind = 'COLUMN'
  loop
    return query execute format('select t.ctid, to_jsonb(t), null::tid from %s t where t.enterprise_id = app.enterprise_id() and t.%I = $1 and t.%I = $2',
      target, of_column, key.column_name) using loser, survivor;
  end loop;
end
$$;
comment on function app.merge_conflicts(text, text, text, bigint, bigint) is 'Lines of one column that cannot stay when two records become one.';

create function app.plan_merge(record text, loser bigint, survivor bigint) returns table (table_name text, moved int, taken int, summed int, blocked int)
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  reference record;
  total int;
  clash int;
  stuck int;
begin
  for reference in select * from app.references_to(record) r where r.kind <> 'LEFT' loop
    clash := 0;
    stuck := 0;
    execute format('select count(*)::int from %I t where t.enterprise_id = app.enterprise_id() and (%s) and %s', reference.table_name,
      reference.filter, format(case when reference.kind = 'LIST' then 't.%I @> array[$1]' else 't.%I = $1' end, reference.column_name))
      into total using loser;
    if reference.kind = 'TAKEN' then
      clash := total;
      total := 0;
    elsif reference.kind = 'COLUMN' then
      select count(*)::int, count(*) filter (where reference.is_kept or app.has_children(reference.table_name::regclass, c.line))::int into clash, stuck
      from (select distinct on (d.gone) d.* from app.merge_conflicts(record, reference.table_name, reference.column_name, loser, survivor) d) c;
      -- A line of the survivor that gives way makes room for one that moves.
      select total - count(*)::int into total
      from (select distinct on (d.gone) d.line from app.merge_conflicts(record, reference.table_name, reference.column_name, loser, survivor) d) c
      where (c.line ->> reference.column_name)::bigint = loser;
    end if;
    if total > 0 or clash > 0 then
      table_name := reference.table_name;
      moved := total;
      summed := case when reference.sums = '{}' then 0 else clash - stuck end;
      taken := clash - stuck - summed;
      blocked := stuck;
      return next;
    end if;
  end loop;
end
$$;
comment on function app.plan_merge(text, bigint, bigint) is 'What a merge would do, table by table, without doing it.';

create function app.move_lines(merge bigint, record text, loser bigint, survivor bigint) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  reference record;
  clash record;
begin
  -- Each line is locked by a statement before the one that moves it: its place then stays the same, and nothing is missed.
  for reference in select * from app.references_to(record) r where r.kind <> 'LEFT' loop
    if reference.kind = 'LIST' then
      execute format('select 1 from %1$I t where t.enterprise_id = app.enterprise_id() and t.%2$I @> array[$1] and (%3$s) for update',
        reference.table_name, reference.column_name, reference.filter) using loser;
      execute format('with lines as (select t.ctid as place, to_jsonb(t) as was from %1$I t
          where t.enterprise_id = app.enterprise_id() and t.%2$I @> array[$2] and (%3$s)),
        changed as (
          update %1$I t set %2$I = case when t.%2$I @> array[$1] then array_remove(t.%2$I, $2) else array_replace(t.%2$I, $2, $1) end
          from lines l where t.ctid = l.place
          returning l.was, to_jsonb(t) as now)
        insert into duplicate_merge_rows (merge_id, table_name, column_name, action, before, after)
        select $3, %1$L, %2$L, ''MOVED'', was, now from changed', reference.table_name, reference.column_name, reference.filter)
        using survivor, loser, merge;
      continue;
    end if;
    for clash in
      execute case when reference.kind = 'TAKEN'
        then format('select t.ctid as gone, to_jsonb(t) as line, null::tid as stays from %I t where t.enterprise_id = app.enterprise_id() and (%s) and t.%I = $1',
          reference.table_name, reference.filter, reference.column_name)
        else 'select distinct on (c.gone) c.gone, c.line, c.stays from app.merge_conflicts($3, $4, $5, $1, $2) c' end
      using loser, survivor, record, reference.table_name, reference.column_name
    loop
      if reference.kind = 'COLUMN' and (reference.is_kept or app.has_children(reference.table_name::regclass, clash.line)) then
        raise exception 'both records have lines of which only one may stay' using errcode = 'DM001', table = reference.table_name;
      end if;
      if reference.sums <> '{}' then
        execute format('with was as (select to_jsonb(s) as line from %1$I s where s.ctid = $1),
          changed as (update %1$I s set %3$s from %1$I g where s.ctid = $1 and g.ctid = $2 returning to_jsonb(s) as line)
          insert into duplicate_merge_rows (merge_id, table_name, column_name, action, before, after)
          select $3, %1$L, %2$L, ''SUMMED'', was.line, changed.line from was, changed', reference.table_name, reference.column_name,
          (select string_agg(format('%I = %s', e.key, e.value), ', ') from jsonb_each_text(reference.sums) e)) using clash.stays, clash.gone, merge;
      end if;
      execute format('with gone as (delete from %1$I t where t.ctid = $1 returning to_jsonb(t) as line)
        insert into duplicate_merge_rows (merge_id, table_name, column_name, action, before)
        select $2, %1$L, %2$L, ''TAKEN'', line from gone', reference.table_name, reference.column_name) using clash.gone, merge;
    end loop;
    if reference.kind = 'COLUMN' then
      execute format('select 1 from %1$I t where t.enterprise_id = app.enterprise_id() and t.%2$I = $1 and (%3$s) for update',
        reference.table_name, reference.column_name, reference.filter) using loser;
      execute format('with lines as (select t.ctid as place, to_jsonb(t) as was from %1$I t
          where t.enterprise_id = app.enterprise_id() and t.%2$I = $2 and (%3$s)),
        changed as (
          update %1$I t set %2$I = $1 from lines l where t.ctid = l.place
          returning l.was, to_jsonb(t) as now)
        insert into duplicate_merge_rows (merge_id, table_name, column_name, action, before, after)
        select $3, %1$L, %2$L, ''MOVED'', was, now from changed', reference.table_name, reference.column_name, reference.filter)
        using survivor, loser, merge;
    end if;
  end loop;
end
$$;
revoke all on function app.move_lines(bigint, text, bigint, bigint) from public;

create function app.merge_records(merge bigint, chosen jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  m duplicate_merges;
  reference record;
  left_over boolean;
  survivor_line jsonb;
begin
  select * into strict m from duplicate_merges d where d.enterprise_id = app.enterprise_id() and d.id = merge and d.undone_at is null;
  perform set_config('app.merging', 'on', true);
  perform app.move_lines(merge, m.target, m.loser_id, m.survivor_id);
  perform set_config('app.merging', '', true);
  -- Lines that a cascade would carry away without a word.
  for reference in
    select c.conrelid::regclass as name, a.attname from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) as k(own, other)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
    join pg_attribute o on o.attrelid = c.confrelid and o.attnum = k.other and o.attname = 'id'
    where c.contype = 'f' and c.conparentid = 0 and c.confrelid = m.target::regclass
  loop
    execute format('select exists (select from %s t where t.enterprise_id = app.enterprise_id() and t.%I = $1)', reference.name, reference.attname)
      into left_over using m.loser_id;
    if left_over then raise exception '%.% still names the record', reference.name, reference.attname; end if;
  end loop;
  if m.target = 'doctors' then
    insert into doctor_redirects (id, doctor_id) values (m.loser_id, m.survivor_id);
  else
    insert into hospital_redirects (id, hospital_id) values (m.loser_id, m.survivor_id);
  end if;
  execute format('delete from %I t where t.enterprise_id = app.enterprise_id() and t.id = $1', m.target) using m.loser_id;
  perform app.write_columns(m.target::regclass, m.survivor_before, chosen, array(select jsonb_object_keys(chosen)));
  execute format('select to_jsonb(t) from %I t where t.enterprise_id = app.enterprise_id() and t.id = $1', m.target)
    into strict survivor_line using m.survivor_id;
  update duplicate_merges d set
    survivor_after = survivor_line,
    moved = coalesce((select jsonb_object_agg(t.table_name, jsonb_build_object('moved', t.moved, 'taken', t.taken)) from (
      select r.table_name, count(*) filter (where r.action = 'MOVED') as moved, count(*) filter (where r.action = 'TAKEN') as taken
      from duplicate_merge_rows r where r.enterprise_id = d.enterprise_id and r.merge_id = d.id and r.table_name <> 'personal_values' group by 1) t), '{}')
  where d.enterprise_id = app.enterprise_id() and d.id = merge;
end
$$;
comment on function app.merge_records(bigint, jsonb) is 'Makes the loser one with the survivor: lines move, the record goes, chosen columns are written; every step is kept.';

create function app.unmerge_records(merge bigint) returns int
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  m duplicate_merges;
  line duplicate_merge_rows;
  now_line jsonb;
  columns text[];
  survivor_columns text[];
  kept int := 0;
  by_id constant text := 'select to_jsonb(t) from %I t where t.enterprise_id = app.enterprise_id() and t.id = $1';
begin
  select * into strict m from duplicate_merges d where d.enterprise_id = app.enterprise_id() and d.id = merge and d.undone_at is null;
  execute format(by_id, m.target) into strict now_line using m.survivor_id;
  survivor_columns := app.columns_to_restore(m.target::regclass, m.survivor_before, m.survivor_after, now_line);
  perform app.write_columns(m.target::regclass, m.survivor_before, m.survivor_before, survivor_columns);
  execute format('insert into %1$I (%2$s) overriding system value select %2$s from jsonb_populate_record(null::%1$I, $1)', m.target,
    (select string_agg(quote_ident(c), ', ') from unnest(app.stored_columns(m.target::regclass)) c)) using m.loser_row;
  perform set_config('app.merging', 'on', true);
  for line in
    select * from duplicate_merge_rows r where r.enterprise_id = app.enterprise_id() and r.merge_id = merge order by r.id desc
  loop
    if line.action = 'TAKEN' then
      begin
        perform app.put_back(line.table_name::regclass, line.before);
      exception when foreign_key_violation then
        -- What the line speaks of went since.
        kept := kept + 1;
      end;
      continue;
    end if;
    execute format('select to_jsonb(t) from %1$I t, jsonb_populate_record(null::%1$I, $1) k where %2$s', line.table_name,
      app.same_key(line.table_name::regclass)) into now_line using line.after;
    -- Keys may have been changed since: a sealed value is the same one when its search number is.
    if line.table_name = 'personal_values' then
      if now_line -> 'search_number' is distinct from line.after -> 'search_number' then
        kept := kept + 1;
      elsif line.action = 'ADDED' then
        execute format('delete from personal_values t using jsonb_populate_record(null::personal_values, $1) k where %s',
          app.same_key('personal_values')) using line.after;
      else
        perform app.write_columns('personal_values', line.after, line.before, array['sealed', 'search_number', 'masked']);
      end if;
      continue;
    end if;
    if line.action = 'ADDED' then
      if now_line is not distinct from line.after then
        execute format('delete from %1$I t using jsonb_populate_record(null::%1$I, $1) k where %2$s', line.table_name,
          app.same_key(line.table_name::regclass)) using line.after;
      end if;
      continue;
    end if;
    columns := app.columns_to_restore(line.table_name::regclass, line.before, line.after, coalesce(now_line, '{}'));
    -- A line that passed on since, or is gone, stays as it is.
    if now_line is null or columns = '{}' or (line.action = 'MOVED' and not line.column_name = any (columns)) then
      kept := kept + 1;
      continue;
    end if;
    perform app.write_columns(line.table_name::regclass, line.after, line.before, columns);
  end loop;
  perform set_config('app.merging', '', true);
  -- Triggers of the lines may have written into both.
  perform app.write_columns(m.target::regclass, m.survivor_before, m.survivor_before, survivor_columns);
  execute format(by_id, m.target) into strict now_line using m.loser_id;
  perform app.write_columns(m.target::regclass, m.loser_row, m.loser_row,
    array(select c from unnest(app.stored_columns(m.target::regclass)) c where now_line -> c is distinct from m.loser_row -> c));
  if m.target = 'doctors' then
    delete from doctor_redirects r where r.enterprise_id = app.enterprise_id() and r.id = m.loser_id;
  else
    delete from hospital_redirects r where r.enterprise_id = app.enterprise_id() and r.id = m.loser_id;
  end if;
  return kept;
end
$$;
comment on function app.unmerge_records(bigint) is 'Takes a merge back byte for byte; what changed since stays changed. Answers how many lines stayed.';

-- A line that is only added to stays word for word; a merge alone may say that its record has another one now. Whoever the
-- application signs in as never comes past this: it holds for the owner's functions only.
create or replace function app.refuse_change() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and current_setting('app.merging', true) = 'on'
    and current_user = (select c.relowner::regrole::text from pg_class c where c.oid = tg_relid) then
    return case when tg_level = 'ROW' then new end;
  end if;
  raise exception '% is append only', tg_table_name using errcode = '42501';
end
$$;

create function app.recount_doctors(hospitals bigint[]) returns void
language sql set search_path = public, pg_temp
as $$
  update hospitals h set doctor_count = c.doctors, covered_count = c.covered
  from (
    select x.id, count(d.id) filter (where d.is_enabled) as doctors,
      count(d.id) filter (where d.is_enabled and d.coverage_status = 'COVERED') as covered
    from unnest(hospitals) x(id) left join doctors d on d.enterprise_id = app.enterprise_id() and d.hospital_id = x.id group by x.id
  ) c
  where h.enterprise_id = app.enterprise_id() and h.id = c.id and (h.doctor_count, h.covered_count) is distinct from (c.doctors, c.covered)
$$;
comment on function app.recount_doctors(bigint[]) is 'Counts the doctors of these hospitals anew, where lines moved aside of the triggers of doctors.';

-- The page and the action of existing enterprises, held by the roles that merge doctors.
with page as (
  insert into menus (enterprise_id, parent_id, type, view, path, code, name, en_name, initials, icon, sort)
  select m.enterprise_id, m.parent_id, 'MENU', 'pc', '/customer/hospitalDuplicates', 'customer:hospital-duplicates:read', '重复医院',
    'Duplicate hospitals', 'zfyy', 'hospital', m.sort
  from menus m where m.view = 'pc' and m.path = '/customer/doctorDuplicates' and m.type = 'MENU'
  on conflict (enterprise_id, view, type, path) do nothing
  returning enterprise_id, id
), button as (
  insert into menus (enterprise_id, parent_id, type, view, path, code, name, en_name, initials)
  select m.enterprise_id, m.id, 'BUTTON', 'pc', '/customer/hospitalList/totalHospital/merge', 'customer:hospitals:merge', '合并医院', 'Merge hospitals', 'hbyy'
  from menus m where m.view = 'pc' and m.path = '/customer/hospitalList/totalHospital' and m.type = 'TAG'
  on conflict (enterprise_id, view, type, path) do nothing
  returning enterprise_id, id
)
insert into role_menus (enterprise_id, role_id, menu_id)
select made.enterprise_id, held.role_id, made.id from (select * from page union all select * from button) made
join menus b on b.enterprise_id = made.enterprise_id and b.code = 'customer:doctors:merge' and b.type = 'BUTTON'
join role_menus held on held.enterprise_id = b.enterprise_id and held.menu_id = b.id
on conflict (enterprise_id, role_id, menu_id) do nothing;
