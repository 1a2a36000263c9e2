// Front door of the doctors.
import { doctorEndpoints } from '@yijian/contract/doctors';
import { ownedDoor, type HandoverDoor } from '../handovers/index.ts';
import {
  countFollowedDoctors,
  giveBackFollowedDoctors,
  moveFollowedDoctors,
  selectFollowedDoctors,
} from './handover/followed-doctors.sql.ts';
import { ownedDoctors } from './handover/owned-doctors.policy.ts';
import { bind } from '../../platform/http/index.ts';
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import {
  countDoctors,
  exportDoctors,
  findDoctor,
  listDepartments,
  listDoctors,
  searchDoctors,
} from './doctors-list.service.ts';
import { copyFromHospital, focusDoctor, focusDoctors } from './doctors.service.ts';

/** What the doctors want to hear. */
export const doctorSubscribers: readonly Subscriber[] = [subscribe('hospitals.changed', copyFromHospital)];

/** What users own of doctors, for handing over (product 3.25). */
export const doctorHandover: readonly HandoverDoor[] = [
  ownedDoor('doctors', ownedDoctors),
  {
    kind: 'follows',
    byRegion: false,
    count: ({ sql }, userId) => countFollowedDoctors(sql, userId),
    sample: ({ sql }, userId, limit) => selectFollowedDoctors(sql, userId, limit),
    move: ({ sql }, taken) => moveFollowedDoctors(sql, taken),
    giveBack: ({ sql }, returned) => giveBackFollowedDoctors(sql, returned),
  },
];

export const doctorRoutes = bind('doctors', doctorEndpoints, {
  list: (context, { query }) => listDoctors(context, query),
  count: (context, { query }) => countDoctors(context, query),
  find: (context, { params }) => findDoctor(context, params.id),
  findOne: (context, { params }) => findDoctor(context, params.doctorId),
  search: (context, { body }) => searchDoctors(context, body),
  departments: (context, { query }) => listDepartments(context, query),
  focus: (context, { body }) => focusDoctor(context, body),
  focusMany: (context, { body }) => focusDoctors(context, body),
  export: (context, { query }) => exportDoctors(context, query),
});
