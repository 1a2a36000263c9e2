// Front door of dashboards and system reports.
import {
  dashboardEndpoints,
  embedEndpoints,
  managerEndpoints,
  pictureEndpoints,
  subscriptionEndpoints,
} from '@yijian/contract/dashboards';
import type { Settings } from '../../platform/config/index.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { listTeamFigures } from '../visits/index.ts';
import { exportBoard } from './boards/boards.service.ts';
import { findChannelBoard, findSalesBoard, listChannelPeople, listSalesHospitals } from './dashboards.service.ts';
import { findEmbed, findMenuEmbed } from './embeds/embeds.service.ts';
import { findManagerFigures, listApprovals, listMeetingHeads } from './manager/manager-figures.service.ts';
import { listMetrics, listReportMetrics } from './metrics/metrics.service.ts';
import { takePicture } from './pictures/pictures.service.ts';
import { addSubscription, listSubscriptions, removeSubscription } from './subscriptions/subscriptions.service.ts';
import { findUseReport, listActiveUsers, listMassSendPeople, listMassSends } from './reports.service.ts';

const boardRoutes = bind('dashboards', dashboardEndpoints, {
  team: (context, { query }) => listTeamFigures(context, query),
  daily: (context, { query: { day } }) => listTeamFigures(context, { from: day, to: day }),
  sales: (context, { query }) => findSalesBoard(context, query),
  salesHospitals: (context, { query }) => listSalesHospitals(context, query),
  channels: (context, { query }) => findChannelBoard(context, query),
  channelPeople: (context, { query }) => listChannelPeople(context, query),
  export: (context, { query }) => exportBoard(context, query),
  massSends: (context, { query }) => listMassSends(context, query),
  massSendPeople: (context, { query }) => listMassSendPeople(context, query),
  listReportMetrics: (context) => listReportMetrics(context),
  activeUsers: (context, { query }) => listActiveUsers(context, query),
  use: (context, { query }) => findUseReport(context, query),
});

const managerRoutes = bind('dashboard-manager', managerEndpoints, {
  findFigures: (context, { query }) => findManagerFigures(context, query),
  listMetrics: (context) => listMetrics(context),
  listHeads: (context, { query }) => listMeetingHeads(context, query),
  listDecidedTasks: (context, { query }) => listApprovals(context, query),
});

const subscriptionRoutes = bind('dashboard-subscriptions', subscriptionEndpoints, {
  list: (context, { query }) => listSubscriptions(context, query),
  add: (context, { body }) => addSubscription(context, body),
  remove: (context, { params }) => removeSubscription(context, params.id),
});

const pictureRoutes = bind('dashboard-pictures', pictureEndpoints, {
  take: (context, { body }) => takePicture(context, body),
});

export function dashboardRoutes({ ENVIRONMENT: environment }: Settings): BoundEndpoint[] {
  const embedRoutes = bind('dashboard-embeds', embedEndpoints, {
    find: (context, { params }) => findEmbed(context, { ...params, environment }),
    findOfMenu: (context, { params }) => findMenuEmbed(context, params.menuId),
  });
  return [...boardRoutes, ...managerRoutes, ...subscriptionRoutes, ...pictureRoutes, ...embedRoutes];
}
