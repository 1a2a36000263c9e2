// Which rows of users the caller may not commit: what is refused in the form is refused in a file (specification 6; product 3.25).
import { administrationErrors } from '@yijian/contract/administration';
import type { ModelId } from '@yijian/contract/data-models';
import { listRolesBeyond } from '../../administration/index.ts';
import { endSessionsOfUser } from '../../sessions/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import {
  markBeyond,
  markGone,
  markOwn,
  selectChangesOwn,
  selectReachesBeyond,
  selectShutOut,
} from './account-rights.sql.ts';

export interface OfRows {
  /** One row only. */
  readonly row?: number;
  /** Rows without another fault only, as before a commit. */
  readonly validOnly?: boolean;
}

/** Marks rows of users that go beyond the rights of the caller; answers how many. Rows of other models have none. */
export async function markRights(
  context: Context,
  { batch, ...of }: OfRows & { readonly batch: { readonly id: string; readonly model: ModelId } },
): Promise<number> {
  if (batch.model !== 'users') return 0;
  const { sql, user } = context;
  const rows = { batchId: batch.id, ...of };
  const beyond = await markBeyond(sql, rows, await listRolesBeyond(context));
  return beyond + (await markOwn(sql, rows, user.id));
}

/** Throws when taking the upload back would give or take rights beyond the caller's, or change the caller's own. */
export async function requireRights(context: Context, batch: { id: string; model: ModelId }): Promise<void> {
  if (batch.model !== 'users') return;
  if (await selectReachesBeyond(context.sql, batch.id, await listRolesBeyond(context)))
    throw fail(administrationErrors.beyondOwnRights);
  if (await selectChangesOwn(context.sql, batch.id, context.user.id)) throw fail(administrationErrors.ownAccount);
}

/** Marks valid rows whose organisation or role has vanished since they were checked; answers how many. */
export async function markVanished(
  context: Context,
  batch: { readonly id: string; readonly model: ModelId },
): Promise<number> {
  return batch.model === 'users' ? markGone(context.sql, batch.id) : 0;
}

/** Ends the sessions of those whom an upload no longer lets sign in. */
export async function endShutOut(context: Context, batch: { id: string; model: ModelId }): Promise<void> {
  if (batch.model !== 'users') return;
  for (const userId of await selectShutOut(context.sql, batch.id))
    await endSessionsOfUser(context, { userId, reason: 'DISABLED' });
}
