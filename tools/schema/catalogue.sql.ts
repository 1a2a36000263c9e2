// Reads the catalogue of a database: every statement answers rows in a stable order, extensions' own objects left out.
import type postgres from 'postgres';

type Sql = postgres.Sql;

export interface ColumnRow {
  name: string;
  type: string;
  collation: string | null;
  required: boolean;
  default: string | null;
  identity: '' | 'a' | 'd';
  generated: '' | 's' | 'v';
  comment: string | null;
}

export interface TableRow {
  oid: number;
  name: string;
  kind: string;
  comment: string | null;
  secured: boolean;
  forced: boolean;
  partition: string | null;
  definition: string | null;
}

/** One printable statement, and the table it belongs to where it belongs to one. */
export interface PrintedRow {
  text: string;
}

const ours = "n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'";

export async function selectSchemas(sql: Sql): Promise<PrintedRow[]> {
  return sql<PrintedRow[]>`
    select format('create schema %I;', n.nspname) as text from pg_namespace n
    where ${sql.unsafe(ours)} and n.nspname <> 'public' order by n.nspname`;
}

export async function selectExtensions(sql: Sql): Promise<PrintedRow[]> {
  return sql<PrintedRow[]>`
    select format('create extension %I;', extname) as text from pg_extension where extname <> 'plpgsql' order by extname`;
}

export async function selectEnums(sql: Sql): Promise<PrintedRow[]> {
  return sql<PrintedRow[]>`
    select format('create type %I.%I as enum (%s);', n.nspname, t.typname,
      string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder)) as text
    from pg_type t join pg_namespace n on n.oid = t.typnamespace join pg_enum e on e.enumtypid = t.oid
    where ${sql.unsafe(ours)} group by n.nspname, t.typname order by n.nspname, t.typname`;
}

export async function selectFunctions(
  sql: Sql,
): Promise<{ text: string; comment: string | null; grants: string | null }[]> {
  return sql`
    select pg_get_functiondef(p.oid) || ';' as text,
      'comment on ' || s.signature || ' is ' || quote_literal(obj_description(p.oid, 'pg_proc')) || ';' as comment,
      (select string_agg(format('grant execute on %s to %s;', s.signature, a.grantee), E'\n' order by a.grantee)
        from (select coalesce(r.rolname, 'public') as grantee from aclexplode(p.proacl) x
          left join pg_roles r on r.oid = x.grantee where x.grantee <> p.proowner) a) as grants
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    cross join lateral (select format('%s %I.%I(%s)', case p.prokind when 'p' then 'procedure' else 'function' end,
      n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as signature) s
    where ${sql.unsafe(ours)} and p.prokind in ('f', 'p')
      and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
    order by n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)`;
}

export async function selectSchemaGrants(sql: Sql): Promise<PrintedRow[]> {
  return sql<PrintedRow[]>`
    select format('grant %s on schema %I to %I;', string_agg(lower(a.privilege_type), ', ' order by a.privilege_type),
      n.nspname, r.rolname) as text
    from pg_namespace n cross join aclexplode(n.nspacl) a join pg_roles r on r.oid = a.grantee
    where ${sql.unsafe(ours)} and a.grantee <> n.nspowner and r.rolname not like 'pg\\_%'
    group by n.nspname, r.rolname order by n.nspname, r.rolname`;
}

/** Tables, partitions and views; the migration tool keeps its own list in schema_migrations, which is not ours. */
export async function selectTables(sql: Sql): Promise<TableRow[]> {
  return sql<TableRow[]>`
    select c.oid::int as oid, case n.nspname when 'public' then quote_ident(c.relname) else format('%I.%I', n.nspname, c.relname) end as name,
      c.relkind::text as kind, obj_description(c.oid, 'pg_class') as comment, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
      case when c.relispartition then pg_get_expr(c.relpartbound, c.oid) else pg_get_partkeydef(c.oid) end as partition,
      case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid, true) end as definition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${sql.unsafe(ours)} and c.relkind in ('r', 'p', 'v', 'm') and c.relname <> 'schema_migrations'
      and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
    order by n.nspname, c.relname`;
}

export async function selectColumns(sql: Sql, table: number): Promise<ColumnRow[]> {
  return sql<ColumnRow[]>`
    select quote_ident(a.attname) as name, format_type(a.atttypid, a.atttypmod) as type,
      case when a.attcollation <> t.typcollation then l.collname end as collation,
      a.attnotnull as required, pg_get_expr(d.adbin, d.adrelid) as default,
      a.attidentity::text as identity, a.attgenerated::text as generated, col_description(a.attrelid, a.attnum) as comment
    from pg_attribute a
    join pg_type t on t.oid = a.atttypid
    left join pg_collation l on l.oid = a.attcollation
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${table}::oid and a.attnum > 0 and not a.attisdropped order by a.attnum`;
}

/** Constraints but those on single columns being required, which PostgreSQL 18 lists here and 15 does not. */
export async function selectConstraints(sql: Sql, table: number): Promise<PrintedRow[]> {
  return sql<PrintedRow[]>`
    select format('constraint %I %s', conname, pg_get_constraintdef(oid, true)) as text from pg_constraint
    where conrelid = ${table}::oid and contype in ('p', 'u', 'c', 'x', 'f') and conislocal
    order by array_position(array['p', 'u', 'c', 'x', 'f'], contype::text), conname`;
}

export async function selectIndexes(sql: Sql, table: number): Promise<PrintedRow[]> {
  return sql<PrintedRow[]>`
    select pg_get_indexdef(i.indexrelid) || ';' as text from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${table}::oid
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
    order by c.relname`;
}

export async function selectPolicies(sql: Sql, table: number): Promise<PrintedRow[]> {
  return sql<PrintedRow[]>`
    select format('create policy %I on %s as %s for %s to %s%s%s;', p.polname, p.polrelid::regclass,
      case when p.polpermissive then 'permissive' else 'restrictive' end,
      case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
      coalesce((select string_agg(quote_ident(r.rolname), ', ' order by r.rolname) from pg_roles r where r.oid = any (p.polroles)), 'public'),
      ' using ' || pg_get_expr(p.polqual, p.polrelid), ' with check ' || pg_get_expr(p.polwithcheck, p.polrelid)) as text
    from pg_policy p where p.polrelid = ${table}::oid order by p.polname`;
}

export async function selectTriggers(sql: Sql, table: number): Promise<PrintedRow[]> {
  return sql<PrintedRow[]>`
    select pg_get_triggerdef(oid, true) || ';' as text from pg_trigger
    where tgrelid = ${table}::oid and not tgisinternal order by tgname`;
}

/** Grants on the whole table and on single columns. */
export async function selectGrants(sql: Sql, table: number): Promise<PrintedRow[]> {
  return sql<PrintedRow[]>`
    select format('grant %s on %s to %I;', string_agg(lower(g.privilege) || g.columns, ', ' order by g.privilege), ${table}::oid::regclass, r.rolname) as text
    from (
      select a.privilege_type as privilege, '' as columns, a.grantee from pg_class c cross join aclexplode(c.relacl) a
      where c.oid = ${table}::oid and a.grantee <> c.relowner
      union all
      select a.privilege_type, format(' (%s)', string_agg(quote_ident(t.attname), ', ' order by t.attnum)), a.grantee
      from pg_attribute t cross join aclexplode(t.attacl) a where t.attrelid = ${table}::oid group by a.privilege_type, a.grantee
    ) g join pg_roles r on r.oid = g.grantee group by r.rolname order by r.rolname`;
}
