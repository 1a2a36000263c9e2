// Saved funnels: own and shared ones (specification 2.3, salesFunnel).
import {
  funnelErrors as errors,
  type Funnel,
  type FunnelChange,
  type FunnelDraft,
  type FunnelKept,
} from '@yijian/contract/sales-funnels';
import { dayInShanghai } from '../../platform/clock/index.ts';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { daysOf, requireBreakdown, requireDefinition } from './questions.policy.ts';
import {
  deleteFunnel,
  insertFunnel,
  lockFunnel,
  selectFunnels,
  selectNameTaken,
  updateFunnel,
} from './sales-funnels.sql.ts';

export async function listFunnels(context: Context): Promise<Funnel[]> {
  const rows = await selectFunnels(context.sql, { userId: context.user.id, language: context.language });
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}

function requireDraft(context: Context, draft: FunnelDraft): void {
  requireDefinition(draft.definition);
  requireBreakdown(draft);
  daysOf(draft.definition.period, dayInShanghai(context.clock.now()));
}

export async function addFunnel(context: Context, draft: FunnelDraft): Promise<FunnelKept> {
  requireDraft(context, draft);
  const id = await insertFunnel(context.sql, { ...draft, userId: context.user.id, at: context.clock.now() });
  if (id === undefined) throw fail(errors.nameTaken, { name: draft.name });
  return { id, version: 1 };
}

export async function changeFunnel(
  context: Context,
  { id, version, ...draft }: FunnelChange & { readonly id: string },
): Promise<FunnelKept> {
  const { sql, user } = context;
  requireDraft(context, draft);
  const stored = await openOwn(context, id);
  if (stored.version !== version) throw fail(errors.changedMeanwhile, { version: stored.version });
  const { name } = draft;
  if (await selectNameTaken(sql, { userId: user.id, name, exceptId: id })) throw fail(errors.nameTaken, { name });
  await updateFunnel(sql, id, { ...draft, at: context.clock.now() });
  return { id, version: version + 1 };
}

export async function removeFunnel(context: Context, id: string): Promise<null> {
  await openOwn(context, id);
  await deleteFunnel(context.sql, id);
  return null;
}

async function openOwn({ sql, user }: Context, id: string): Promise<{ version: number }> {
  const stored = await lockFunnel(sql, id);
  if (stored === undefined || (stored.userId !== user.id && !stored.isShared)) throw fail(errors.notFound);
  if (stored.userId !== user.id) throw fail(errors.notOwn);
  return stored;
}
