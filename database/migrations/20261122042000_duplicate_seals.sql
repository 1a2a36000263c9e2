-- Sealed numbers in the journal of merges are sealed anew with the others when keys rotate (docs/security.md).

create index duplicate_merge_rows_sealed on duplicate_merge_rows (enterprise_id, id) where table_name = 'personal_values';

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
comment on function app.reseal_merge_lines(ids bigint[], sides text[], seals text[]) is 'Puts bytes under another key in place of the sealed ones of the journal; nothing else of it can be changed.';
revoke all on function app.reseal_merge_lines(bigint[], text[], text[]) from public;
grant execute on function app.reseal_merge_lines(bigint[], text[], text[]) to yijian_app;

create or replace function app.unmerge_doctors(merge bigint) returns int
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
comment on function app.unmerge_doctors(merge bigint) is 'Takes a merge back byte for byte; what changed since stays changed. Answers how many lines stayed.';

update app.doctor_reference_rules set why = 'Passed on to the survivor by the merge, under the likeness of the two that remain.'
where table_name = 'duplicate_rejections';
