// The reception rule of a hospital is set: fixed time, place and person, flow and record (product: reception).
import { hospitalErrors, type ReceptionChange } from '@yijian/contract/hospitals';
import { requireEditable } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { selectForUpdate, updateReception, type Kept } from '../hospitals.sql.ts';
import { requireWindows } from './reception.policy.ts';

export async function setReceptionRule(
  context: Context,
  { id, receptionRule, updatedAt }: ReceptionChange & { id: string },
): Promise<Kept> {
  const { sql, user } = context;
  const hospital = await selectForUpdate(sql, user, id, updatedAt);
  if (hospital === undefined) throw fail(hospitalErrors.notFound);
  if (!hospital.isCurrent) throw fail(hospitalErrors.changedMeanwhile);
  const isChanged = receptionRule.contact !== hospital.contact;
  requireEditable(context, [{ field: 'hospital.contact', name: 'body.receptionRule.contact', isChanged }]);
  requireWindows(receptionRule.windows, context.language);
  const kept = await updateReception(sql, user, id, receptionRule);
  await emit(context, 'hospitals.changed', { hospitalId: id });
  return kept;
}
