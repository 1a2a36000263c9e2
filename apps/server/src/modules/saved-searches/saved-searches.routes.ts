// Front door of the saved searches.
import { savedSearchEndpoints } from '@yijian/contract/saved-searches';
import { bind } from '../../platform/http/index.ts';
import {
  changeSearch,
  deleteSearch,
  listSearches,
  makeDefault,
  pinSearch,
  saveSearch,
} from './saved-searches.service.ts';

export const savedSearchRoutes = bind('saved-searches', savedSearchEndpoints, {
  list: (context, { query }) => listSearches(context, query),
  save: (context, { body }) => saveSearch(context, body),
  change: (context, { params, body }) => changeSearch(context, { ...params, ...body }),
  makeDefault: (context, { params, body }) => makeDefault(context, { ...params, ...body }),
  pin: (context, { params, body }) => pinSearch(context, { ...params, ...body }),
  remove: (context, { params }) => deleteSearch(context, params),
});
