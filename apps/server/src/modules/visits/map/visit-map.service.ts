// The map of visits: the same filters and the same scope as the lists (product: visits, map).
import { MOST_ON_MAP, type TeamVisitFilter } from '@yijian/contract/visits';
import { jsonText, type Context, type JsonText } from '../../../platform/http/index.ts';
import type { Reading } from '../visits-list.sql.ts';
import { readingOf } from '../visits-list.service.ts';
import { selectMap } from './visit-map.sql.ts';

export async function findVisitMap(
  context: Context,
  whose: Reading['whose'],
  filter: TeamVisitFilter,
): Promise<JsonText> {
  return jsonText(await selectMap(context.sql, readingOf(context, whose, filter), MOST_ON_MAP));
}
