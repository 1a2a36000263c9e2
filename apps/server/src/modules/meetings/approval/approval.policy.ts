// What an application is called in the ledger, how risky it is, who stands behind an act.
import type { MeetingDraft } from '@yijian/contract/meetings';
import type { Context } from '../../../platform/http/index.ts';
import { sumOf } from '../content/content.policy.ts';
import type { StoredMeeting } from '../meetings.sql.ts';
import type { StoredResult } from './approval.sql.ts';

/** From this estimate on a meeting is a high risk, CNY. */
const HIGH_AMOUNT = 100_000;

export const holderOf = ({ id, number, title }: Pick<StoredMeeting, 'id' | 'number' | 'title'>) =>
  ({ kind: 'MEETING', id, title: `${number ?? ''} ${title}`.trim() }) as const;

export function riskOf(draft: MeetingDraft, results: readonly StoredResult[]): 'LOW' | 'MEDIUM' | 'HIGH' {
  const warned = results.filter(({ outcome }) => outcome === 'WARN').length;
  if (sumOf(draft.costs) >= HIGH_AMOUNT || warned > 1) return 'HIGH';
  return warned === 1 || draft.type === 'SPONSORED' || draft.type === 'NATIONAL' ? 'MEDIUM' : 'LOW';
}

/** The user behind the act; undefined for the clock. */
export const actorOf = ({ user }: Pick<Context, 'user'>): string | undefined => (user.id === '0' ? undefined : user.id);
