// Speakers are listed, read, proposed and edited (specification 2.3, meeting: speaker).
import { coreErrors, type FieldFault } from '@yijian/contract/core';
import {
  speakerErrors as errors,
  type SpeakerAct,
  type SpeakerChange,
  type SpeakerDetail,
  type SpeakerDraft,
  type SpeakerFilter,
  type SpeakerKept,
  type SpeakerPaging,
  type SpeakerTier,
} from '@yijian/contract/speakers';
import { ruleValue } from '../rules/index.ts';
import { dayInShanghai } from '../../platform/clock/index.ts';
import { byWhom } from '../audit/index.ts';
import { fail } from '../../platform/errors/index.ts';
import { pageText, type Context, type JsonText } from '../../platform/http/index.ts';
import { capsOf } from './engagements/caps.service.ts';
import { shownLines } from './evidence/evidence.policy.ts';
import { weighDoctor } from './evidence/evidence.service.ts';
import type { StoredLine } from './evidence/evidence.sql.ts';
import { actsOf, rateKeys, refusedAct, stateWords } from './speakers.policy.ts';
import type { Asked } from './speakers-scope.sql.ts';
import { insertSpeaker, selectStateOfDoctor, updateContent } from './speakers-write.sql.ts';
import {
  lockSpeaker,
  selectCount,
  selectSpeaker,
  selectSpeakers,
  type Reading,
  type StoredSpeaker,
} from './speakers.sql.ts';

async function askedOf(context: Context): Promise<Asked> {
  return { viewer: context.user, today: dayInShanghai(context.clock.now()), ...(await capsOf(context)) };
}

async function readingOf(context: Context): Promise<Reading> {
  return { ...(await askedOf(context)), language: context.language };
}

export async function listSpeakers(context: Context, paging: SpeakerPaging): Promise<JsonText> {
  const reading = await readingOf(context);
  const rows = await selectSpeakers(context.sql, paging, reading);
  return pageText(rows, paging, () => selectCount(context.sql, paging, reading));
}

export async function countSpeakers(context: Context, filter: SpeakerFilter): Promise<{ totalElements: number }> {
  return { totalElements: await selectCount(context.sql, filter, await askedOf(context)) };
}

export async function findSpeaker(context: Context, id: string): Promise<SpeakerDetail> {
  const found = await selectSpeaker(context.sql, id, await readingOf(context));
  if (found === undefined) throw fail(errors.notFound);
  const detail = found as unknown as Omit<SpeakerDetail, 'acts' | 'rate' | 'evidence'> & { evidence: StoredLine[] };
  return {
    ...detail,
    evidence: shownLines(detail.evidence, context.language),
    rate: await ruleValue(context, rateKeys[detail.tier]),
    acts: actsOf(context.user, { ...detail, ownerId: detail.owner.id }),
  };
}

/** The speaker under its lock, if the caller sees it. */
export async function openAny(context: Context, id: string): Promise<StoredSpeaker> {
  const speaker = await lockSpeaker(context.sql, id, await askedOf(context));
  if (speaker === undefined) throw fail(errors.notFound);
  return speaker;
}

/** The speaker under its lock, if the caller may do this to it now. */
export async function openFor(context: Context, { id, act }: { id: string; act: SpeakerAct }): Promise<StoredSpeaker> {
  const speaker = await openAny(context, id);
  if (!actsOf(context.user, speaker).includes(act)) {
    const by = await byWhom(context, { kind: 'speakers', id });
    throw refusedAct(context.user, speaker, { act, by, language: context.language });
  }
  return speaker;
}

export async function keptNow(context: Context, id: string): Promise<SpeakerKept> {
  const { state, version } = (await lockSpeaker(context.sql, id, await askedOf(context)))!;
  return { id, state, version };
}

export async function addSpeaker(context: Context, draft: SpeakerDraft): Promise<SpeakerKept> {
  const { sql, user, clock, language } = context;
  const { doctorId, ...content } = draft;
  const evidence = await weighDoctor(context, doctorId);
  requireReason(context, { ...content, proposed: evidence.tier });
  const id = await insertSpeaker(sql, {
    ...content,
    trainingUntil: content.trainingUntil ?? null,
    evidence,
    doctorId,
    ownerId: user.id,
    at: clock.now(),
  });
  if (id !== undefined) return keptNow(context, id);
  const taken = await selectStateOfDoctor(sql, doctorId);
  throw fail(errors.doctorTaken, { name: taken?.name ?? '', state: taken ? stateWords[taken.state][language] : '' });
}

/** The evidence is read anew, so that the proposal follows it. */
export async function updateSpeaker(
  context: Context,
  { id, version, ...content }: SpeakerChange & { id: string },
): Promise<SpeakerKept> {
  const speaker = await openFor(context, { id, act: 'edit' });
  if (speaker.version !== version) throw fail(errors.changedMeanwhile, { version: speaker.version });
  const evidence = await weighDoctor(context, speaker.doctorId);
  requireReason(context, { ...content, proposed: evidence.tier });
  const trainingUntil = content.trainingUntil ?? null;
  await updateContent(context.sql, id, { ...content, trainingUntil, evidence, at: context.clock.now() });
  return keptNow(context, id);
}

/** Another tier than the evidence proposes is explained. */
export function requireReason(
  context: Context,
  { tier, tierReason, proposed }: Pick<SpeakerDraft, 'tier' | 'tierReason'> & { readonly proposed: SpeakerTier },
): void {
  if (tier === proposed || tierReason.trim().length > 1) return;
  const message = {
    zh: '级别与依据建议的不同，请说明原因',
    en: 'differs from the tier that the evidence proposes; say why',
  }[context.language];
  const faults: FieldFault[] = [{ field: 'body.tierReason', message }];
  throw fail(coreErrors.badInput, { fields: 'body.tierReason' }, faults);
}
