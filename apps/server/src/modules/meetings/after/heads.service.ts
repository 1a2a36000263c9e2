// Heads of meetings, for the caller's range (product 3.19).
import type { MeetingFilter } from '@yijian/contract/meetings';
import type { Context } from '../../../platform/http/index.ts';
import { selectHeadList, selectHeads, type Head, type Heads } from './heads.sql.ts';

/** Meetings of the filter that the caller sees, who came to them, and their confirmed costs in yuan. */
export function findHeads(context: Context, filter: MeetingFilter): Promise<Heads> {
  return selectHeads(context.sql, filter, context.user);
}

/** Everyone who came to one of them, once for each meeting; `total` is how many there are. */
export function listHeads(
  context: Context,
  { filter, ...page }: { readonly filter: MeetingFilter; readonly page: number; readonly size: number },
): Promise<(Head & { readonly total: number })[]> {
  const { sql, user: viewer, language } = context;
  return selectHeadList(sql, filter, { viewer, language, ...page });
}
