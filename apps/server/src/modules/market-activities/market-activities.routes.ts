// Front door of the marketing activities.
import { activityEndpoints } from '@yijian/contract/market-activities';
import { bind } from '../../platform/http/index.ts';
import {
  addActivity,
  changeActivity,
  countAllActivities,
  listActivities,
  listActivityPeople,
  measureActivities,
  removeActivity,
} from './market-activities.service.ts';
import { findMarketPlaces, listMarketPlacePeople } from './places/places.service.ts';
import {
  addActivitySends,
  findActivitySends,
  listCampaigns,
  removeActivitySend,
} from './sends/activity-sends.service.ts';

export const activityRoutes = bind('market-activities', activityEndpoints, {
  list: (context, { query }) => listActivities(context, query),
  count: (context, { query }) => countAllActivities(context, query),
  figures: (context, { body }) => measureActivities(context, body),
  people: (context, { params, query }) => listActivityPeople(context, { ...params, ...query }),
  places: (context, { query }) => findMarketPlaces(context, query),
  placePeople: (context, { query }) => listMarketPlacePeople(context, query),
  sends: (context, { params }) => findActivitySends(context, params.id),
  campaigns: (context) => listCampaigns(context),
  addSends: (context, { params, body }) => addActivitySends(context, { ...params, ...body }),
  removeSend: (context, { params }) => removeActivitySend(context, params),
  add: (context, { body }) => addActivity(context, body),
  update: (context, { params, body }) => changeActivity(context, { ...params, ...body }),
  delete: (context, { params }) => removeActivity(context, params.id),
});
