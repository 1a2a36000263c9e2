// Which step an override may take, and whose step it is (product 3.4).
import { kolErrors, type OverrideAct, type OverrideState } from '@yijian/contract/opinion-leaders';
import { isAllowed, type SessionUser } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { stateWords } from '../ranking/tier-words.policy.ts';

const steps: Readonly<Record<OverrideAct, { readonly from: readonly OverrideState[]; readonly to: OverrideState }>> = {
  approve: { from: ['PROPOSED'], to: 'APPROVED' },
  reject: { from: ['PROPOSED'], to: 'REJECTED' },
  withdraw: { from: ['PROPOSED', 'APPROVED'], to: 'WITHDRAWN' },
};

export interface OverrideFacts {
  readonly state: OverrideState;
  readonly proposedBy: string;
}

const isMedicalLead = (user: SessionUser): boolean => isAllowed(user, 'customer:opinion-leaders:approve');

/** Whether the step is this person's to take, whatever the state. */
function isTheirs(act: OverrideAct, user: SessionUser, { proposedBy }: OverrideFacts): boolean {
  const isOwn = proposedBy === user.id;
  if (act === 'withdraw') return isOwn || isMedicalLead(user);
  return isMedicalLead(user) && !isOwn;
}

export function actsOn(user: SessionUser, facts: OverrideFacts): OverrideAct[] {
  return (Object.keys(steps) as OverrideAct[]).filter(
    (act) => steps[act].from.includes(facts.state) && isTheirs(act, user, facts),
  );
}

/** The state after the step. Throws when the state forbids it or it is not this person's. */
export function stateAfter(
  act: OverrideAct,
  { user, facts, language, by }: { user: SessionUser; facts: OverrideFacts; language: 'zh' | 'en'; by: string },
): OverrideState {
  if (!isTheirs(act, user, facts)) throw fail(act === 'withdraw' ? kolErrors.overrideNotFound : kolErrors.ownOverride);
  if (!steps[act].from.includes(facts.state))
    throw fail(kolErrors.illegalStep, { state: stateWords[facts.state][language], by });
  return steps[act].to;
}
