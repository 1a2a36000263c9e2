-- Doctors that look like one person: pairs found, pairs rejected, merges and how they are taken back.

create table duplicate_settings (
  enterprise_id bigint not null default app.enterprise_id() unique references enterprises,
  id bigint generated always as identity,
  ask_score int not null default 65 check (ask_score between 40 and 100),
  act_score int not null default 95 check (act_score between 60 and 100),
  merges_by_rule boolean not null default false,
  updated_by bigint,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, updated_by) references users,
  check (ask_score <= act_score)
);
comment on table duplicate_settings is 'From which score a steward is asked and from which the rule merges by itself; without a row the defaults hold.';
create index duplicate_settings_user on duplicate_settings (enterprise_id, updated_by);
call app.protect('duplicate_settings');
grant select, insert, update, delete on duplicate_settings to yijian_app;
call app.audit('duplicate_settings');

create function app.is_one_off(one text, other text) returns boolean
language plpgsql immutable strict parallel safe
as $$
declare
  shorter int := least(length(one), length(other));
  longer int := greatest(length(one), length(other));
  head int := 0;
  tail int := 0;
begin
  if longer - shorter > 1 then return false; end if;
  while head < shorter and substr(one, head + 1, 1) = substr(other, head + 1, 1) loop head := head + 1; end loop;
  while tail < shorter - head and substr(one, length(one) - tail, 1) = substr(other, length(other) - tail, 1) loop tail := tail + 1; end loop;
  return longer - head - tail = 1;
end
$$;
comment on function app.is_one_off(text, text) is 'Whether two names differ by one character: another one, one more or one less.';

create table duplicate_scans (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  requested_by bigint,
  requested_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  finished_at timestamptz,
  beat_at timestamptz,
  doctors int not null default 0,
  done int not null default 0,
  total int not null default 0,
  found int not null default 0,
  merged int not null default 0,
  plan jsonb,
  error text,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, requested_by) references users
);
comment on table duplicate_scans is 'Searches for duplicates, by the clock or by a steward; the last one says what the list stands on.';
comment on column duplicate_scans.requested_by is 'Null for the clock.';
comment on column duplicate_scans.beat_at is 'Last sign of life: a search whose process died is begun anew.';
comment on column duplicate_scans.done is 'Steps done of total; a step is a range of hospitals or one city.';
comment on column duplicate_scans.plan is 'The steps while it runs, so that another process can go on from the last one done.';
create index duplicate_scans_user on duplicate_scans (enterprise_id, requested_by);
create unique index duplicate_scans_waiting on duplicate_scans (enterprise_id) where state in ('QUEUED', 'RUNNING');
call app.protect('duplicate_scans');
grant select, insert, update, delete on duplicate_scans to yijian_app;
call app.audit('duplicate_scans', 'plan', 'beat_at', 'doctors', 'done', 'total', 'found', 'merged');

create function app.enterprises_with_scans() returns setof bigint
language sql stable security definer set search_path = public, pg_temp
as $$ select distinct s.enterprise_id from duplicate_scans s
  where s.state = 'QUEUED' or (s.state = 'RUNNING' and s.beat_at < clock_timestamp() - interval '1 minute') $$;
comment on function app.enterprises_with_scans() is 'Enterprises in which a search for duplicates waits to be done.';

create table duplicate_pairs (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  left_id bigint not null,
  right_id bigint not null,
  score int not null check (score between 0 and 100),
  verdicts jsonb not null,
  has_identity boolean not null default false,
  print text not null,
  scan_id bigint,
  found_at timestamptz not null default clock_timestamp(),
  primary key (enterprise_id, id),
  unique (enterprise_id, left_id, right_id),
  foreign key (enterprise_id, left_id) references doctors on delete cascade,
  foreign key (enterprise_id, right_id) references doctors on delete cascade,
  check (left_id < right_id)
);
comment on table duplicate_pairs is 'Pairs a steward should look at; written anew by every search.';
comment on column duplicate_pairs.verdicts is 'What was compared and how it came out: {feature: verdict}; the points of each stand in the rule.';
comment on column duplicate_pairs.has_identity is 'Whether a number of the person itself agrees: telephone, identity or licence.';
comment on column duplicate_pairs.print is 'Digest of what was compared on both sides: another one means that something changed.';
create index duplicate_pairs_right on duplicate_pairs (enterprise_id, right_id);
create index duplicate_pairs_score on duplicate_pairs (enterprise_id, score desc, id);
call app.protect('duplicate_pairs');
grant select, insert, update, delete on duplicate_pairs to yijian_app;

create table duplicate_rejections (
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
  foreign key (enterprise_id, left_id) references doctors on delete cascade,
  foreign key (enterprise_id, right_id) references doctors on delete cascade,
  foreign key (enterprise_id, rejected_by) references users,
  check (left_id < right_id)
);
comment on table duplicate_rejections is 'Pairs a steward called two people; not shown again unless what was compared changes and looks no less alike.';
create index duplicate_rejections_right on duplicate_rejections (enterprise_id, right_id);
create index duplicate_rejections_user on duplicate_rejections (enterprise_id, rejected_by);
call app.protect('duplicate_rejections');
grant select, insert, update, delete on duplicate_rejections to yijian_app;
call app.audit('duplicate_rejections', 'print', 'verdicts');

create table duplicate_merges (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  survivor_id bigint not null,
  loser_id bigint not null,
  score int not null,
  verdicts jsonb not null,
  by_rule boolean not null default false,
  note text not null default '' check (char_length(note) <= 500),
  survivorship jsonb not null,
  survivor_before jsonb not null,
  survivor_after jsonb not null default '{}',
  loser_row jsonb not null,
  moved jsonb not null default '{}',
  merged_by bigint,
  merged_at timestamptz not null default clock_timestamp(),
  undone_by bigint,
  undone_at timestamptz,
  undo_note text not null default '' check (char_length(undo_note) <= 500),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, merged_by) references users,
  foreign key (enterprise_id, undone_by) references users
);
comment on table duplicate_merges is 'Two doctors made one: which stayed, which value survived and why, and what it takes to undo it.';
comment on column duplicate_merges.survivorship is '{field: {from, why}}: whose value survived.';
comment on column duplicate_merges.loser_row is 'The doctor that went, whole; its sealed numbers wait in personal_values.';
comment on column duplicate_merges.moved is '{table: {moved, taken}}: lines that passed to the survivor, lines that had to give way.';
create index duplicate_merges_survivor on duplicate_merges (enterprise_id, survivor_id, id);
create unique index duplicate_merges_standing on duplicate_merges (enterprise_id, loser_id) where undone_at is null;
create index duplicate_merges_by on duplicate_merges (enterprise_id, merged_by);
create index duplicate_merges_undone_by on duplicate_merges (enterprise_id, undone_by);
create index duplicate_merges_at on duplicate_merges (enterprise_id, merged_at desc, id desc);
call app.protect('duplicate_merges');
grant select, insert, update on duplicate_merges to yijian_app;
call app.audit('duplicate_merges', 'survivor_before', 'survivor_after', 'loser_row', 'verdicts');

create table duplicate_merge_rows (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  merge_id bigint not null,
  table_name text not null,
  column_name text not null,
  action text not null check (action in ('MOVED', 'TAKEN', 'ADDED')),
  before jsonb,
  after jsonb,
  primary key (enterprise_id, id),
  foreign key (enterprise_id, merge_id) references duplicate_merges on delete cascade
);
comment on table duplicate_merge_rows is 'Every line a merge touched, as it was and as it became, so that it can be put back byte for byte.';
comment on column duplicate_merge_rows.action is 'MOVED to the survivor, TAKEN out because the survivor has its like, ADDED to the survivor.';
create index duplicate_merge_rows_merge on duplicate_merge_rows (enterprise_id, merge_id, id);
create index duplicate_merge_rows_sealed on duplicate_merge_rows (enterprise_id, id) where table_name = 'personal_values';
call app.protect('duplicate_merge_rows');
grant select, insert on duplicate_merge_rows to yijian_app;

-- What refers to a doctor. Foreign keys are found in the catalogue, so that a new table is moved without a word here; this
-- says what the catalogue cannot know.
create table app.doctor_reference_rules (
  table_name text not null,
  column_name text not null,
  kind text not null default 'COLUMN' check (kind in ('COLUMN', 'LIST', 'TAKEN', 'LEFT')),
  filter text not null default 'true',
  winner text,
  why text not null default '',
  primary key (table_name, column_name)
);
comment on table app.doctor_reference_rules is 'How lines that name a doctor follow a merge, where a foreign key does not say it; the migration of a room adds its own.';
comment on column app.doctor_reference_rules.kind is 'COLUMN holds one id; LIST an array of ids; TAKEN lines go with the doctor and come back with it; LEFT keeps the old id as history.';
comment on column app.doctor_reference_rules.filter is 'Which lines speak of doctors at all, as a condition.';
comment on column app.doctor_reference_rules.winner is 'Of two lines of which only one may stay, the one where this expression is greater; null: the survivor''s.';
grant select on app.doctor_reference_rules to yijian_app;
insert into app.doctor_reference_rules (table_name, column_name, kind, filter, winner, why) values
  ('doctor_channels', 'doctor_id', 'COLUMN', 'true', 'coalesce(consent_at, ''-infinity'')', 'The later word of the doctor holds.'),
  ('record_shares', 'record_id', 'COLUMN', 'resource = ''doctor''', null, 'One column for several kinds of records.'),
  ('doctor_work_rows', 'doctor_id', 'LEFT', 'true', null, 'For whom work was planned, as it was.'),
  ('duplicate_merges', 'survivor_id', 'LEFT', 'true', null, 'History of merges.'),
  ('duplicate_merges', 'loser_id', 'LEFT', 'true', null, 'History of merges.'),
  ('duplicate_pairs', 'left_id', 'TAKEN', 'true', null, 'A pair with a doctor that is no more.'),
  ('duplicate_pairs', 'right_id', 'TAKEN', 'true', null, 'A pair with a doctor that is no more.'),
  ('duplicate_rejections', 'left_id', 'TAKEN', 'true', null,
    'Passed on to the survivor by the merge, under the likeness of the two that remain.'),
  ('duplicate_rejections', 'right_id', 'TAKEN', 'true', null,
    'Passed on to the survivor by the merge, under the likeness of the two that remain.');

create function app.doctor_references() returns table (table_name text, column_name text, kind text, filter text, winner text)
language sql stable set search_path = public, pg_temp
as $$
  with keys as (
    select c.conrelid::regclass::text as table_name, a.attname::text as column_name
    from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) as k(own, other)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own and a.attgenerated = ''
    join pg_attribute o on o.attrelid = c.confrelid and o.attnum = k.other and o.attname = 'id'
    where c.contype = 'f' and c.conparentid = 0 and c.confrelid = 'public.doctors'::regclass
  )
  select k.table_name, k.column_name, coalesce(r.kind, 'COLUMN'), coalesce(r.filter, 'true'), r.winner
  from keys k left join app.doctor_reference_rules r using (table_name, column_name)
  union
  select r.table_name, r.column_name, r.kind, r.filter, r.winner from app.doctor_reference_rules r
  where to_regclass('public.' || r.table_name) is not null
  order by 1, 2
$$;
comment on function app.doctor_references() is 'Every column that names a doctor and how it follows a merge: foreign keys as they are now, and app.doctor_reference_rules.';

create function app.has_children(target regclass, line jsonb) returns boolean
language plpgsql stable set search_path = public, pg_temp
as $$
declare
  child record;
  found boolean;
begin
  for child in
    select c.conrelid::regclass as name,
      string_agg(format('c.%I = p.%I', a.attname, o.attname), ' and ') as condition
    from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) as k(own, other)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
    join pg_attribute o on o.attrelid = c.confrelid and o.attnum = k.other
    where c.contype = 'f' and c.conparentid = 0 and c.confrelid = target
    group by c.oid, c.conrelid
  loop
    execute format('select exists (select from %s c, jsonb_populate_record(null::%s, $1) p where %s)', child.name, target, child.condition)
      into found using line;
    if found then return true; end if;
  end loop;
  return false;
end
$$;
comment on function app.has_children(regclass, jsonb) is 'Whether other lines refer to this line of a table.';

-- The lines of two doctors of which only one may stay: a unique index that holds the doctor, with its predicate and expressions
-- as the catalogue has them. `gone` is the place of the line that gives way.
create function app.doctor_conflicts(of_table text, of_column text, of_filter text, of_winner text, loser bigint, survivor bigint) returns table (gone tid, line jsonb)
language plpgsql stable set search_path = public, pg_temp
as $$
declare
  target regclass := of_table::regclass;
  key record;
  picked text;
begin
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
      and (%s) and (%s) and t.%I = ', coalesce(of_winner, 'null::int'),
      coalesce((select string_agg(format('(%s) as k%s', x, n), ', ') from unnest(key.others) with ordinality as o(x, n)), '1 as k0'),
      target, of_filter, key.predicate, of_column);
    return query execute format(
      'select case when l.worth > s.worth then s.place else l.place end, case when l.worth > s.worth then s.line else l.line end
       from (%s $1) l join (%s $2) s on %s', picked, picked,
      coalesce((select string_agg(format(case when key.nulls_alike then 'l.k%1$s is not distinct from s.k%1$s' else 'l.k%1$s = s.k%1$s' end, n), ' and ')
        from unnest(key.others) with ordinality as o(x, n)), 'true'))
      using loser, survivor;
  end loop;
  -- A line that names both would name one doctor twice.
  for key in
    select r.column_name from app.doctor_references() r
    where r.table_name = of_table and r.column_name <> of_column and r.kind = 'COLUMN'
  loop
    return query execute format('select t.ctid, to_jsonb(t) from %s t where t.enterprise_id = app.enterprise_id() and t.%I = $1 and t.%I = $2',
      target, of_column, key.column_name) using loser, survivor;
  end loop;
end
$$;
comment on function app.doctor_conflicts(text, text, text, text, bigint, bigint) is 'Lines of one column that cannot stay when two doctors become one.';

create function app.plan_doctor_merge(loser bigint, survivor bigint) returns table (table_name text, moved int, taken int, blocked int)
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  reference record;
  total int;
  clash int;
  stuck int;
begin
  for reference in select * from app.doctor_references() r where r.kind <> 'LEFT' loop
    clash := 0;
    stuck := 0;
    execute format('select count(*)::int from %I t where t.enterprise_id = app.enterprise_id() and (%s) and %s', reference.table_name,
      reference.filter, format(case when reference.kind = 'LIST' then 't.%I @> array[$1]' else 't.%I = $1' end, reference.column_name))
      into total using loser;
    if reference.kind = 'TAKEN' then
      clash := total;
      total := 0;
    elsif reference.kind = 'COLUMN' then
      select count(*)::int, count(*) filter (where app.has_children(reference.table_name::regclass, c.line))::int into clash, stuck
      from (select distinct on (d.gone) d.* from app.doctor_conflicts(reference.table_name, reference.column_name, reference.filter, reference.winner, loser, survivor) d) c;
      -- A line of the survivor that gives way makes room for one that moves.
      execute ('select $1 - count(*)::int from (select distinct on (d.gone) d.line from app.doctor_conflicts($4, $5, $6, $7, $2, $3) d) c
        where (c.line ->> $5)::bigint = $2') into total
        using total, loser, survivor, reference.table_name, reference.column_name, reference.filter, reference.winner;
    end if;
    if total > 0 or clash > 0 then
      table_name := reference.table_name;
      moved := total;
      taken := clash - stuck;
      blocked := stuck;
      return next;
    end if;
  end loop;
end
$$;
comment on function app.plan_doctor_merge(bigint, bigint) is 'What a merge would do, table by table, without doing it.';

create function app.move_doctor_lines(merge bigint, loser bigint, survivor bigint) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  reference record;
  clash record;
begin
  -- Each line is locked by a statement before the one that moves it: its place then stays the same, and nothing is missed.
  for reference in select * from app.doctor_references() r where r.kind <> 'LEFT' loop
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
        then format('select t.ctid as gone, to_jsonb(t) as line from %I t where t.enterprise_id = app.enterprise_id() and (%s) and t.%I = $1',
          reference.table_name, reference.filter, reference.column_name)
        else 'select distinct on (c.gone) c.gone, c.line from app.doctor_conflicts($3, $4, $5, $6, $1, $2) c' end
      using loser, survivor, reference.table_name, reference.column_name, reference.filter, reference.winner
    loop
      if reference.kind = 'COLUMN' and app.has_children(reference.table_name::regclass, clash.line) then
        raise exception 'both doctors have lines of which only one may stay' using errcode = 'DM001', table = reference.table_name;
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
revoke all on function app.move_doctor_lines(bigint, bigint, bigint) from public;

-- Writes the columns of `line` that `columns` names into one line of a table, found by the primary key that `place` holds.
create function app.write_columns(target regclass, place jsonb, line jsonb, columns text[]) returns void
language plpgsql set search_path = public, pg_temp
as $$
declare
  written text := (select string_agg(quote_ident(c), ', ') from unnest(columns) c);
begin
  if written is null then return; end if;
  execute format('update %1$s t set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1)) from jsonb_populate_record(null::%1$s, $2) k where %3$s',
    target, written, app.same_key(target)) using line, place;
end
$$;

create function app.same_key(target regclass) returns text
language sql stable set search_path = public, pg_temp
as $$
  select string_agg(format('t.%1$I = k.%1$I', a.attname), ' and ') from pg_index i
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[]) where i.indrelid = target and i.indisprimary
$$;

create function app.stored_columns(target regclass) returns text[]
language sql stable set search_path = public, pg_temp
as $$
  select array_agg(a.attname::text order by a.attnum) from pg_attribute a
  where a.attrelid = target and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
$$;

-- Columns that a merge changed and nobody has changed since.
create function app.columns_to_restore(target regclass, was jsonb, became jsonb, now jsonb) returns text[]
language sql stable set search_path = public, pg_temp
as $$
  select coalesce(array_agg(c), '{}') from unnest(app.stored_columns(target)) c
  where was -> c is distinct from became -> c and now -> c is not distinct from became -> c
$$;

create function app.put_back(target regclass, line jsonb) returns void
language plpgsql set search_path = public, pg_temp
as $$
declare
  columns text := (select string_agg(quote_ident(c), ', ') from unnest(app.stored_columns(target)) c);
begin
  execute format('insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_record(null::%1$s, $1) on conflict do nothing',
    target, columns) using line;
end
$$;

create function app.merge_doctors(merge bigint, chosen jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  m duplicate_merges;
  reference record;
  left_over boolean;
begin
  select * into strict m from duplicate_merges d where d.enterprise_id = app.enterprise_id() and d.id = merge and d.undone_at is null;
  perform set_config('app.moving_doctors', 'on', true);
  perform app.move_doctor_lines(merge, m.loser_id, m.survivor_id);
  perform set_config('app.moving_doctors', '', true);
  -- Lines that a cascade would carry away without a word.
  for reference in
    select c.conrelid::regclass as name, a.attname from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) as k(own, other)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
    join pg_attribute o on o.attrelid = c.confrelid and o.attnum = k.other and o.attname = 'id'
    where c.contype = 'f' and c.conparentid = 0 and c.confrelid = 'doctors'::regclass
  loop
    execute format('select exists (select from %s t where t.enterprise_id = app.enterprise_id() and t.%I = $1)', reference.name, reference.attname)
      into left_over using m.loser_id;
    if left_over then raise exception '%.% still names the doctor', reference.name, reference.attname; end if;
  end loop;
  insert into doctor_redirects (id, doctor_id) values (m.loser_id, m.survivor_id);
  delete from doctors d where d.enterprise_id = app.enterprise_id() and d.id = m.loser_id;
  perform app.write_columns('doctors', m.survivor_before, chosen, array(select jsonb_object_keys(chosen)));
  update duplicate_merges d set
    survivor_after = (select to_jsonb(s) from doctors s where s.enterprise_id = d.enterprise_id and s.id = d.survivor_id),
    moved = coalesce((select jsonb_object_agg(t.table_name, jsonb_build_object('moved', t.moved, 'taken', t.taken)) from (
      select r.table_name, count(*) filter (where r.action = 'MOVED') as moved, count(*) filter (where r.action = 'TAKEN') as taken
      from duplicate_merge_rows r where r.enterprise_id = d.enterprise_id and r.merge_id = d.id and r.table_name <> 'personal_values' group by 1) t), '{}')
  where d.enterprise_id = app.enterprise_id() and d.id = merge;
end
$$;
comment on function app.merge_doctors(bigint, jsonb) is 'Makes the loser one with the survivor: lines move, the record goes, chosen columns are written; every step is kept.';

create function app.unmerge_doctors(merge bigint) returns int
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  m duplicate_merges;
  line duplicate_merge_rows;
  now_line jsonb;
  columns text[];
  survivor_columns text[];
  kept int := 0;
begin
  select * into strict m from duplicate_merges d where d.enterprise_id = app.enterprise_id() and d.id = merge and d.undone_at is null;
  select to_jsonb(d) into strict now_line from doctors d where d.enterprise_id = app.enterprise_id() and d.id = m.survivor_id;
  survivor_columns := app.columns_to_restore('doctors', m.survivor_before, m.survivor_after, now_line);
  perform app.write_columns('doctors', m.survivor_before, m.survivor_before, survivor_columns);
  execute format('insert into doctors (%1$s) overriding system value select %1$s from jsonb_populate_record(null::doctors, $1)',
    (select string_agg(quote_ident(c), ', ') from unnest(app.stored_columns('doctors')) c)) using m.loser_row;
  perform set_config('app.moving_doctors', 'on', true);
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
    if now_line is null or not line.column_name = any (columns) then
      kept := kept + 1;
      continue;
    end if;
    perform app.write_columns(line.table_name::regclass, line.after, line.before, columns);
  end loop;
  perform set_config('app.moving_doctors', '', true);
  -- Triggers of the lines may have written into both.
  perform app.write_columns('doctors', m.survivor_before, m.survivor_before, survivor_columns);
  select to_jsonb(d) into now_line from doctors d where d.enterprise_id = app.enterprise_id() and d.id = m.loser_id;
  perform app.write_columns('doctors', m.loser_row, m.loser_row,
    array(select c from unnest(app.stored_columns('doctors')) c where now_line -> c is distinct from m.loser_row -> c));
  delete from doctor_redirects r where r.enterprise_id = app.enterprise_id() and r.id = m.loser_id;
  return kept;
end
$$;
comment on function app.unmerge_doctors(bigint) is 'Takes a merge back byte for byte; what changed since stays changed. Answers how many lines stayed.';

create function app.reseal_merge_lines(ids bigint[], sides text[], seals text[]) returns void
language sql security definer set search_path = public, pg_temp
as $$
  update duplicate_merge_rows r set before = r.before || x.was, after = r.after || x.became
  from (
    select t.id, coalesce(jsonb_object_agg(v.key, v.value) filter (where t.side = 'before'), '{}') as was,
      coalesce(jsonb_object_agg(v.key, v.value) filter (where t.side = 'after'), '{}') as became
    from unnest(ids, sides, seals) t(id, side, seal)
    cross join lateral jsonb_each(jsonb_build_object('sealed', '\x' || t.seal, 'key_id', ('x' || substr(t.seal, 3, 8))::bit(32)::int)) v
    group by t.id
  ) x
  where r.enterprise_id = app.enterprise_id() and r.id = x.id and r.table_name = 'personal_values'
$$;
comment on function app.reseal_merge_lines(bigint[], text[], text[]) is 'Puts bytes under another key in place of the sealed ones of the journal; nothing else of it can be changed.';
revoke all on function app.reseal_merge_lines(bigint[], text[], text[]) from public;
grant execute on function app.reseal_merge_lines(bigint[], text[], text[]) to yijian_app;
