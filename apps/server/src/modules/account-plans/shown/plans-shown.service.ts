// What is read of account plans and of the coverage of a hospital (product: hospitals).
import { accountPlanErrors as errors, type PlanLogEntry, type PlanMember } from '@yijian/contract/account-plans';
import { isHospitalVisible } from '../../hospitals/index.ts';
import { isAllowed } from '../../../platform/auth/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { jsonText, type Context, type JsonText } from '../../../platform/http/index.ts';
import { selectCoverage } from './coverage.sql.ts';
import { selectHospitalOf, selectMembers, selectPlanLog, selectPlans } from './plans-shown.sql.ts';

export async function listPlans(context: Context, hospitalId: string): Promise<JsonText> {
  await requireVisible(context, hospitalId);
  const { sql, language, clock } = context;
  return jsonText(await selectPlans(sql, { hospitalId, language, today: dayInShanghai(clock.now()) }));
}

export async function listPlanMembers(context: Context, hospitalId: string): Promise<PlanMember[]> {
  await requireVisible(context, hospitalId);
  return selectMembers(context.sql, context.user, { hospitalId, language: context.language });
}

export async function findCoverage(context: Context, hospitalId: string): Promise<JsonText> {
  await requireVisible(context, hospitalId);
  const { sql, user, language } = context;
  const readsVisits = isAllowed(user, 'customer:visits:read');
  return jsonText(await selectCoverage(sql, user, { hospitalId, language, readsVisits }));
}

export async function listPlanLog(context: Context, planId: string): Promise<PlanLogEntry[]> {
  const hospitalId = await selectHospitalOf(context.sql, planId);
  if (hospitalId === undefined || !(await isHospitalVisible(context, hospitalId))) throw fail(errors.notFound);
  return selectPlanLog(context.sql, planId, context.language);
}

async function requireVisible(context: Context, hospitalId: string): Promise<void> {
  if (!(await isHospitalVisible(context, hospitalId))) throw fail(errors.hospitalNotFound);
}
