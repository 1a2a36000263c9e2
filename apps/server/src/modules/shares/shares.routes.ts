// Front door of the shares; the rooms of the records say what the caller sees by the own range.
import { shareEndpoints } from '@yijian/contract/shares';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import type { OwnRecords } from './shares.policy.ts';
import { addShares, listShares, withdrawShare } from './shares.service.ts';

export const shareRoutes = (records: OwnRecords): BoundEndpoint[] =>
  bind('shares', shareEndpoints, {
    list: (context, { query }) => listShares({ ...context, records }, query),
    add: (context, { body }) => addShares({ ...context, records }, body),
    withdraw: (context, { body }) => withdrawShare({ ...context, records }, body.id),
  });
