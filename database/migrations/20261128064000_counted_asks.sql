-- Asks of open calls are counted in one round trip: the lock of an asker, such as the whole hall of a meeting, is held for no longer than one row takes.

create function app.count_ask(the_kind text, the_asker text, the_amount int, the_time timestamptz, since timestamptz, most int) returns bigint
language plpgsql set search_path = public, pg_temp
as $$
declare
  counted bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('doctor portal ' || the_kind || ' ' || the_asker, app.enterprise_id()));
  insert into doctor_portal_asks (kind, asker, amount, at)
  select the_kind, the_asker, the_amount, the_time
  where (select coalesce(sum(a.amount), 0) from doctor_portal_asks a where a.enterprise_id = app.enterprise_id() and a.kind = the_kind
    and a.asker = the_asker and a.at > since) + the_amount <= most
  returning id into counted;
  return counted;
end
$$;
comment on function app.count_ask is 'Counts an ask before it is answered, one asker at a time; null where the limit is reached.';
