// Small SQL pieces that lists share: conditions joined by `and`, a text that is looked for anywhere in a name.
import type postgres from 'postgres';
import type { Sql } from './connections.ts';

export type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** All conditions that are there; `true` for none. */
export function allOf(sql: Sql, conditions: readonly (Fragment | undefined)[]): Fragment {
  const present = conditions.filter((condition) => condition !== undefined);
  return present.reduce<Fragment>((whole, next) => sql`${whole} and ${next}`, sql`true`);
}

/** A LIKE pattern that finds `text` anywhere; its own wildcards are taken literally. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** How many of the terms stand in the text, in whatever case. */
export const termsIn = (sql: Sql, terms: readonly string[], text: Fragment): Fragment =>
  sql`(select count(*) from unnest(${terms.map(anywhere)}::text[]) as term where ${text} ilike term)`;

/** A LIKE pattern that finds names starting with `text`. */
export const startingWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * The condition that `column` begins with `text`, in a form an index with text_pattern_ops serves. LIKE is not leakproof,
 * so that behind row security it never reaches an index; these operators do.
 */
export const beginsWith = (sql: Sql, column: Fragment, text: string): Fragment =>
  sql`(${column} ~>=~ ${text} and ${column} ~<~ ${`${text}\u{10FFFF}`})`;

/** A value as a JSON parameter. The driver's own type refuses interfaces, though it writes them. */
export const json = (sql: Sql, value: unknown): postgres.Parameter => sql.json(value as postgres.JSONValue);
