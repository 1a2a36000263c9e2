// Publications whose titles and topics match: what an answer about the literature may be made from (product 3.23).
import type { Context } from '../../../platform/http/index.ts';
import { selectMatching, type FoundPublication } from './search.sql.ts';

export type { FoundPublication };

/** The 60 that hold most of `terms`, the newest first among equals; what was retracted is left out. */
export function searchPublications(context: Context, terms: readonly string[]): Promise<FoundPublication[]> {
  return selectMatching(context.sql, terms);
}
