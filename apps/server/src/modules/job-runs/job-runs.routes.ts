// Front door of the monitor of background work.
import { jobRunEndpoints } from '@yijian/contract/job-runs';
import { bind } from '../../platform/http/index.ts';
import { decideDelivery, findHealth, listDeliveries, listFiles, listRuns, listSchedules } from './job-runs.service.ts';

export const jobRunRoutes = bind('job-runs', jobRunEndpoints, {
  findHealth: (context) => findHealth(context),
  listSchedules: (context) => listSchedules(context),
  listRuns: (context, { query }) => listRuns(context, query),
  listDeliveries: (context, { query }) => listDeliveries(context, query),
  listFiles: (context, { query }) => listFiles(context, query),
  retryDelivery: (context, { params }) => decideDelivery(context, { ...params, decision: 'RETRY' }),
  cancelDelivery: (context, { params }) => decideDelivery(context, { ...params, decision: 'CANCEL' }),
});
