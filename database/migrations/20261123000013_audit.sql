-- The seals of the audit trail: rows are written without a common lock and chained afterwards.

create table audit_seals (
  enterprise_id bigint not null,
  number bigint not null,
  day date not null,
  from_id bigint not null,
  to_id bigint not null,
  row_count int not null,
  entries bytea not null,
  previous_hash bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null,
  primary key (enterprise_id, number)
);
comment on table audit_seals is 'The chain over audit_log: each seal holds the digests of its rows and the hash of the seal before; never changed.';
comment on column audit_seals.day is 'The day (UTC) of the sealing; the first seal of a day goes on from the last of the day before.';
comment on column audit_seals.from_id is 'The seal speaks for every number from here to to_id: a row of audit_log that it does not list was put there later.';
comment on column audit_seals.entries is 'For each row, by number: its number (8 bytes, big endian) and the SHA-256 of its columns.';
comment on column audit_seals.hash is 'SHA-256 over the seal''s own columns, previous_hash and the SHA-256 of entries.';
-- Digests cannot be compressed.
alter table audit_seals alter column entries set storage external;
create index audit_seals_day on audit_seals (enterprise_id, day, number);
call app.protect('audit_seals');
grant select on audit_seals to yijian_app;
create trigger audit_seals_append_only before update or delete or truncate on audit_seals
  for each statement execute function app.refuse_change();

create table audit_horizon (
  only_one boolean primary key default true check (only_one),
  row_id bigint not null,
  xid xid8 not null
);
comment on table audit_horizon is 'Up to row_id the trail is complete once every transaction below xid has ended; of the whole house.';
insert into audit_horizon (row_id, xid) values (0, '0');

-- Numbers are drawn before they are committed, so the highest number that can be read says nothing of those below it. Every
-- transaction that has drawn a number up to `latest` had its transaction number before this one gets its own: once all lower
-- transactions have ended, no row can appear below `latest` any more. Nothing here makes a writer wait.
create function app.audit_horizon() returns bigint
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  known audit_horizon;
  reached bigint := 0;
  latest bigint;
  own xid8;
  oldest xid8;
begin
  select * into known from audit_horizon;
  select case when is_called then last_value else 0 end into latest from audit_log_id_seq;
  own := pg_current_xact_id();
  oldest := pg_snapshot_xmin(pg_current_snapshot());
  if oldest >= own then reached := latest;
  elsif oldest >= known.xid then reached := known.row_id;
  -- After a restore into another cluster the transaction numbers begin anew.
  elsif known.xid < own then return 0;
  end if;
  if latest > known.row_id or known.xid > own then update audit_horizon set row_id = latest, xid = own; end if;
  return reached;
end
$$;
comment on function app.audit_horizon() is 'The number up to which the trail is complete; 0 when that is not known at this moment.';
revoke all on function app.audit_horizon() from public;

create function app.seal_audit(most int default 5000) returns setof audit_seals
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  -- Set and put back by hand: only a superuser may write this setting into the head of a function.
  bound text := coalesce(current_setting('app.enterprise_id', true), '');
  horizon bigint;
  enterprise bigint;
  last audit_seals;
  seal audit_seals;
begin
  -- One sealer at a time; whoever comes second has nothing to do.
  if not pg_try_advisory_xact_lock(hashtextextended('audit seals', 0)) then return; end if;
  horizon := app.audit_horizon();
  if horizon = 0 then return; end if;
  for enterprise in select id from enterprises order by id loop
    perform set_config('app.enterprise_id', enterprise::text, true);
    select * into last from audit_seals s where s.enterprise_id = enterprise order by s.number desc limit 1;
    seal := null;
    seal.enterprise_id := enterprise;
    seal.number := coalesce(last.number, 0) + 1;
    seal.day := (clock_timestamp() at time zone 'UTC')::date;
    seal.from_id := coalesce(last.to_id, 0) + 1;
    select count(*), max(r.id), string_agg(int8send(r.id) || r.digest, ''::bytea order by r.id)
    into seal.row_count, seal.to_id, seal.entries
    from (
      select l.id, sha256(convert_to(row(
          l.enterprise_id, l.id, (extract(epoch from l.at) * 1000000)::bigint, l.user_id, l.actor_id, l.request_id, l.reason,
          l.table_name, l.row_id, l.action, l.old_values, l.new_values)::text, 'UTF8')) as digest
      from audit_log l
      where l.enterprise_id = enterprise and l.id >= seal.from_id and l.id <= horizon
      order by l.id
      limit least(greatest(most, 1), 20000)
    ) r;
    continue when seal.row_count = 0;
    if seal.row_count < most then seal.to_id := horizon; end if;
    seal.previous_hash := coalesce(last.hash, sha256(''));
    seal.sealed_at := clock_timestamp();
    seal.hash := sha256(convert_to(row(
        seal.enterprise_id, seal.number, to_char(seal.day, 'YYYY-MM-DD'), seal.from_id, seal.to_id, seal.row_count,
        (extract(epoch from seal.sealed_at) * 1000000)::bigint)::text, 'UTF8') || seal.previous_hash || sha256(seal.entries));
    insert into audit_seals values (seal.*);
    return next seal;
  end loop;
  perform set_config('app.enterprise_id', bound, true);
end
$$;
comment on function app.seal_audit(int) is 'Seals the next rows of every enterprise, at most so many of each, and answers the new seals; it can only go forward.';
revoke all on function app.seal_audit(int) from public;
grant execute on function app.seal_audit(int) to yijian_app;
