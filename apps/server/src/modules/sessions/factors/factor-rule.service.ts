// Rule L2 of the enterprise: whose role asks for a second factor (specification 9).
import { ruleValueOfKind, type RuleContext } from '../../rules/index.ts';
import { selectRoleCodes } from '../rights/session-users.sql.ts';
import { selectFactor } from './factors.sql.ts';

/** Whether any role of the user asks for a second factor. */
export async function isFactorRequired(context: RuleContext, userId: string): Promise<boolean> {
  const { sql, enterprise, clock } = context;
  for (const role of await selectRoleCodes(sql, userId))
    if ((await ruleValueOfKind({ sql, enterprise, clock }, { key: 'signIn.secondFactor', kind: role })) > 0)
      return true;
  return false;
}

/** What a password alone does not open: CODE where an app is set up, SET_UP where one has to be, NOTHING otherwise. */
export async function factorNeeded(context: RuleContext, userId: string): Promise<'NOTHING' | 'CODE' | 'SET_UP'> {
  const factor = await selectFactor(context.sql, userId);
  if (factor !== undefined && factor.confirmedAt !== null) return 'CODE';
  return (await isFactorRequired(context, userId)) ? 'SET_UP' : 'NOTHING';
}
