// Contracts of speakers: made within the rate of the tier, signed by the speaker in person; a signature makes a speaker active.
import { createHash } from 'node:crypto';
import { coreErrors, type FieldFault } from '@yijian/contract/core';
import {
  speakerErrors as errors,
  type SpeakerContractDraft,
  type SpeakerKept,
  type SpeakerSignature,
} from '@yijian/contract/speakers';
import { ruleValue } from '../../rules/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { rateKeys } from '../speakers.policy.ts';
import { keptNow, openFor } from '../speakers.service.ts';
import { moveSpeaker, touchSpeaker } from '../speakers-write.sql.ts';
import type { StoredSpeaker } from '../speakers.sql.ts';
import { insertContract, lockContract, updateCancelled, updateSigned, type StoredContract } from './contracts.sql.ts';

export async function addContract(
  context: Context,
  { id, ...draft }: SpeakerContractDraft & { id: string },
): Promise<SpeakerKept> {
  const speaker = await openFor(context, { id, act: 'contract' });
  requirePeriod(context, draft);
  await requireRate(context, { speaker, fee: draft.fee });
  const { sql, clock } = context;
  const at = clock.now();
  await insertContract(sql, { ...draft, speakerId: id, year: dayInShanghai(at).slice(0, 4), at });
  await touchSpeaker(sql, id, at);
  return keptNow(context, id);
}

function requirePeriod({ language }: Context, { startsOn, endsOn }: SpeakerContractDraft): void {
  if (endsOn >= startsOn) return;
  const message = { zh: '不能早于开始日期', en: 'must not be before the first day' }[language];
  const faults: FieldFault[] = [{ field: 'body.endsOn', message }];
  throw fail(coreErrors.badInput, { fields: 'body.endsOn' }, faults);
}

async function requireRate(context: Context, { speaker, fee }: { speaker: StoredSpeaker; fee: number }): Promise<void> {
  const rate = await ruleValue(context, rateKeys[speaker.tier]);
  if (fee > rate) throw fail(errors.feeAboveTier, { fee, rate });
}

interface OfContract {
  readonly id: string;
  readonly contractId: string;
}

async function openContract(context: Context, { id, contractId }: OfContract): Promise<StoredContract> {
  const contract = await lockContract(context.sql, id, contractId);
  if (contract === undefined) throw fail(errors.contractNotFound);
  if (contract.state !== 'DRAFT') throw fail(errors.contractNotOpen);
  return contract;
}

export async function signContract(
  context: Context,
  { signerName, ...which }: SpeakerSignature & OfContract,
): Promise<SpeakerKept> {
  const speaker = await openFor(context, { id: which.id, act: 'contract' });
  const contract = await openContract(context, which);
  const { sql, user, clock } = context;
  const at = clock.now();
  const today = dayInShanghai(at);
  if (contract.endsOn < today) throw fail(errors.contractEnded, { day: contract.endsOn });
  if (signerName !== speaker.doctorName) throw fail(errors.otherSigner, { name: speaker.doctorName });
  await requireRate(context, { speaker, fee: contract.fee });
  const { number, service, startsOn, endsOn, fee } = contract;
  const signed = [number, speaker.doctorId, service, startsOn, endsOn, fee, signerName, at.toISOString()];
  const hash = createHash('sha256').update(JSON.stringify(signed)).digest('hex');
  await updateSigned(sql, contract.id, { signerName, hash, at });
  if (speaker.state === 'QUALIFIED' && startsOn <= today)
    await moveSpeaker(sql, speaker, { to: 'ACTIVE', at, userId: user.id, reason: number });
  else await touchSpeaker(sql, speaker.id, at);
  return keptNow(context, which.id);
}

export async function cancelContract(context: Context, which: OfContract): Promise<SpeakerKept> {
  await openFor(context, { id: which.id, act: 'contract' });
  const contract = await openContract(context, which);
  const { sql, clock } = context;
  await updateCancelled(sql, contract.id, clock.now());
  await touchSpeaker(sql, which.id, clock.now());
  return keptNow(context, which.id);
}
