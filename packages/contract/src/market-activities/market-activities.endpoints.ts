// The calls of marketing activities (specification 2.3, marketActive).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { People, periodErrors } from '../sales-funnels/index.ts';
import { activityErrors as errors } from './market-activities.errors.ts';
import {
  Activities,
  ActivityChange,
  ActivityDraft,
  ActivityFigureQuery,
  ActivityFigures,
  ActivityFilter,
  ActivityKept,
  ActivityPeopleQuery,
  ActivityQuery,
  ActivitySends,
  AddedSends,
} from './market-activities.schema.ts';
import { MarketPlacePeopleQuery, MarketPlaces, MarketPlacesQuery } from './market-places.schema.ts';

const read = { permission: 'marketActive:market-activities:read' } as const;
const write = { permission: 'marketActive:market-activities:write' } as const;
const params = z.strictObject({ id: Id });

export const activityEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/market/activity/list',
    summary: { zh: '营销活动', en: 'Marketing activities' },
    access: read,
    query: ActivityQuery,
    output: Activities,
    errors: [],
  }),
  count: endpoint({
    method: 'GET',
    path: '/market/activity/count',
    summary: { zh: '符合条件的营销活动数', en: 'How many activities match' },
    access: read,
    query: ActivityFilter,
    output: z.object({ totalElements: z.int().min(0) }),
    errors: [],
  }),
  figures: endpoint({
    method: 'POST',
    path: '/market/activity/figures',
    summary: { zh: '营销活动的触达、参与与成本', en: 'Reach, engagement and cost of activities' },
    access: read,
    body: { encoding: 'json', schema: ActivityFigureQuery },
    output: z.array(ActivityFigures),
    errors: [errors.notFound],
    effect: 'read',
  }),
  people: endpoint({
    method: 'GET',
    path: '/market/activity/{id}/people',
    summary: { zh: '营销活动触达或参与的医生', en: 'The doctors an activity reached or engaged' },
    access: read,
    params,
    query: ActivityPeopleQuery,
    output: People,
    errors: [errors.notFound],
  }),
  places: endpoint({
    method: 'GET',
    path: '/market/activity/places',
    summary: {
      zh: '营销活动参与医生的科室、省份、地区与医院前十',
      en: 'Top ten places of the doctors whom activities engaged',
    },
    access: read,
    query: MarketPlacesQuery,
    output: MarketPlaces,
    errors: periodErrors,
  }),
  placePeople: endpoint({
    method: 'GET',
    path: '/market/activity/places/people',
    summary: { zh: '分布中一个数字背后的医生', en: 'The doctors behind a number of a distribution' },
    access: read,
    query: MarketPlacePeopleQuery,
    output: People,
    errors: periodErrors,
  }),
  sends: endpoint({
    method: 'GET',
    path: '/market/activity/{id}/sends',
    summary: { zh: '营销活动的发送及其效果', en: 'The sends of an activity and what they came to' },
    access: read,
    params,
    output: ActivitySends,
    errors: [errors.notFound],
  }),
  addSends: endpoint({
    method: 'POST',
    path: '/market/activity/{id}/sends',
    summary: { zh: '把发送归入营销活动', en: 'Count sends to an activity' },
    access: write,
    params,
    body: { encoding: 'json', schema: AddedSends },
    output: z.object({ count: z.int().min(0) }),
    errors: [errors.notFound, errors.sendUnknown, errors.sendTaken, errors.tooManySends],
  }),
  removeSend: endpoint({
    method: 'DELETE',
    path: '/market/activity/{id}/sends/{sendId}',
    summary: { zh: '把发送移出营销活动', en: 'Count a send to an activity no longer' },
    access: write,
    params: z.strictObject({ id: Id, sendId: Id }),
    output: z.null(),
    errors: [errors.notFound, errors.sendUnknown],
  }),
  add: endpoint({
    method: 'POST',
    path: '/market/activity/add',
    summary: { zh: '新建营销活动', en: 'Add an activity' },
    access: write,
    body: { encoding: 'json', schema: ActivityDraft },
    output: ActivityKept,
    errors: [errors.nameTaken, errors.periodBackwards],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/market/activity/update/{id}',
    summary: { zh: '修改营销活动', en: 'Change an activity' },
    access: write,
    params,
    body: { encoding: 'json', schema: ActivityChange },
    output: ActivityKept,
    errors: [errors.notFound, errors.nameTaken, errors.periodBackwards, errors.changedMeanwhile],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/market/activity/delete/{id}',
    summary: { zh: '删除营销活动', en: 'Delete an activity' },
    access: write,
    params,
    output: z.null(),
    errors: [errors.notFound],
  }),
};
