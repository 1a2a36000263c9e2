// Named filters of a list: private, shown to a team or to the enterprise, opened by default (specification 7.5; product 3.2).
import {
  PINS_LIMIT,
  SEARCHES_LIMIT,
  savedSearchErrors,
  type SavedSearch,
  type SavedSearchBody,
  type SavedSearchChange,
  type SavedSearchQuery,
  type SearchSharing,
} from '@yijian/contract/saved-searches';
import { hasRole } from '../../platform/auth/index.ts';
import { fail, wordsOf } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import {
  countOtherPins,
  countOtherSearches,
  deleteDefault,
  deletePin,
  deleteSearchRow,
  lockSearches,
  selectNamed,
  selectSearches,
  selectTeam,
  updateSearch,
  upsertDefault,
  upsertPin,
  upsertSearch,
  type Reader,
  type SearchRow,
  type Showing,
} from './saved-searches.sql.ts';

const readerOf = ({ user, language }: Context): Reader => ({
  userId: user.id,
  organizationId: user.organizationId,
  isAdmin: hasRole(user, ['admin']),
  language,
});

/** Own searches and those that colleagues show to the caller. */
export async function listSearches(context: Context, { list }: SavedSearchQuery): Promise<SavedSearch[]> {
  return (await selectSearches(context.sql, readerOf(context), { list })).map(shown);
}

/** Saves under the name; an own search of the same list and name is replaced. */
export async function saveSearch(
  context: Context,
  { isDefault, sharing, ...body }: SavedSearchBody,
): Promise<SavedSearch> {
  const { sql, user } = context;
  await lockSearches(sql, user.id);
  const others = await countOtherSearches(sql, { userId: user.id, list: body.list, name: body.name });
  if (others >= SEARCHES_LIMIT) throw fail(savedSearchErrors.tooMany, { limit: SEARCHES_LIMIT });
  const showing = await showingOf(context, { sharing, ownerId: user.id });
  const id = await upsertSearch(sql, user.id, { ...body, ...showing });
  await setDefault(context, { id, list: body.list, isDefault });
  return shown(await requireSearch(context, id));
}

/** By its owner, or an administrator who keeps what is shared in order; the owner stays. */
export async function changeSearch(
  context: Context,
  { id, sharing, ...change }: SavedSearchChange & { id: string },
): Promise<SavedSearch> {
  const { sql } = context;
  const { ownerId, list } = await requireOwn(context, id);
  await lockSearches(sql, ownerId);
  const { name } = change;
  const holder = name === undefined ? undefined : await selectNamed(sql, { userId: ownerId, list, name });
  if (name !== undefined && holder !== undefined && holder !== id) {
    const message = wordsOf(savedSearchErrors.nameTaken, context.language, { name });
    throw fail(savedSearchErrors.nameTaken, { name }, [{ field: 'body.name', message }]);
  }
  await updateSearch(sql, id, { ...change, ...(await showingOf(context, { sharing, ownerId })) });
  return shown(await requireSearch(context, id));
}

/** Of every list one at most; also one that a colleague shows. */
export async function makeDefault(
  context: Context,
  { id, isDefault }: { id: string; isDefault: boolean },
): Promise<SavedSearch> {
  const { list } = await requireSearch(context, id);
  await setDefault(context, { id, list, isDefault });
  return shown(await requireSearch(context, id));
}

/** Also one that a colleague shows; its number is counted in the range of whoever looks. */
export async function pinSearch(
  context: Context,
  { id, isPinned }: { id: string; isPinned: boolean },
): Promise<SavedSearch> {
  const { sql, user } = context;
  await requireSearch(context, id);
  if (isPinned) {
    await lockSearches(sql, user.id);
    if ((await countOtherPins(sql, user.id, id)) >= PINS_LIMIT)
      throw fail(savedSearchErrors.tooManyPins, { limit: PINS_LIMIT });
    await upsertPin(sql, user.id, id);
  } else await deletePin(sql, user.id, id);
  return shown(await requireSearch(context, id));
}

export async function deleteSearch(context: Context, { id }: { id: string }): Promise<null> {
  await requireOwn(context, id);
  await deleteSearchRow(context.sql, id);
  return null;
}

async function setDefault(
  { sql, user }: Context,
  { id, list, isDefault }: { id: string; list: string; isDefault: boolean | undefined },
): Promise<void> {
  if (isDefault === true) await upsertDefault(sql, user.id, { list, id });
  if (isDefault === false) await deleteDefault(sql, user.id, id);
}

async function showingOf(
  { sql }: Context,
  { sharing, ownerId }: { sharing: SearchSharing | undefined; ownerId: string },
): Promise<Showing> {
  if (sharing !== 'TEAM') return { sharing, organizationId: null };
  const organizationId = await selectTeam(sql, ownerId);
  if (organizationId === undefined) throw fail(savedSearchErrors.noTeam);
  return { sharing, organizationId };
}

async function requireSearch(context: Context, id: string): Promise<SearchRow> {
  const [row] = await selectSearches(context.sql, readerOf(context), { id });
  if (row === undefined) throw fail(savedSearchErrors.notFound);
  return row;
}

async function requireOwn(context: Context, id: string): Promise<SearchRow> {
  const row = await requireSearch(context, id);
  if (!row.mayChange) throw fail(savedSearchErrors.notOwner);
  return row;
}

function shown({ ownerId: _ownerId, ...row }: SearchRow): SavedSearch {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
