// The calls about whoever came without an invitation: written down, matched to a doctor, asked to be added as one.
import { z } from 'zod';
import { Id, endpoint } from '../../core/index.ts';
import { doctorErrors } from '../../doctors/index.ts';
import { GuestKept, Reconciliation, WalkIn, WalkInDoctor } from '../holding.schema.ts';
import { meetingErrors as errors } from '../meetings.errors.ts';

const write = { permission: 'meeting:meetings:write' } as const;
const params = z.strictObject({ id: Id });
const ofGuest = z.strictObject({ id: Id, guestId: Id });
const moving = [errors.notFound, errors.notPossible] as const;

export const walkInEndpoints = {
  addWalkIn: endpoint({
    method: 'POST',
    path: '/API-MEET-TOOLS/meeting/walk-ins/{id}',
    summary: { zh: '登记临时到场', en: 'Record a guest who walked in' },
    access: write,
    params,
    body: { encoding: 'json', schema: WalkIn },
    output: GuestKept,
    errors: moving,
  }),
  reconcile: endpoint({
    method: 'POST',
    path: '/API-MEET-TOOLS/meeting/walk-ins/{id}/{guestId}/reconcile',
    summary: { zh: '将临时到场者对应到医生', en: 'Match a walk-in to a doctor' },
    access: write,
    params: ofGuest,
    body: { encoding: 'json', schema: Reconciliation },
    output: GuestKept,
    errors: [...moving, errors.guestNotFound, errors.guestState, errors.alreadyGuest],
  }),
  addDoctor: endpoint({
    method: 'POST',
    path: '/API-MEET-TOOLS/meeting/walk-ins/{id}/{guestId}/doctor',
    summary: { zh: '为临时到场者申请新增医生', en: 'Ask for a walk-in to be added as a doctor' },
    access: write,
    params: ofGuest,
    body: { encoding: 'json', schema: WalkInDoctor },
    output: GuestKept,
    errors: [
      ...moving,
      errors.guestNotFound,
      errors.guestState,
      errors.mayNotAddDoctors,
      errors.askedAgain,
      doctorErrors.likelyThere,
      doctorErrors.sameThere,
    ],
  }),
};
