// Front door of the doctors.
import { doctorEndpoints } from '@yijian/contract/doctors';
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
