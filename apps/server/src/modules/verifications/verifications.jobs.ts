// Every morning: whose certificate has expired, who is at another hospital than when it was verified (product: verification).
import { takeBadge } from '../doctors/index.ts';
import { dayInShanghai } from '../../platform/clock/index.ts';
import type { Context } from '../../platform/http/index.ts';
import type { Schedule } from '../../platform/jobs/index.ts';
import { lockRequest, move } from './requests/moves.service.ts';
import { selectDueAgain } from './requests/requests.sql.ts';

/** Answers how many were asked for again; a second run the same day finds none. */
export async function reverifyDue(context: Context): Promise<number> {
  const due = await selectDueAgain(context.sql, dayInShanghai(context.clock.now()));
  for (const { id, doctorId, why } of due) {
    const request = await lockRequest(context, id);
    await takeBadge(context, doctorId);
    const change = { reason: why, kind: 'REVERIFY' as const };
    await move(context, { request, action: 'reverify', to: 'REVERIFY', reason: why, change });
  }
  return due.length;
}

export const reverification: Schedule = {
  name: 'verifications.reverify',
  cron: '40 3 * * *',
  run: async (context) => void (await reverifyDue(context)),
};
