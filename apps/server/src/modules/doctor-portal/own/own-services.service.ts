// What a speaker answers on the own pages: to talks to come, and to services that were held.
import type {
  FeeRefusal,
  OwnService,
  OwnTalk,
  ServiceConfirmation,
  ServiceDispute,
  TalkAcceptance,
  TalkRefusal,
} from '@yijian/contract/doctor-portal';
import { giveUpFee } from '../../meeting-payments/index.ts';
import {
  acceptTalk,
  confirmService,
  declineTalk,
  disputeService,
  findTalk,
  listServices,
  listTalks,
  type SpeakerService,
  type Talk,
} from '../../meetings/index.ts';
import type { DoctorContext } from '../../../platform/http/index.ts';

interface Named {
  readonly meetingId: string;
}

const shown = ({ items, startsAt, at, ...service }: SpeakerService): OwnService => ({
  ...service,
  items: [...items],
  startsAt: startsAt?.toISOString() ?? null,
  at: at?.toISOString() ?? null,
});

export async function listOwnServices(context: DoctorContext): Promise<OwnService[]> {
  return (await listServices(context, context.doctor.id)).map(shown);
}

export async function confirmOwnService(
  context: DoctorContext,
  given: Named & ServiceConfirmation,
): Promise<OwnService> {
  return shown(await confirmService(context, { ...given, doctorId: context.doctor.id }));
}

export async function disputeOwnService(context: DoctorContext, given: Named & ServiceDispute): Promise<OwnService> {
  return shown(await disputeService(context, { ...given, doctorId: context.doctor.id }));
}

const shownTalk = ({ at, ...talk }: Talk): OwnTalk => ({ ...talk, at: at?.toISOString() ?? null });

export async function listOwnTalks(context: DoctorContext): Promise<OwnTalk[]> {
  return (await listTalks(context, context.doctor.id)).map(shownTalk);
}

export async function acceptOwnTalk(context: DoctorContext, given: Named & TalkAcceptance): Promise<OwnTalk> {
  return shownTalk(await acceptTalk(context, { ...given, doctorId: context.doctor.id }));
}

export async function declineOwnTalk(context: DoctorContext, given: Named & TalkRefusal): Promise<OwnTalk> {
  return shownTalk(await declineTalk(context, { ...given, doctorId: context.doctor.id }));
}

export async function giveUpOwnFee(context: DoctorContext, given: Named & FeeRefusal): Promise<OwnTalk> {
  const one = { meetingId: given.meetingId, doctorId: context.doctor.id };
  await giveUpFee(context, { ...given, ...one });
  return shownTalk(await findTalk(context, one));
}
