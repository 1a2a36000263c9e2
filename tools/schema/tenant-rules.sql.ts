// What every table must keep so that one enterprise never sees another's rows (docs/architecture.md, the schema).
import type postgres from 'postgres';

export interface SchemaFault {
  rule: string;
  subject: string;
  message: string;
}

/**
 * Tables with an enterprise column that are read before anyone is bound to an enterprise, each with its reason.
 * enterprise_domains: the host name of the first request is looked up here to find the enterprise.
 */
export const readBeforeTenant = ['enterprise_domains'];

export async function selectTenantFaults(sql: postgres.Sql): Promise<SchemaFault[]> {
  const lists = await Promise.all([
    selectTableFaults(sql),
    selectKeyFaults(sql),
    selectReferenceFaults(sql),
    selectUncoveredReferences(sql),
  ]);
  return lists.flat();
}

/** Every table has a comment; every tenant table forces row security and has a policy. */
async function selectTableFaults(sql: postgres.Sql): Promise<SchemaFault[]> {
  return sql<SchemaFault[]>`
    with tables as (
      select c.oid, c.oid::regclass::text as name, c.relrowsecurity and c.relforcerowsecurity as forced,
        exists (select from pg_policy p where p.polrelid = c.oid) as has_policy,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'enterprise_id' and not a.attisdropped)
          and c.relname <> all (${readBeforeTenant}) as is_tenant
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'app') and c.relname <> 'schema_migrations'
    )
    select 'table-comment' as rule, name as subject, 'has no comment' as message from tables where obj_description(oid, 'pg_class') is null
    union all
    select 'row-security', name, 'does not force row security' from tables where is_tenant and not forced
    union all
    select 'row-security', name, 'has no policy' from tables where is_tenant and not has_policy
    order by subject, rule`;
}

async function selectKeyFaults(sql: postgres.Sql): Promise<SchemaFault[]> {
  return sql<SchemaFault[]>`
    select 'tenant-key' as rule, c.oid::regclass::text as subject, 'enterprise_id is not first in its primary key' as message
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'enterprise_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'app') and c.relname <> all (${readBeforeTenant})
      and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and k.conkey[1] = a.attnum)
    order by subject`;
}

async function selectReferenceFaults(sql: postgres.Sql): Promise<SchemaFault[]> {
  return sql<SchemaFault[]>`
    select 'tenant-reference' as rule, k.conrelid::regclass::text || '.' || k.conname as subject,
      'refers to ' || k.confrelid::regclass::text || ' without enterprise_id' as message
    from pg_constraint k
    join pg_attribute own on own.attrelid = k.conrelid and own.attname = 'enterprise_id' and not own.attisdropped
    join pg_attribute other on other.attrelid = k.confrelid and other.attname = 'enterprise_id' and not other.attisdropped
    where k.contype = 'f' and array_position(k.conkey, own.attnum) is distinct from array_position(k.confkey, other.attnum)
      or k.contype = 'f' and array_position(k.conkey, own.attnum) is null
    order by subject`;
}

/** Without an index that begins with the referring columns, deleting a referred row reads the whole table. */
async function selectUncoveredReferences(sql: postgres.Sql): Promise<SchemaFault[]> {
  return sql<SchemaFault[]>`
    select 'reference-index' as rule, k.conrelid::regclass::text || '.' || k.conname as subject,
      'no index begins with its columns' as message
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and not exists (
      select from pg_index i
      where i.indrelid = k.conrelid
        and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~* '^\\(\\w+ is not null\\)$')
    )
    order by subject`;
}
