// Clues: listed, assigned and recycled by managers, followed by their owners (product 3.16).
import {
  clueErrors as errors,
  type ClueAssignment,
  type ClueEnding,
  type ClueFilter,
  type ClueOwner,
  type ClueQuery,
  type ClueRecycling,
  type CluesMoved,
} from '@yijian/contract/clue-scores';
import { notify } from '../../notifications/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { pageText, type Context, type JsonText } from '../../../platform/http/index.ts';
import { requireStep, type ClueStep } from './clues.policy.ts';
import {
  countClues,
  lockClues,
  moveClue,
  selectClues,
  selectOwnerFits,
  selectOwners,
  type StoredClue,
} from './clues.sql.ts';

export async function listClues(context: Context, query: ClueQuery): Promise<JsonText> {
  const { sql, user: viewer, language } = context;
  return pageText(await selectClues(sql, query, { viewer, language }), query, () => countClues(sql, query, viewer));
}

export async function countAllClues(context: Context, filter: ClueFilter): Promise<{ totalElements: number }> {
  const { sql, user } = context;
  return { totalElements: await countClues(sql, filter, user) };
}

export function listClueOwners(context: Context): Promise<ClueOwner[]> {
  const { sql, user: viewer, language } = context;
  return selectOwners(sql, { viewer, language });
}

async function openAll(
  { sql, user, language }: Context,
  ids: readonly string[],
  step: ClueStep,
): Promise<StoredClue[]> {
  const wanted = new Set(ids);
  const clues = await lockClues(sql, [...wanted], user);
  if (clues.length < wanted.size) throw fail(errors.clueNotFound);
  for (const { state } of clues) requireStep(state, step, language);
  return clues;
}

/** All or none; the time to follow begins anew. */
export async function assignClues(context: Context, { ids, userId }: ClueAssignment): Promise<CluesMoved> {
  const { sql, user, clock } = context;
  if (!(await selectOwnerFits(sql, user, userId))) throw fail(errors.ownerUnfit);
  const clues = await openAll(context, ids, 'assign');
  const at = clock.now();
  for (const { id, slaDays } of clues) {
    const dueAt = new Date(at.getTime() + slaDays * 86_400_000);
    await moveClue(sql, id, { to: 'ASSIGNED', at, ownerId: userId, dueAt, note: '' });
  }
  const count = clues.length;
  await notify(context, {
    userId,
    kind: 'clue-scores.assigned',
    title: {
      zh: `${count} 条线索分配给您，请跟进`,
      en: count === 1 ? 'A clue was assigned to you' : `${count} clues were assigned to you`,
    },
    path: '/clueScore/clueQuery?whose=OWN&state=ASSIGNED',
  });
  return { moved: count };
}

export async function recycleClues(context: Context, { ids, reason }: ClueRecycling): Promise<CluesMoved> {
  const clues = await openAll(context, ids, 'recycle');
  const at = context.clock.now();
  for (const { id } of clues)
    await moveClue(context.sql, id, { to: 'RECYCLED', at, ownerId: null, dueAt: null, note: reason });
  return { moved: clues.length };
}

async function openOwn(context: Context, id: string, step: ClueStep): Promise<StoredClue> {
  const { sql, user, language } = context;
  const [clue] = await lockClues(sql, [id], user);
  if (clue === undefined) throw fail(errors.clueNotFound);
  if (clue.ownerId !== null && clue.ownerId !== user.id) throw fail(errors.notOwn);
  requireStep(clue.state, step, language);
  return clue;
}

export async function followClue(context: Context, id: string): Promise<null> {
  const { ownerId } = await openOwn(context, id, 'follow');
  await moveClue(context.sql, id, { to: 'FOLLOWING', at: context.clock.now(), ownerId, dueAt: null, note: '' });
  return null;
}

export async function convertClue(context: Context, { id, note }: ClueEnding & { readonly id: string }): Promise<null> {
  const { ownerId } = await openOwn(context, id, 'convert');
  await moveClue(context.sql, id, { to: 'CONVERTED', at: context.clock.now(), ownerId, dueAt: null, note });
  return null;
}

export async function invalidateClue(
  context: Context,
  { id, note }: ClueEnding & { readonly id: string },
): Promise<null> {
  const { ownerId } = await openOwn(context, id, 'invalidate');
  await moveClue(context.sql, id, { to: 'INVALID', at: context.clock.now(), ownerId, dueAt: null, note });
  return null;
}
