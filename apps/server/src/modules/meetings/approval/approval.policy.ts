// What an application is called in the ledger, how risky it is, who stands behind an act.
import type { MeetingDraft } from '@yijian/contract/meetings';
import type { Context } from '../../../platform/http/index.ts';
import { fieldOfExemption } from '../rules/exemptions.policy.ts';
import { sumOf } from '../content/content.policy.ts';
import type { StoredMeeting } from '../meetings.sql.ts';
import type { StoredResult } from './approval.sql.ts';

/** From this estimate on a meeting is a high risk, CNY. */
const HIGH_AMOUNT = 100_000;

export const holderOf = ({ id, number, title }: Pick<StoredMeeting, 'id' | 'number' | 'title'>) =>
  ({ kind: 'MEETING', id, title: `${number ?? ''} ${title}`.trim() }) as const;

export function riskOf(draft: MeetingDraft, results: readonly StoredResult[]): 'LOW' | 'MEDIUM' | 'HIGH' {
  const warned = results.filter(({ outcome }) => outcome === 'WARN').length;
  const isExempted = results.some(({ outcome }) => outcome === 'BLOCK');
  if (sumOf(draft.costs) >= HIGH_AMOUNT || warned > 1 || isExempted) return 'HIGH';
  return warned === 1 || draft.type === 'SPONSORED' || draft.type === 'NATIONAL' ? 'MEDIUM' : 'LOW';
}

/** The user behind the act; undefined for the clock. */
export const actorOf = ({ user }: Pick<Context, 'user'>): string | undefined => (user.id === '0' ? undefined : user.id);

/** What the owner says to each rule, a line each, as the approvers read it. */
export const reasonsOf = (results: readonly StoredResult[]): string =>
  results.map(({ code, name, comment }) => `${code} ${name}：${comment}`).join('\n');

/** Which managers the process asks besides, and for what; nothing where nobody is asked. */
export function exemptionForm(results: readonly StoredResult[]): Record<string, string | true> {
  const asked = results.filter(({ outcome, exemption }) => outcome === 'BLOCK' && exemption !== null);
  if (asked.length === 0) return {};
  return {
    exemption: reasonsOf(asked),
    ...Object.fromEntries(asked.map(({ exemption }) => [fieldOfExemption[exemption!], true as const])),
  };
}
