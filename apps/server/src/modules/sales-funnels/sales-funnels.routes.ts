// Front door of the funnels.
import { funnelEndpoints, holdoutEndpoints } from '@yijian/contract/sales-funnels';
import type { Settings } from '../../platform/config/index.ts';
import { openColumns, type ColumnStore } from '../../platform/db/index.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { attributeConversions, listConverted } from './attribution/attribution.service.ts';
import { computeFunnel, listFunnelPeople, pickFunnelPeople } from './funnel/funnel.service.ts';
import {
  addHoldout,
  listHoldoutPeople,
  listHoldouts,
  pickHoldoutPeople,
  removeHoldout,
} from './holdouts/holdouts.service.ts';
import { addFunnel, changeFunnel, listFunnels, removeFunnel } from './sales-funnels.service.ts';

const ownRoutes = (store: ColumnStore | undefined) =>
  bind('sales-funnels', funnelEndpoints, {
    list: (context) => listFunnels(context),
    add: (context, { body }) => addFunnel(context, body),
    update: (context, { params, body }) => changeFunnel(context, { ...params, ...body }),
    delete: (context, { params }) => removeFunnel(context, params.id),
    compute: (context, { body }) => computeFunnel(context, { ...body, store }),
    people: (context, { body }) => listFunnelPeople(context, body),
    pick: (context, { body }) => pickFunnelPeople(context, body),
    attribute: (context, { body }) => attributeConversions(context, body),
    attributedPeople: (context, { body }) => listConverted(context, body),
  });

const holdoutRoutes = bind('funnel-holdouts', holdoutEndpoints, {
  list: (context) => listHoldouts(context),
  add: (context, { body }) => addHoldout(context, body),
  delete: (context, { params }) => removeHoldout(context, params.id),
  people: (context, { body }) => listHoldoutPeople(context, body),
  pick: (context, { body }) => pickHoldoutPeople(context, body),
});

export const funnelRoutes = (settings: Settings): BoundEndpoint[] => [
  ...ownRoutes(openColumns(settings)),
  ...holdoutRoutes,
];
