// What one user looks after, passed to another at once.
import type { Context } from '../../platform/http/index.ts';
import { moveOwned, type OwnedTables } from './owned-rows.sql.ts';

/** Records moved by one statement. */
const PORTION = 2_000;

/** Passes what one user looks after in these regions to another; answers how many. */
export async function passOwned(
  context: Context,
  { tables, ...passed }: { tables: OwnedTables; from: string; to: string; regionCodes: readonly string[] },
): Promise<number> {
  for (let total = 0; ;) {
    const { length } = await moveOwned(context.sql, tables, { ...passed, limit: PORTION });
    if (length === 0) return total;
    total += length;
  }
}
