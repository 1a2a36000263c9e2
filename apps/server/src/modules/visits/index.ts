// Side door of the visits: what later rooms may ask.
import type { Context } from '../../platform/http/index.ts';
import { selectIsVisitOwn } from './visits-list.sql.ts';

/** Whether the caller sees the visit without a share, so that it may be passed on. */
export function isVisitOwn(context: Context, id: string): Promise<boolean> {
  return selectIsVisitOwn(context.sql, context.user, id);
}
