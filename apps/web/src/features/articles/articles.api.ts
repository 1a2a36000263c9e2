// What the screens of the content center ask the server.
import { articleEndpoints as calls, type ArticleFacet } from '@yijian/contract/articles';
import { productEndpoints } from '@yijian/contract/products';
import { useMemo } from 'react';
import { useCall, useWrite } from '../../lib/api/index.ts';
import { useList } from '../../lib/lists/index.ts';

const quiet = { errorMessage: false } as const;
/** How soon an open page notices a recall, in milliseconds. */
const LOOK_AGAIN = 5_000;

const fields = {
  keyword: 'text',
  channel: 'text',
  state: 'text',
  audience: 'text',
  productId: 'text',
  isFavorite: 'flag',
} as const;

export const useArticles = () =>
  useList({
    name: 'articles',
    fields,
    defaultSort: 'updatedAt,desc',
    page: calls.list,
    pageArguments: (filters, paging) => ({ query: { ...filters, ...paging } as object }),
    count: calls.count,
    countArguments: (filters) => ({ query: filters as object }),
  });

export const useArticle = (id: string | null) =>
  useCall(calls.find, id === null ? null : { params: { id } }, { ...quiet, refetchInterval: LOOK_AGAIN });
/** The channels in their order; how many articles each holds under the filters is a facet. */
export const useChannels = () => useCall(calls.listChannels, { query: { size: 100 } }, { ...quiet, staleTime: 60_000 });

/** Numbers of articles by the values of one facet, under the filters of the others. */
export function useFacet(x: ArticleFacet, filters: object): ReadonlyMap<string, number> | undefined {
  const { data } = useCall(calls.aggregate, { params: { x }, query: filters }, quiet);
  return useMemo(() => data && new Map(data.map(({ value, count }) => [value, count])), [data]);
}
export const useProducts = () => useCall(productEndpoints.listOwn, {}, { ...quiet, staleTime: 60_000 });

const refreshes = [calls.list, calls.count, calls.find, calls.aggregate, calls.listChannels];
const writing = { ...quiet, refreshes };
export const useAddArticle = () => useWrite(calls.add, writing);
export const useChangeArticle = () => useWrite(calls.change, writing);
export const useAddPicture = () => useWrite(calls.addPicture, quiet);
export const useAddVideo = () => useWrite(calls.addVideo, quiet);
export const useRecallArticle = () => useWrite(calls.recall, writing);
export const useSubmitArticle = () => useWrite(calls.submit, { refreshes });
export const usePublishArticle = () => useWrite(calls.publish, { refreshes });
export const useReviseArticle = () => useWrite(calls.revise, { refreshes });
export const useFavor = () => useWrite(calls.favor, { refreshes });
export const useUnfavor = () => useWrite(calls.unfavor, { refreshes });
