// Who decides at a node: the rules of the definition, put into people.
import type { Context } from '../../../../platform/http/index.ts';
import type { Facts } from '../../model/expression.policy.ts';
import type { CandidateRule } from '../../model/model.policy.ts';
import {
  selectByLogin,
  selectByOrganization,
  selectByRole,
  selectLeaders,
  selectServing,
  selectStarterFacts,
} from './people.sql.ts';
import type { Run } from '../state.policy.ts';

/** What conditions may ask about; read once in a step. */
export async function factsOf(context: Context, run: Run): Promise<Facts> {
  const starter = await selectStarterFacts(context.sql, run.instance.starterId);
  const { form, outcomes, risk, starterId } = run.instance;
  return { form, outcome: outcomes, risk, starter: { id: starterId, ...starter } };
}

export interface Asked {
  readonly run: Run;
  readonly rules: readonly CandidateRule[];
  readonly nodeId: string;
}

/** The people the rules name, each once, in the order of the rules. */
export async function resolve(context: Context, { run, rules, nodeId }: Asked): Promise<string[]> {
  const found: string[] = [];
  for (const rule of rules) found.push(...(await peopleOf(context, { run, rule, nodeId })));
  return [...new Set(found)];
}

async function peopleOf(
  { sql }: Context,
  { run, rule, nodeId }: { run: Run; rule: CandidateRule; nodeId: string },
): Promise<string[]> {
  const { starterId, selected, form } = run.instance;
  switch (rule.kind) {
    case 'ROLE':
      return selectByRole(sql, rule.value);
    case 'ORGANIZATION':
      return selectByOrganization(sql, rule.value);
    case 'LEADER':
      return selectLeaders(sql, starterId, rule);
    case 'USER':
      return selectByLogin(sql, rule.value);
    case 'STARTER':
      return [starterId];
    case 'SELF_SELECT':
      return selectServing(sql, selected[nodeId] ?? []);
    case 'FIELD':
      return selectServing(
        sql,
        [form[rule.value] ?? []]
          .flat()
          .map(String)
          .filter((id) => /^\d{1,18}$/.test(id)),
      );
  }
}
