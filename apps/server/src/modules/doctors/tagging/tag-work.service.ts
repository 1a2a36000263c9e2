// Terms given to or taken from all doctors that match, as work on many: whole steps in one statement (product 3.2).
import { MOST_TAG_DOCTORS, type DoctorWork, type TagWork } from '@yijian/contract/doctors';
import { requireEnabled, requireSystemTerms } from '../../tags/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { requireTagReader, requireTagWriter } from '../doctors.policy.ts';
import { beginWork, stepWork, type Worker } from '../work/doctor-work.service.ts';
import { giveTerms, takeTerms, ungiveTerms, untakeTerms } from './tag-work.sql.ts';

export async function beginTagWork(context: Context, { act, termIds, ...which }: TagWork): Promise<DoctorWork> {
  requireTagReader(context.user);
  requireTagWriter(context, 'body.termIds');
  const terms = await requireSystemTerms(context, termIds);
  if (act === 'ADD') requireEnabled(terms);
  const draft = { termIds: terms.map((term) => term.id) };
  return beginWork(context, { kind: act === 'ADD' ? 'TAG' : 'UNTAG', which, draft, limit: MOST_TAG_DOCTORS });
}

const worker: Worker = {
  // About a second, so that progress moves and other events come between.
  step: 10_000,
  change({ sql }, { kind, draft, userId }, span) {
    const termIds = draft['termIds'] as string[];
    return kind === 'TAG' ? giveTerms(sql, span, { termIds, userId }) : takeTerms(sql, span, termIds);
  },
  changeBack: ({ sql }, { kind }, span) => (kind === 'TAG' ? ungiveTerms(sql, span) : untakeTerms(sql, span)),
};

export async function stepTagWork(context: Context, { id }: { id: string }): Promise<void> {
  await stepWork(context, { id, worker });
}
