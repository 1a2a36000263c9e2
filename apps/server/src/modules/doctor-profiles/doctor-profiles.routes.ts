// Front door of the doctor profiles.
import { doctorProfileEndpoints } from '@yijian/contract/doctor-profiles';
import { bind } from '../../platform/http/index.ts';
import { listProducts, listTimeline } from './doctor-profiles.service.ts';

export const doctorProfileRoutes = bind('doctor-profiles', doctorProfileEndpoints, {
  products: (context, { params }) => listProducts(context, params),
  timeline: (context, { params, query }) => listTimeline(context, { ...params, ...query }),
});
