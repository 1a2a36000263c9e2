// What a changed rule would have said to the records of the last twelve months (product: evaluation points).
import {
  REPLAYED_MONTHS,
  ruleErrors as errors,
  type Figures,
  type RuleOutcome,
  type RuleReplay,
  type RuleReplayQuestion,
} from '@yijian/contract/rules';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import type { Sql } from '../../platform/db/index.ts';
import { candidateOf, chainOf, holding, outcomeOf, seedOf } from './rules.policy.ts';
import { requireFigures } from './rules.service.ts';
import { selectParents, selectVersions } from './rules.sql.ts';

/** One result as its room stored it. */
export interface StoredJudgement {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly path: string;
  readonly at: Date;
  /** The day the rule was asked for, YYYY-MM-DD. */
  readonly on: string;
  readonly organizationId: string | null;
  readonly scopeType: string | null;
  readonly outcome: RuleOutcome['outcome'];
  readonly inputs: Figures;
  readonly comment: string;
}

/** A room that stores what rules said to its records. */
export interface RuleHistory {
  readonly select: (
    sql: Sql,
    asked: { readonly code: string; readonly since: Date; readonly most: number },
  ) => Promise<StoredJudgement[]>;
}

/** Whether a rule let it pass or did not hold at the time makes no difference to the record. */
const effectOf = (outcome: RuleOutcome['outcome']): string => (outcome === 'NO_RULE' ? 'PASS' : outcome);

const MOST = 50_000;
const SHOWN = 200;

export async function replayRule(
  context: Context,
  { code, histories, ...question }: RuleReplayQuestion & { code: string; histories: readonly RuleHistory[] },
): Promise<RuleReplay> {
  const seed = seedOf(code);
  if (seed === undefined) throw fail(errors.notFound);
  requireFigures(context, { seed, figures: question.figures });
  const { sql, clock } = context;
  const since = new Date(clock.now());
  since.setUTCMonth(since.getUTCMonth() - REPLAYED_MONTHS);
  const parents = new Map((await selectParents(sql)).map((one) => [one.id, one.parentId]));
  const versions = await selectVersions(sql, context.language, code);
  const all = [candidateOf(versions, { code, ...question }), ...versions];
  const replay: RuleReplay = {
    since: since.toISOString(),
    checked: 0,
    before: { PASS: 0, WARN: 0, BLOCK: 0, NO_RULE: 0 },
    after: { PASS: 0, WARN: 0, BLOCK: 0, NO_RULE: 0 },
    changedCount: 0,
    changed: [],
  };
  for (const history of histories)
    for (const { on, organizationId, scopeType, outcome, at, ...one } of await history.select(sql, {
      code,
      since,
      most: MOST,
    })) {
      const organizations = chainOf(parents, organizationId);
      const after = outcomeOf(seed, holding(all, { code, on, organizations, scopeType }), one.inputs).outcome;
      replay.checked += 1;
      replay.before[outcome] += 1;
      replay.after[after] += 1;
      if (effectOf(after) === effectOf(outcome)) continue;
      replay.changedCount += 1;
      replay.changed.push({ ...one, at: at.toISOString(), before: outcome, after });
    }
  replay.changed.sort((a, b) => b.at.localeCompare(a.at));
  return { ...replay, changed: replay.changed.slice(0, SHOWN) };
}
