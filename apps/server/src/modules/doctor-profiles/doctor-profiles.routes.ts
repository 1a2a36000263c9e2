// Front door of the doctor profiles.
import { doctorProfileEndpoints } from '@yijian/contract/doctor-profiles';
import { bind } from '../../platform/http/index.ts';
import { listProducts, listTimeline } from './doctor-profiles.service.ts';
import { exportProfile } from './one-pager/one-pager.service.ts';
import { findProfileSummary } from './summary/profile-summary.service.ts';

export const doctorProfileRoutes = bind('doctor-profiles', doctorProfileEndpoints, {
  products: (context, { params }) => listProducts(context, params),
  timeline: (context, { params, query }) => listTimeline(context, { ...params, ...query }),
  summary: (context, { params }) => findProfileSummary(context, params.id),
  exportPdf: (context, { query }) => exportProfile(context, query),
});
