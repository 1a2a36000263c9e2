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

export async function addDelegation(context: Context, body: NewDelegation): Promise<{ id: string }> {
  await requireGood(context, body);
  const definition =
    body.definitionKey === undefined ? undefined : await selectDefinition(context.sql, { key: body.definitionKey });
  if (body.definitionKey !== undefined && definition === undefined) throw fail(workflowErrors.definitionNotFound);
  const { definitionKey: _, ...rest } = body;
  const row = { ...rest, principalId: context.user.id, definitionId: definition?.id ?? null };
  await lockDelegations(context.sql);
  if (await selectOverlaps(context.sql, row)) throw fail(workflowErrors.delegationOverlaps);
  return { id: await insertDelegation(context.sql, row) };
}

async function requireGood(context: Context, body: NewDelegation): Promise<void> {
  const { language } = context;
  const faults: FieldFault[] = [];
  const starts = new Date(body.startsAt).getTime();
  const ends = new Date(body.endsAt).getTime();
  if (body.delegateId === context.user.id) faults.push({ field: 'body.delegateId', message: words.self[language] });
  else if ((await selectServing(context.sql, [body.delegateId])).length === 0)
    faults.push({ field: 'body.delegateId', message: words.unknown[language] });
  if (ends <= starts || ends <= context.clock.now().getTime() || ends - starts > LONGEST_DAYS * 86_400_000)
    faults.push({ field: 'body.endsAt', message: words.order[language] });
  if (faults.length > 0)
    throw fail(coreErrors.badInput, { fields: faults.map(({ field }) => field).join(', ') }, faults);
}

export async function revokeDelegation(context: Context, id: string): Promise<{ isDone: true }> {
  if (!(await updateRevoked(context.sql, { id, principalId: context.user.id }))) throw fail(workflowErrors.notFound);
  return { isDone: true };
}
