// Side by side with the preview of a merge: nothing is written (product 3.2: test run before commit).
import { survivingFields, type Comparison, type MergePlan } from '@yijian/contract/duplicates';
import { ruleOf } from '../../../platform/auth/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { adviceOf } from '../pairs/advice.policy.ts';
import { selectSettings } from '../scanning/settings.sql.ts';
import { requireBoth } from './both-doctors.service.ts';
import { selectLikeness, selectPlan, selectRejection, selectStamp, type ComparedSide } from './comparison.sql.ts';
import { nameOfLines } from './line-names.policy.ts';
import { governedBy, staysVerified, survive } from './survivorship.policy.ts';

const shownSide = ({ values: _values, updatedAt: _updatedAt, ...side }: ComparedSide) => side;

export async function previewMerge(context: Context, plan: MergePlan): Promise<Comparison> {
  const { sql, user, language } = context;
  const { survivor, loser } = await requireBoth(context, plan);
  const ids = [plan.survivorId, plan.loserId].toSorted((a, b) => Number(BigInt(a) - BigInt(b)));
  const [leftId, rightId] = ids as [string, string];
  const alike = await selectLikeness(sql, leftId, rightId);
  const settings = await selectSettings(sql);
  const chosen = survive(survivor, loser, plan.choices);
  const rejection = await selectRejection(sql, leftId, rightId, language);
  const lines = await selectPlan(sql, 'doctors', plan);
  return {
    survivor: shownSide(survivor),
    loser: shownSide(loser),
    score: alike.score,
    verdicts: alike.verdicts,
    advice: adviceOf(alike, settings),
    fields: survivingFields.map((field) => {
      const rule = governedBy[field];
      const isHidden = rule !== undefined && ruleOf(user, rule) !== 'READ';
      const shown = (side: ComparedSide): string => (isHidden ? '' : side.values[field].shown);
      return { field, ...chosen[field], survivor: shown(survivor), loser: shown(loser), isHidden };
    }),
    staysVerified: staysVerified(survivor, loser, chosen),
    lines: lines.map((line) => ({ ...line, name: nameOfLines(line.table, language) })),
    stamp: await selectStamp(sql, 'doctors', ids),
    rejection: rejection === undefined ? null : { ...rejection, at: rejection.at.toISOString() },
  };
}
