// Saved searches (specification 7.5).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { savedSearchErrors } from './saved-searches.errors.ts';
import { SavedSearch, SavedSearchBody, SavedSearchQuery } from './saved-searches.schema.ts';

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
    errors: [savedSearchErrors.tooMany],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/doctor/delete/search/param/{id}',
    summary: { zh: '删除自己的常用搜索', en: 'Delete an own saved search' },
    access: 'session',
    params: z.strictObject({ id: Id }),
    output: z.null(),
    errors: [savedSearchErrors.notFound, savedSearchErrors.notOwner],
  }),
};
