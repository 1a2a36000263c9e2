// The map of visits: the same filters and the same scope as the lists (product: visits, map).
import { MOST_ON_MAP, type TeamVisitFilter } from '@yijian/contract/visits';
import { jsonText, type Context, type JsonText } from '../../../platform/http/index.ts';
import type { Reading } from '../lists/visits-list.sql.ts';
import { readingOf } from '../lists/visits-list.service.ts';
import { selectMap } from './visit-map.sql.ts';

export async function findVisitMap(
  context: Context,
  asked: { whose: Reading['whose']; filter: TeamVisitFilter },
): Promise<JsonText> {
  return jsonText(await selectMap(context.sql, readingOf(context, asked), MOST_ON_MAP));
}
