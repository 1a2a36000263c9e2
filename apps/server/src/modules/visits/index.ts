// Side door of the visits: what other rooms may ask.
import type { Context } from '../../platform/http/index.ts';
import { selectOwnVisitName } from './visits-list.sql.ts';

/** Of a visit that the caller sees without a share the name of the doctor; undefined for any other. */
export function findOwnVisitName(context: Context, id: string): Promise<string | undefined> {
  return selectOwnVisitName(context.sql, context.user, id);
}
