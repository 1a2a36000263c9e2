// Named filters of a list: private, shared with the enterprise, opened by default (specification 7.5).
import {
  SEARCHES_LIMIT,
  savedSearchErrors,
  type SavedSearch,
  type SavedSearchBody,
  type SavedSearchQuery,
} from '@yijian/contract/saved-searches';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import {
  countOtherSearches,
  deleteOwnSearch,
  lockSearches,
  selectSearch,
  selectSearches,
  updateOtherDefaults,
  upsertSearch,
  type SearchRow,
} from './saved-searches.sql.ts';

/** Own searches and those that colleagues share. */
export async function listSearches(context: Context, query: SavedSearchQuery): Promise<SavedSearch[]> {
  return (await selectSearches(context.sql, { userId: context.user.id, list: query.list })).map(shown);
}

/** Saves under the name; an own search of the same list and name is replaced. A list has one default at most. */
export async function saveSearch(context: Context, body: SavedSearchBody): Promise<SavedSearch> {
  const userId = context.user.id;
  await lockSearches(context.sql, userId);
  const others = await countOtherSearches(context.sql, { userId, list: body.list, name: body.name });
  if (others >= SEARCHES_LIMIT) throw fail(savedSearchErrors.tooMany, { limit: SEARCHES_LIMIT });
  if (body.isDefault) await updateOtherDefaults(context.sql, { userId, list: body.list });
  const id = await upsertSearch(context.sql, { userId, ...body });
  return shown((await selectSearch(context.sql, { userId, id }))!);
}

export async function deleteSearch(context: Context, input: { id: string }): Promise<null> {
  const userId = context.user.id;
  if (await deleteOwnSearch(context.sql, { userId, id: input.id })) return null;
  const row = await selectSearch(context.sql, { userId, id: input.id });
  throw fail(row === undefined ? savedSearchErrors.notFound : savedSearchErrors.notOwner);
}

function shown(row: SearchRow): SavedSearch {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
