// The rules of a meeting as it was held: heads that came, what was eaten, what was spent (product: rules H4, H7, S10).
import { ruleSeeds } from '@yijian/contract/rules';
import type { MeetingRule, RuleComment } from '@yijian/contract/meetings';
import { evaluateRules, type Evaluated } from '../../rules/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectContent } from '../content/content.sql.ts';
import { countAttended } from '../holding/holding.sql.ts';
import type { StoredMeeting } from '../meetings.sql.ts';
import type { StoredResult } from '../approval/approval.sql.ts';
import { exemptionOf } from './exemptions.policy.ts';
import { findExemptions } from './exemptions.service.ts';
import { attendanceOf, mealPerHead } from './meeting-rules.policy.ts';
import { requireRules } from './meeting-rules.service.ts';

export interface Held {
  readonly meeting: StoredMeeting;
  /** Actual amounts in CNY by the id of the cost line. */
  readonly costs: ReadonlyMap<string, number>;
  readonly lines: readonly { readonly id: string; readonly kind: string }[];
  readonly comments: readonly RuleComment[];
}

export async function requireHeld(
  context: Context,
  { meeting, costs, lines, comments }: Held,
): Promise<StoredResult[]> {
  const { sql, language } = context;
  const draft = await selectContent(sql, meeting.id);
  const guests = await countAttended(sql, meeting.id);
  const heads = guests + draft.expectedStaff;
  const sum = (some: typeof lines): number => some.reduce((total, { id }) => total + (costs.get(id) ?? 0), 0);
  const meals = sum(lines.filter(({ kind }) => kind === 'MEAL'));
  const perHead = heads === 0 ? meals : Math.round((meals / heads) * 100) / 100;
  const inputs = {
    ...(meals === 0 ? {} : { H4: { 'meetings.mealPerHead': perHead } }),
    H7: attendanceOf({ guests, staff: draft.expectedStaff }),
    S10: { 'budgets.overrun': overrunOf(sum(lines), meeting.estimate) },
  };
  const on = dayInShanghai(meeting.startsAt!);
  const outcomes = await evaluateRules(context, {
    on,
    organizationId: meeting.organizationId,
    scopeType: draft.type,
    inputs,
  });
  const exemptions = await findExemptions(context, 'meeting-actuals');
  // Whoever approved the application let a dearer meal pass already.
  const isApproved = perHead <= (mealPerHead(draft) ?? 0);
  const asApproved = (one: Evaluated): Evaluated =>
    one.code === 'H4' && one.outcome === 'BLOCK' && isApproved
      ? { ...one, outcome: 'WARN', commentRequired: false }
      : one;
  const rules = outcomes.map(asApproved).map((one): MeetingRule => ({
    code: one.code,
    name: ruleSeeds.find(({ code }) => code === one.code)![language],
    outcome: one.outcome,
    message: (language === 'en' ? one.enMessage : one.message) ?? '',
    needsComment: one.outcome === 'WARN' && one.commentRequired,
    exemption: exemptionOf(one, exemptions),
    fix: '',
    field: one.code === 'H7' ? 'guests' : 'costs',
    version: one.version,
    inputs: { ...(inputs as Record<string, Record<string, number>>)[one.code] },
  }));
  return requireRules(context, { rules, comments });
}

/** Percent above the estimate; 0 below it. */
function overrunOf(actual: number, estimate: number): number {
  if (actual <= estimate) return 0;
  return estimate === 0 ? 100 : Math.round(((actual - estimate) / estimate) * 1000) / 10;
}
