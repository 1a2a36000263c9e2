// Front door of the shares.
import { shareEndpoints } from '@yijian/contract/shares';
import { bind } from '../../platform/http/index.ts';
import { addShares, listShares, withdrawShare } from './shares.service.ts';

export const shareRoutes = bind('shares', shareEndpoints, {
  list: (context, { query }) => listShares(context, query),
  add: (context, { body }) => addShares(context, body),
  withdraw: (context, { body }) => withdrawShare(context, body.id),
});
