// Someone decides in one's place for a while: with dates, without chains and loops (product: workflow).
import { coreErrors, type FieldFault } from '@yijian/contract/core';
import { workflowErrors, type Delegation, type NewDelegation } from '@yijian/contract/workflows';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectDefinition } from '../definitions/definitions.sql.ts';
import { selectServing } from '../engine/people/people.sql.ts';
import {
  insertDelegation,
  lockDelegations,
  selectDelegations,
  selectOverlaps,
  updateRevoked,
} from './delegations.sql.ts';

const LONGEST_DAYS = 366;
const words = {
  self: { zh: '不能委托给自己', en: 'cannot be yourself' },
  unknown: { zh: '此人不存在或已停用', en: 'is not in service' },
  order: { zh: '须晚于开始且晚于现在，最长一年', en: 'must come after the beginning and after now, within a year' },
} as const;

export async function listDelegations(context: Context): Promise<{ content: Delegation[] }> {
  const rows = await selectDelegations(context.sql, context.user.id);
  return {
    content: rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() })),
  };
}

export function addDelegation(context: Context, body: NewDelegation): Promise<{ id: string }> {
  return delegate(context, { principalId: context.user.id, body });
}

interface Wanted {
  readonly principalId: string;
  readonly body: NewDelegation;
}

/** Whoever asks for it: the person, or an administrator for somebody who is away. */
export async function delegate(context: Context, wanted: Wanted): Promise<{ id: string }> {
  await requireGood(context, wanted);
  const { definitionKey, ...rest } = wanted.body;
  const definition =
    definitionKey === undefined ? undefined : await selectDefinition(context.sql, { key: definitionKey });
  if (definitionKey !== undefined && definition === undefined) throw fail(workflowErrors.definitionNotFound);
  const row = { ...rest, principalId: wanted.principalId, definitionId: definition?.id ?? null };
  await lockDelegations(context.sql);
  if (await selectOverlaps(context.sql, row)) throw fail(workflowErrors.delegationOverlaps);
  return { id: await insertDelegation(context.sql, row) };
}

async function requireGood(context: Context, { principalId, body }: Wanted): Promise<void> {
  const { language } = context;
  const faults: FieldFault[] = [];
  const starts = new Date(body.startsAt).getTime();
  const ends = new Date(body.endsAt).getTime();
  const serving = await selectServing(context.sql, [principalId, body.delegateId]);
  if (body.delegateId === principalId) faults.push({ field: 'body.delegateId', message: words.self[language] });
  else if (!serving.includes(body.delegateId))
    faults.push({ field: 'body.delegateId', message: words.unknown[language] });
  if (!serving.includes(principalId)) faults.push({ field: 'body.principalId', message: words.unknown[language] });
  if (ends <= starts || ends <= context.clock.now().getTime() || ends - starts > LONGEST_DAYS * 86_400_000)
    faults.push({ field: 'body.endsAt', message: words.order[language] });
  if (faults.length > 0)
    throw fail(coreErrors.badInput, { fields: faults.map(({ field }) => field).join(', ') }, faults);
}

export async function revokeDelegation(context: Context, id: string): Promise<{ isDone: true }> {
  if (!(await updateRevoked(context.sql, { id, principalId: context.user.id }))) throw fail(workflowErrors.notFound);
  return { isDone: true };
}
