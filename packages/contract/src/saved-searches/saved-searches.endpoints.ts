// Saved searches (specification 7.5).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { savedSearchErrors } from './saved-searches.errors.ts';
import {
  SavedSearch,
  SavedSearchBody,
  SavedSearchChange,
  SavedSearchDefault,
  SavedSearchPin,
  SavedSearchQuery,
} from './saved-searches.schema.ts';

export const savedSearchEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/doctor/get/all/search/param',
    summary: { zh: '自己的和共享的常用搜索', en: 'Own and shared saved searches' },
    access: 'session',
    query: SavedSearchQuery,
    output: z.array(SavedSearch),
    errors: [],
  }),
  save: endpoint({
    method: 'POST',
    path: '/doctor/save/common/search/param',
    summary: { zh: '保存常用搜索（同名替换）', en: 'Save a search; one of the same name is replaced' },
    access: 'session',
    body: { encoding: 'json', schema: SavedSearchBody },
    output: SavedSearch,
    errors: [savedSearchErrors.tooMany, savedSearchErrors.noTeam],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/doctor/search/param/{id}',
    summary: { zh: '重命名、共享或更新常用搜索', en: 'Rename, share or renew a saved search' },
    access: 'session',
    params: z.strictObject({ id: Id }),
    body: { encoding: 'json', schema: SavedSearchChange },
    output: SavedSearch,
    errors: [
      savedSearchErrors.notFound,
      savedSearchErrors.notOwner,
      savedSearchErrors.nameTaken,
      savedSearchErrors.noTeam,
    ],
  }),
  makeDefault: endpoint({
    method: 'PUT',
    path: '/doctor/search/param/{id}/default',
    summary: { zh: '默认打开常用搜索，或不再默认', en: 'Open a saved search with its list, or no longer' },
    access: 'session',
    params: z.strictObject({ id: Id }),
    body: { encoding: 'json', schema: SavedSearchDefault },
    output: SavedSearch,
    errors: [savedSearchErrors.notFound],
  }),
  pin: endpoint({
    method: 'PUT',
    path: '/doctor/search/param/{id}/pin',
    summary: {
      zh: '把常用搜索的数量固定到工作台，或取消',
      en: 'Pin the number of a saved search to the workspace, or no longer',
    },
    access: 'session',
    params: z.strictObject({ id: Id }),
    body: { encoding: 'json', schema: SavedSearchPin },
    output: SavedSearch,
    errors: [savedSearchErrors.notFound, savedSearchErrors.tooManyPins],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/doctor/delete/search/param/{id}',
    summary: { zh: '删除常用搜索', en: 'Delete a saved search' },
    access: 'session',
    params: z.strictObject({ id: Id }),
    output: z.null(),
    errors: [savedSearchErrors.notFound, savedSearchErrors.notOwner],
  }),
};
