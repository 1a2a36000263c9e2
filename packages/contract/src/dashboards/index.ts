// Door of the contract of dashboards and system reports.
export { dashboardEndpoints } from './dashboards.endpoints.ts';
export { dashboardErrors } from './dashboards.errors.ts';
export {
  ActiveUser,
  ActiveUserQuery,
  Board,
  BoardExportQuery,
  ChannelBoard,
  ChannelFigures,
  ChannelPeopleQuery,
  ChannelPerson,
  MassSend,
  MassSendPeopleQuery,
  MassSendQuery,
  PeriodQuery,
  SalesBoard,
  SalesHospitalQuery,
  SalesHospitals,
  SalesPart,
  SalesQuery,
  UseReport,
  boards,
  reportChannels,
  type ReportChannel,
} from './dashboards.schema.ts';
export { EMBED_MINUTES, Embed, embedEndpoints } from './embeds.endpoints.ts';
export { Metric, MetricKey, MetricPlace, metricKeys, reports } from './metrics.schema.ts';
export { managerEndpoints } from './manager.endpoints.ts';
export {
  DecidedTask,
  DecidedTaskQuery,
  HeadQuery,
  ManagerFigures,
  MeetingHead,
  contentChannels,
} from './manager.schema.ts';
export { BoardPicture, LARGEST_PICTURE, pictureEndpoints } from './pictures.endpoints.ts';
export { subscriptionEndpoints } from './subscriptions.endpoints.ts';
export {
  NewSubscription,
  Rhythm,
  Subscription,
  SubscriptionQuery,
  rhythms,
  subscribedDays,
} from './subscriptions.schema.ts';
