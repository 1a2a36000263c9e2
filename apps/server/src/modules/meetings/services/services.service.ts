// A speaker confirms the own service with a signature, or says that it was otherwise (product: signed service confirmation).
import { createHash } from 'node:crypto';
import type { NamedError } from '@yijian/contract/core';
import { meetingErrors as errors } from '@yijian/contract/meetings';
import { fail, wordsOf, type Failure } from '../../../platform/errors/index.ts';
import type { PublicContext } from '../../../platform/http/index.ts';
import { lockService, selectRegistered, selectServices, upsertService, type SpeakerService } from './services.sql.ts';
import { tellOwner } from '../speakers/tell-owner.service.ts';

interface OneService {
  readonly meetingId: string;
  readonly doctorId: string;
}

/** Services of meetings that were held, the latest first. */
export function listServices(context: PublicContext, doctorId: string): Promise<SpeakerService[]> {
  return selectServices(context.sql, { doctorId });
}

async function findService({ sql }: PublicContext, one: OneService): Promise<SpeakerService> {
  const [service] = await selectServices(sql, one);
  if (service === undefined) throw fail(errors.serviceNotFound);
  return service;
}

async function openService(context: PublicContext, one: OneService): Promise<SpeakerService> {
  await lockService(context.sql, one.meetingId, one.doctorId);
  const service = await findService(context, one);
  if (service.state === 'CONFIRMED') throw fail(errors.serviceConfirmed);
  return service;
}

/** Final. Throws serviceMinutes for more than the agenda has, otherSigner for another name. */
export async function confirmService(
  context: PublicContext,
  { minutes, signerName, ...one }: OneService & { readonly minutes: number; readonly signerName: string },
): Promise<SpeakerService> {
  const { sql, clock } = context;
  const { title, planned, items } = await openService(context, one);
  if (minutes > planned) throw refused(context, 'minutes', errors.serviceMinutes, { planned });
  const registered = await selectRegistered(sql, one.doctorId);
  if (registered === undefined || ![registered.name, registered.enName].includes(signerName))
    throw refused(context, 'signerName', errors.otherSigner);
  const at = clock.now();
  const signed = [one.meetingId, title, items, minutes, signerName, at.toISOString()];
  const hash = createHash('sha256').update(JSON.stringify(signed)).digest('hex');
  await upsertService(sql, { ...one, state: 'CONFIRMED', minutes, note: '', signerName, hash, at });
  await tellOwner(context, {
    meetingId: one.meetingId,
    kind: 'meetings.serviceConfirmed',
    zh: `讲者 ${registered.name} 确认了 ${minutes} 分钟的服务`,
    en: `Speaker ${registered.enName || registered.name} confirmed a service of ${minutes} min`,
  });
  return findService(context, one);
}

const refused = (
  { language }: PublicContext,
  field: 'minutes' | 'signerName',
  error: NamedError,
  values: Readonly<Record<string, number>> = {},
): Failure => fail(error, values, [{ field: `body.${field}`, message: wordsOf(error, language, values) }]);

/** May be said anew and taken back by a confirmation; until then nothing is paid for the service. */
export async function disputeService(
  context: PublicContext,
  { note, ...one }: OneService & { readonly note: string },
): Promise<SpeakerService> {
  const { sql, clock } = context;
  await openService(context, one);
  const at = clock.now();
  await upsertService(sql, { ...one, state: 'DISPUTED', minutes: null, note, signerName: '', hash: null, at });
  await tellOwner(context, {
    meetingId: one.meetingId,
    kind: 'meetings.serviceDisputed',
    zh: '讲者对服务提出异议',
    en: 'A speaker says that the service was otherwise',
  });
  return findService(context, one);
}
