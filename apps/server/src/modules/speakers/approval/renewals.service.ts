// Several speakers are renewed with one training: those who are active by a change, those who expired by a new approval.
import { coreErrors } from '@yijian/contract/core';
import type { SpeakerRenewal, SpeakersRenewed } from '@yijian/contract/speakers';
import { Failure, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectSignedUntil } from '../contracts/contracts.sql.ts';
import { weighDoctor } from '../evidence/evidence.service.ts';
import { openAny } from '../speakers.service.ts';
import { updateContent } from '../speakers-write.sql.ts';
import type { StoredSpeaker } from '../speakers.sql.ts';
import { renewSpeaker, submitSpeaker } from './approval.service.ts';
import { askChange } from './changes.service.ts';

type Renewal = Omit<SpeakerRenewal, 'ids'>;
type Result = SpeakersRenewed['results'][number];

/** Each in a transaction of its own: one that cannot be renewed leaves the others alone. */
export async function renewAll(context: Context, { ids, ...renewal }: SpeakerRenewal): Promise<SpeakersRenewed> {
  const results: Result[] = [];
  for (const id of new Set(ids)) results.push(await renewOne(context, { ...renewal, id }));
  return { results };
}

async function renewOne(context: Context, { id, ...renewal }: Renewal & { id: string }): Promise<Result> {
  let name = '';
  try {
    const signedUntil = await context.transaction(async (inner) => {
      const speaker = await openAny(inner, id);
      name = speaker.doctorName;
      if (speaker.state === 'EXPIRED') await qualifyAnew(inner, { speaker, ...renewal });
      else
        await askChange(inner, {
          ...speaker,
          ...renewal,
          topics: [...speaker.topics],
          tierReason: reasonOf(speaker, renewal),
        });
      return selectSignedUntil(inner.sql, id);
    });
    return { id, name, isDone: true, message: '', signedUntil };
  } catch (error) {
    if (!(error instanceof Failure)) context.log.error({ err: error, speaker: id }, 'a speaker could not be renewed');
    const [row, values] = error instanceof Failure ? [error.row, error.values] : [coreErrors.internal, {}];
    return { id, name, isDone: false, message: wordsOf(row, context.language, values), signedUntil: null };
  }
}

const reasonOf = ({ tierReason }: StoredSpeaker, { reason }: Renewal): string =>
  tierReason === '' ? reason : tierReason;

async function qualifyAnew(context: Context, renewal: Renewal & { speaker: StoredSpeaker }): Promise<void> {
  const { speaker, reason, trainingUntil } = renewal;
  const { id, tier, doctorId } = speaker;
  await renewSpeaker(context, { id, reason });
  const evidence = await weighDoctor(context, doctorId);
  const tierReason = tier === evidence.tier ? '' : reasonOf(speaker, renewal);
  const topics = [...speaker.topics];
  await updateContent(context.sql, id, { tier, tierReason, topics, trainingUntil, evidence, at: context.clock.now() });
  await submitSpeaker(context, id);
}
