-- Moves the lines of merged doctors on PostgreSQL 15 as well, where an update cannot tell what was there before.
create or replace function app.move_doctor_lines(merge bigint, loser bigint, survivor bigint) returns void
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
