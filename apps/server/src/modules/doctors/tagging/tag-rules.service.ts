// Rules of tags: kept as filters, run when they change and every night (specification 7.5, group rules).
import { doctorErrors, type RuleRelationQuery, type TagRule, type TagRuleDraft } from '@yijian/contract/doctors';
import { requireSystemTerms } from '../../tags/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { readsTags } from '../doctors.policy.ts';
import {
  countMatching,
  deleteFormer,
  deleteRule,
  insertMatching,
  selectRules,
  updateRuleRun,
  upsertRule,
  type StoredRule,
} from './tag-rules.sql.ts';

/** Doctors that one step of a rule tags: a step stays well below the longest statement, and other events come between. */
const STEP = 20_000;

const shown = (rule: StoredRule): TagRule => ({ ...rule, runAt: rule.runAt?.toISOString() ?? null });

export async function listRules(context: Context, query: RuleRelationQuery): Promise<TagRule[]> {
  const { sql, user, language } = context;
  return readsTags(user) ? (await selectRules(sql, query, language)).map(shown) : [];
}

export async function previewRule(context: Context, { filter }: Pick<TagRuleDraft, 'filter'>) {
  return { matched: await countMatching(context.sql, filter) };
}

export async function saveRule(context: Context, draft: TagRuleDraft): Promise<TagRule> {
  const { sql, user, language } = context;
  await requireSystemTerms(context, [draft.termId]);
  const id = await upsertRule(sql, { ...draft, userId: user.id });
  await emit(context, 'doctors.tagRuleDue', { id });
  return shown((await selectRules(sql, { id }, language))[0]!);
}

export async function removeRule(context: Context, { id }: { id: string }): Promise<null> {
  const { sql, language } = context;
  const [rule] = await selectRules(sql, { id }, language);
  if (rule === undefined) throw fail(doctorErrors.tagRuleNotFound);
  await deleteFormer(sql, { termId: rule.termId, filter: undefined });
  await deleteRule(sql, id);
  return null;
}

/** One step of a rule; as long as doctors are left, the next step follows. */
export async function runRule(context: Context, { id }: { id: string }): Promise<void> {
  const { sql, language } = context;
  const [rule] = await selectRules(sql, { id }, language);
  if (rule === undefined) return;
  const { termId, filter } = rule;
  await deleteFormer(sql, { termId, filter: rule.isEnabled ? filter : undefined });
  const given = rule.isEnabled ? await insertMatching(sql, { termId, filter, limit: STEP }) : 0;
  await updateRuleRun(sql, { id, termId });
  if (given === STEP) await emit(context, 'doctors.tagRuleDue', { id });
}

/** Time alone changes who was not visited for a month. */
export async function runAllRules(context: Context): Promise<void> {
  for (const { id } of await selectRules(context.sql, {}, context.language))
    await emit(context, 'doctors.tagRuleDue', { id });
}
