// The services that a speaker confirms or disputes on the own pages.
import type { OwnService, ServiceConfirmation, ServiceDispute } from '@yijian/contract/doctor-portal';
import { confirmService, disputeService, listServices, type SpeakerService } from '../../meetings/index.ts';
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
