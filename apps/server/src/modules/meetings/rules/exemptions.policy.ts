// Ways out of a rule that blocks: a manager may let the meeting pass when its owner says why (product: rules H4, H12).
import type { Bilingual } from '@yijian/contract/core';
import type { MeetingDetail } from '@yijian/contract/meetings';
import { ruleSeeds, type RuleExemption } from '@yijian/contract/rules';
import type { Evaluated } from '../../rules/index.ts';
import type { StoredResult } from '../approval/approval.sql.ts';

/** Field of the form by which a process knows that this manager is asked. */
export const fieldOfExemption: Readonly<Record<RuleExemption, string>> = {
  SECOND_LEADER: 'secondLeader',
  GENERAL_MANAGER: 'generalManager',
};

export const exemptionWords: Readonly<Record<RuleExemption, Bilingual>> = {
  SECOND_LEADER: { zh: '说明理由后可由上级的上级豁免', en: "or say why: your manager's manager may let it pass" },
  GENERAL_MANAGER: { zh: '说明理由后可由总经理豁免', en: 'or say why: the general manager may let it pass' },
};

/** Who may let it pass; nobody where the process cannot ask them. */
export function exemptionOf(
  { code, outcome }: Pick<Evaluated, 'code' | 'outcome'>,
  exemptions: ReadonlySet<RuleExemption>,
): RuleExemption | null {
  const exemption = ruleSeeds.find((seed) => seed.code === code)?.exemption;
  return outcome === 'BLOCK' && exemption !== undefined && exemptions.has(exemption) ? exemption : null;
}

/** The last time that the rules of a meeting were required, and what was approved since. */
export interface LastCheck {
  readonly results: readonly StoredResult[];
  readonly moment: 'SUBMIT' | 'CHANGE' | 'CONFIRM';
  readonly revision: number;
  readonly isApproved: boolean;
}

type Rule = MeetingDetail['rules'][number];

/** What the rules said then; an exemption is given with the approval that it was asked in. */
export function rulesAt(
  check: LastCheck | null,
  meeting: Pick<MeetingDetail, 'state' | 'revision' | 'actuals'>,
  language: 'zh' | 'en',
): Rule[] {
  if (check === null) return [];
  const became = exemptionStateAt(check, meeting);
  return check.results.map(({ code, outcome, version, comment, exemption }) => ({
    code,
    name: ruleSeeds.find((seed) => seed.code === code)?.[language] ?? code,
    outcome,
    version,
    comment,
    // Checks of before there were exemptions say nothing of them.
    exemption: exemption ?? null,
    exemptionState: (exemption ?? null) === null ? null : became,
  }));
}

function exemptionStateAt(
  { moment, revision, isApproved }: LastCheck,
  meeting: Pick<MeetingDetail, 'state' | 'revision' | 'actuals'>,
): NonNullable<Rule['exemptionState']> {
  // Actual costs have an approval of their own; refused, it is gone.
  if (moment === 'CONFIRM') {
    if (meeting.actuals === null) return 'NOT_GIVEN';
    return meeting.actuals.state === 'OPEN' ? 'ASKED' : 'GIVEN';
  }
  if (meeting.state === 'IN_APPROVAL' || meeting.state === 'CHANGE_APPROVAL') return 'ASKED';
  // A change that was refused, withdrawn or not decided in time leaves a later revision behind.
  return isApproved && revision === meeting.revision ? 'GIVEN' : 'NOT_GIVEN';
}
