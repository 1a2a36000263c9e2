// Pieces of SQL joined to lists and sums.
import type { Fragment, Sql } from '../../../platform/db/index.ts';

const joined = (sql: Sql, parts: readonly Fragment[], between: Fragment): Fragment =>
  parts.slice(1).reduce<Fragment>((whole, part) => sql`${whole}${between}${part}`, parts[0]!);
export const commas = (sql: Sql, parts: readonly Fragment[]): Fragment => joined(sql, parts, sql`, `);
export const plus = (sql: Sql, parts: readonly Fragment[]): Fragment => joined(sql, parts, sql` + `);
