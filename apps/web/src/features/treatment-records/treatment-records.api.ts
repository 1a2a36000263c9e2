// What the screens of treatment records and portraits ask the server (specification 7.2, diagnosis).
import {
  patientPortraitEndpoints,
  treatmentRecordEndpoints,
  type ComparisonQuestion,
  type PersonaQuery,
} from '@yijian/contract/treatment-records';
import { articleEndpoints } from '@yijian/contract/articles';
import type { ExportAsk } from '@yijian/contract/exports';
import { addressed, download, useCall } from '../../lib/api/index.ts';
import { useList, type FilterValues, type ListFields, type Paging } from '../../lib/lists/index.ts';

export const recordFields = {
  patientKey: 'text',
  hospital: 'text',
  provinceCode: 'list',
  cityCode: 'list',
  department: 'text',
  sex: 'list',
  ageBand: 'list',
  indication: 'list',
  comorbidity: 'list',
  line: 'list',
  drug: 'text',
  stopReason: 'list',
  outcome: 'list',
  source: 'list',
  icdCode: 'text',
  dose: 'text',
  adverseEvent: 'list',
  consentBasis: 'list',
  severity: 'list',
  payer: 'list',
  quality: 'list',
  batchId: 'text',
  isStopped: 'flag',
  diagnosedFrom: 'text',
  diagnosedTo: 'text',
  startedFrom: 'text',
  startedTo: 'text',
  stoppedFrom: 'text',
  stoppedTo: 'text',
} as const satisfies ListFields;
export type RecordFilters = FilterValues<typeof recordFields>;

export const useTreatmentRecords = () =>
  useList({
    name: 'treatment-records',
    fields: recordFields,
    defaultSort: 'startedOn,desc',
    page: treatmentRecordEndpoints.list,
    count: treatmentRecordEndpoints.count,
    pageArguments: (filters: RecordFilters, paging: Paging) => ({ query: paging, body: filters }),
    countArguments: (filters: RecordFilters) => ({ body: filters }),
  });

export const downloadTreatments = (filters: RecordFilters, ask: ExportAsk) =>
  download(
    treatmentRecordEndpoints.export,
    addressed(treatmentRecordEndpoints.export, { body: { ...filters, ...ask } }),
  );

const hospitalFields = { hospital: 'text', provinceCode: 'list', indication: 'list' } as const;

export const useTreatedHospitals = () =>
  useList({
    name: 'treated-hospitals',
    fields: hospitalFields,
    defaultSort: 'patients,desc',
    page: treatmentRecordEndpoints.listHospitals,
    count: treatmentRecordEndpoints.countHospitals,
    pageArguments: (filters, paging) => ({ query: { ...filters, ...paging } }),
    countArguments: (filters) => ({ query: filters }),
  });

const quiet = { errorMessage: false } as const;
const LINKED = 6;

export const usePortraits = () => useCall(patientPortraitEndpoints.list, {}, quiet);

/** Published articles about the indication that the reader may see; none asked for without the right to read articles. */
export const useLinkedArticles = (indication: string, isReader: boolean) =>
  useCall(
    articleEndpoints.list,
    isReader ? { query: { indication, state: 'PUBLISHED', size: LINKED, sort: 'updatedAt,desc' } } : null,
    quiet,
  );

export const usePortrait = (asked: PersonaQuery | null) =>
  useCall(patientPortraitEndpoints.find, asked === null ? null : { query: asked }, quiet);

export const usePortraitComparison = (asked: ComparisonQuestion | null) =>
  useCall(patientPortraitEndpoints.compare, asked === null ? null : { body: asked }, quiet);
