// Ids taken in advance, so that rows can name each other before they are stored.
import type { Transaction } from '../../reference/index.ts';

/**
 * Takes `count` ids of a table's identity column.
 * @returns the first of them
 */
export async function reserveIds(tx: Transaction, table: string, count: number): Promise<number> {
  const [row] = await tx<{ first: string }[]>`
    select setval(sequence, coalesce(pg_sequence_last_value(sequence::regclass), 0) + ${count}) - ${count} + 1 as first
    from pg_get_serial_sequence(${table}, 'id') as sequence`;
  return Number(row!.first);
}
