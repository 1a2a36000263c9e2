// What the screen of the library asks the server.
import { libraryEndpoints } from '@yijian/contract/library';
import { productEndpoints } from '@yijian/contract/products';
import { download, useCall, useWrite } from '../../lib/api/index.ts';
import { useList } from '../../lib/lists/index.ts';

const quiet = { errorMessage: false } as const;

const materialFields = {
  keyword: 'text',
  materialType: 'text',
  state: 'text',
  audience: 'text',
  productId: 'text',
  isExpiring: 'flag',
} as const;

export const useMaterials = () =>
  useList({
    name: 'library',
    fields: materialFields,
    defaultSort: 'updatedAt,desc',
    page: libraryEndpoints.list,
    pageArguments: (filters, paging) => ({ query: { ...filters, ...paging } as object }),
    count: libraryEndpoints.count,
    countArguments: (filters) => ({ query: filters as object }),
  });

export const useMaterial = (id: string) => useCall(libraryEndpoints.find, { params: { id } }, quiet);
export const useProducts = () => useCall(productEndpoints.listOwn, {}, { ...quiet, staleTime: 60_000 });

const refreshes = [libraryEndpoints.list, libraryEndpoints.count, libraryEndpoints.find];
const writing = { ...quiet, refreshes };

export const useAddMaterial = () => useWrite(libraryEndpoints.add, writing);
export const useChangeMaterial = () => useWrite(libraryEndpoints.change, writing);
export const useUploadMaterial = () => useWrite(libraryEndpoints.upload, writing);
export const useRecallMaterial = () => useWrite(libraryEndpoints.recall, writing);
export const useSubmitMaterial = () => useWrite(libraryEndpoints.submit, { refreshes });
export const useReviseMaterial = () => useWrite(libraryEndpoints.revise, { refreshes });

export const downloadMaterial = (id: string) => download(libraryEndpoints.download, { params: { id } });
