// A product moves on at a hospital: listed, purchased, stopped, each step with who, when and why (product: listing).
import { coreErrors } from '@yijian/contract/core';
import { hospitalErrors, type Standing, type StandingEntry, type StandingStep } from '@yijian/contract/hospitals';
import type { z } from 'zod';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { isInScope, isVisible } from '../hospitals.sql.ts';
import { isOfTrack, standingAfter } from './standing.policy.ts';
import { insertStandingEntry, selectStandingForUpdate, selectStandingHistory, updateStanding } from './standing.sql.ts';

export async function stepHospitalProduct(
  context: Context,
  { id, ...step }: StandingStep & { id: string },
): Promise<z.input<typeof Standing>> {
  const { sql, user, language, clock } = context;
  if (!(await isInScope(sql, user, id))) throw fail(hospitalErrors.notFound);
  if (!isOfTrack(step)) throw badField(context, 'body.to', ['与类别不符', 'is no status of this track']);
  if (step.since > dayInShanghai(clock.now()))
    throw badField(context, 'body.since', ['不能晚于今天', 'lies ahead of today']);
  const now = await selectStandingForUpdate(sql, id, step.productId);
  if (now === undefined) throw badField(context, 'body.productId', ['不存在', 'does not exist']);
  const present = step.track === 'LISTING' ? now.listingStatus : now.procurementStatus;
  if (present !== step.from) throw fail(hospitalErrors.changedMeanwhile);
  const next = standingAfter(now, step, language);
  const { productId, since } = step;
  await updateStanding(sql, id, { ...next, productId, since });
  await insertStandingEntry(sql, id, { ...step, userId: user.id });
  await emit(context, 'hospitals.changed', { hospitalId: id });
  return { productId, since, ...next };
}

export async function listProductHistory(context: Context, id: string): Promise<StandingEntry[]> {
  if (!(await isVisible(context.sql, context.user, id))) throw fail(hospitalErrors.notFound);
  return selectStandingHistory(context.sql, id, context.language);
}

function badField(context: Context, field: string, [zh, en]: readonly [string, string]): Error {
  return fail(coreErrors.badInput, { fields: field }, [{ field, message: context.language === 'zh' ? zh : en }]);
}
