// Front door of the doctor profiles.
import { doctorProfileEndpoints } from '@yijian/contract/doctor-profiles';
import type { RecordDoor } from '../audit/index.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { listProducts, listTimeline } from './doctor-profiles.service.ts';
import { exportProfile } from './one-pager/one-pager.service.ts';
import { findDoctorStanding } from './standing/standing.service.ts';
import { findProfileSummary } from './summary/profile-summary.service.ts';

/** `doors`: what the rooms tell of their records, for the changed fields of the timeline. */
export const doctorProfileRoutes = (doors: readonly RecordDoor[]): BoundEndpoint[] =>
  bind('doctor-profiles', doctorProfileEndpoints, {
    products: (context, { params }) => listProducts(context, params),
    timeline: (context, { params, query }) => listTimeline(context, { ...params, ...query, doors }),
    summary: (context, { params }) => findProfileSummary(context, params.id),
    standing: (context, { params }) => findDoctorStanding(context, params.id),
    exportPdf: (context, { query }) => exportProfile(context, query),
  });
