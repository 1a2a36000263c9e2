// What the exports ask the server: what is left today, one's own, everybody's.
import { exportEndpoints, type ExportQuery, type ExportResource } from '@yijian/contract/exports';
import { useCall } from '../../lib/api/index.ts';
import { useList } from '../../lib/lists/index.ts';

const exportFields = { keyword: 'text', resource: 'text', outcome: 'text', startDay: 'text', endDay: 'text' } as const;

const quiet = { errorMessage: false } as const;

export const useAllowance = (resource: ExportResource) =>
  useCall(exportEndpoints.findAllowance, { query: { resource } }, quiet);
export const useOwnExports = (page: number, size: number) =>
  useCall(exportEndpoints.listOwn, { query: { page, size } }, { ...quiet, keepPrevious: true });
export const useExports = () =>
  useList({
    name: 'exports',
    fields: exportFields,
    page: exportEndpoints.list,
    pageArguments: (filters, { page, size }) => ({ query: { ...filters, page, size } as Partial<ExportQuery> }),
  });
export const useExportEntry = (id: string) => useCall(exportEndpoints.find, { params: { id } }, quiet);
