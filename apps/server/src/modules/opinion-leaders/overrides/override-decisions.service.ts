// Tiers set by hand as they stand in the one place to decide (product 3.4).
import { decisionErrors, type DecisionCount } from '@yijian/contract/open-decisions';
import { isAllowed } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { Decided, DecisionsAsked, DecisionsPaged, OpenDecision } from '../../open-decisions/index.ts';
import { tierWords } from '../ranking/tier-words.policy.ts';
import { decideOverride } from './overrides.service.ts';
import { countWaitingOverrides, selectWaitingOverrides, type WaitingOverride } from './overrides.sql.ts';

const isAsked = ({ user }: Context, { isLate }: DecisionsAsked): boolean =>
  isLate !== true && isAllowed(user, 'customer:opinion-leaders:approve');

function lineOf(row: WaitingOverride, language: 'zh' | 'en'): OpenDecision {
  const { doctorName, hospitalName, areaName, tier, computedTier, proposedAt, ...rest } = row;
  return {
    ...rest,
    kind: 'TIER_OVERRIDE',
    title: doctorName,
    context: [language === 'zh' ? 'KOL 调级' : 'Tier override', hospitalName].join(' · '),
    step: '',
    onBehalfOf: null,
    amount: null,
    dueAt: null,
    createdAt: proposedAt,
    summary: [
      { zh: '级别', en: 'Tier', value: `${tierWords[computedTier][language]} → ${tierWords[tier][language]}` },
      ...(areaName === null ? [] : [{ zh: '领域', en: 'Area', value: areaName }]),
    ],
    path: '/customer/KolMapping?view=overrides',
    isInPlace: true,
    isBatch: false,
  };
}

/** Tiers that wait for the medical lead, none of the lead's own. */
export async function listWaitingTiers(context: Context, asked: DecisionsPaged): Promise<OpenDecision[]> {
  if (!isAsked(context, asked)) return [];
  const { sql, user, language } = context;
  const rows = await selectWaitingOverrides(sql, { ...asked, userId: user.id }, { ...asked, language });
  return rows.map((row) => lineOf(row, language));
}

export async function countWaitingTiers(context: Context, asked: DecisionsAsked): Promise<DecisionCount> {
  const { sql, user } = context;
  if (!isAsked(context, asked)) return { total: 0, late: 0 };
  return { total: await countWaitingOverrides(sql, { ...asked, userId: user.id }), late: 0 };
}

export async function decideWaitingTier(context: Context, decided: Decided): Promise<unknown> {
  const { id, version, approve, reason, isTogether } = decided;
  if (isTogether || version === undefined) throw fail(decisionErrors.alone);
  return decideOverride(context, { id, version, act: approve ? 'approve' : 'reject', note: reason });
}
