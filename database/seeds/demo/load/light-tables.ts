// Tables made ready for a bulk load and put back exactly as they were, all inside the transaction of the load.
import type { Transaction } from '../../reference/index.ts';

interface Definition {
  readonly table: string;
  readonly name: string;
  readonly text: string;
  readonly kind: 'constraint' | 'index';
}

export interface LightOptions {
  /** Those of the tables whose indexes and foreign keys are dropped and built again afterwards. */
  readonly rebuilt: readonly string[];
  readonly progress: (line: string) => void;
}

/**
 * Runs `work` with the audit trail off: a line per generated row would say nothing about anybody's doing. Row security
 * is not forced upon the owner meanwhile, because COPY refuses tables where it is. Other sessions wait or see nothing of it.
 */
export async function withLightTables<T>(
  tx: Transaction,
  tables: readonly string[],
  options: LightOptions,
  work: () => Promise<T>,
): Promise<T> {
  const before = await describe(tx, tables);
  for (const table of tables) await tx`alter table ${tx(table)} no force row level security`;
  const audited = await auditTriggers(tx, tables);
  for (const { table, name } of audited) await tx`alter table ${tx(table)} disable trigger ${tx(name)}`;
  const dropped = options.rebuilt.length > 0 ? await dropDefinitions(tx, options.rebuilt) : [];
  const result = await work();
  await rebuild(tx, dropped, options.progress);
  for (const { table, name } of audited) await tx`alter table ${tx(table)} enable trigger ${tx(name)}`;
  for (const table of tables) await tx`alter table ${tx(table)} force row level security`;
  const after = await describe(tx, tables);
  if (after !== before) throw new Error('The load would leave the schema changed; it is rolled back.');
  return result;
}

function auditTriggers(tx: Transaction, tables: readonly string[]): Promise<{ table: string; name: string }[]> {
  return tx<{ table: string; name: string }[]>`
    select tgrelid::regclass::text as table, tgname as name
    from pg_trigger
    where tgname in ('audit_insert', 'audit_update', 'audit_delete') and tgrelid = any(${tables as string[]}::regclass[])
    order by 1, 2`;
}

/** Primary keys stay: other tables refer to them. The one of interactions, which has no referrer, goes too. */
async function dropDefinitions(tx: Transaction, tables: readonly string[]): Promise<Definition[]> {
  const constraints = await tx<Definition[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as text, 'constraint' as kind
    from pg_constraint
    where conrelid = any(${tables as string[]}::regclass[])
      and (contype = 'f' or contype = 'u' or (contype = 'p' and conrelid = 'interactions'::regclass))
    order by contype <> 'f', 1, 2`;
  const indexes = await tx<Definition[]>`
    select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text, 'index' as kind
    from pg_index
    where indrelid = any(${tables as string[]}::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    order by 1, 2`;
  for (const { table, name } of constraints) await tx`alter table ${tx(table)} drop constraint ${tx(name)}`;
  for (const { name } of indexes) await tx`drop index ${tx(name)}`;
  return [...indexes, ...constraints];
}

/** Indexes first, foreign keys last: checking a key uses the index it points to. */
async function rebuild(
  tx: Transaction,
  dropped: readonly Definition[],
  progress: (line: string) => void,
): Promise<void> {
  if (dropped.length === 0) return;
  await tx`set local maintenance_work_mem = '1GB'`;
  const isForeignKey = ({ text }: Definition): boolean => text.startsWith('FOREIGN KEY');
  for (const definition of dropped.toSorted((a, b) => Number(isForeignKey(a)) - Number(isForeignKey(b)))) {
    const began = performance.now();
    if (definition.kind === 'index') await tx.unsafe(definition.text);
    else
      await tx`alter table ${tx(definition.table)} add constraint ${tx(definition.name)} ${tx.unsafe(definition.text)}`;
    const seconds = (performance.now() - began) / 1000;
    if (seconds > 1) progress(`${definition.name} rebuilt in ${seconds.toFixed(1)} s`);
  }
}

/** Everything about the tables that a load may touch, as one text to compare. */
async function describe(tx: Transaction, tables: readonly string[]): Promise<string> {
  const named = tables as string[];
  const rows = await tx<{ text: string }[]>`
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) as text
    from pg_constraint where conrelid = any(${named}::regclass[])
    union all
    select concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid) from pg_index where indrelid = any(${named}::regclass[])
    union all
    select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger
    where tgrelid = any(${named}::regclass[]) and not tgisinternal
    union all
    select concat_ws(' ', oid::regclass, relrowsecurity, relforcerowsecurity) from pg_class
    where oid = any(${named}::regclass[])
    order by 1`;
  return rows.map((row) => row.text).join('\n');
}
