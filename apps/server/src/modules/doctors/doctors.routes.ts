// Front door of the doctors.
import { doctorEndpoints } from '@yijian/contract/doctors';
import { bind } from '../../platform/http/index.ts';
import { countDoctors, focusDoctor, listDoctors, searchDoctors } from './doctors.service.ts';

export const doctorRoutes = bind('doctors', doctorEndpoints, {
  list: (context, { query }) => listDoctors(context, query),
  count: (context, { query }) => countDoctors(context, query),
  search: (context, { body }) => searchDoctors(context, body),
  focus: (context, { body }) => focusDoctor(context, body),
});
