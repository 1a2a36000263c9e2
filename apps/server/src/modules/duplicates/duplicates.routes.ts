// Front door of the duplicates.
import { duplicateEndpoints, hospitalDuplicateEndpoints } from '@yijian/contract/duplicates';
import { bind } from '../../platform/http/index.ts';
import { mergeHospitals, previewHospitalMerge, undoHospitalMerge } from './hospitals/hospital-merges.service.ts';
import {
  countEveryHospitalBox,
  countOfHospitalPairs,
  listHospitalMerges,
  listHospitalPairs,
  reconsiderHospitalPair,
  rejectHospitalPair,
} from './hospitals/hospital-pairs.service.ts';
import { previewMerge } from './merging/comparison.service.ts';
import { mergePair, undoMerge } from './merging/merges.service.ts';
import {
  countEveryBox,
  countOfPairs,
  listMerges,
  listPairs,
  reconsiderPair,
  rejectPair,
} from './pairs/pairs.service.ts';
import { cancelScan, changeSettings, findLastScan, findSettings, startScan } from './scanning/scans.service.ts';

export const duplicateRoutes = bind('duplicates', duplicateEndpoints, {
  list: (context, { query }) => listPairs(context, query),
  count: (context, { query }) => countOfPairs(context, query),
  counts: (context) => countEveryBox(context),
  preview: (context, { body }) => previewMerge(context, body),
  merge: (context, { body }) => mergePair(context, body),
  reject: (context, { body }) => rejectPair(context, body),
  reconsider: (context, { body }) => reconsiderPair(context, body),
  listMerges: (context, { query }) => listMerges(context, query),
  unmerge: (context, { params, body }) => undoMerge(context, { ...params, ...body }),
  lastScan: (context) => findLastScan(context),
  startScan: (context) => startScan(context),
  cancelScan: (context) => cancelScan(context),
  findSettings: (context) => findSettings(context),
  changeSettings: (context, { body }) => changeSettings(context, body),
});

export const hospitalDuplicateRoutes = bind('duplicates', hospitalDuplicateEndpoints, {
  listHospitals: (context, { query }) => listHospitalPairs(context, query),
  countHospitals: (context, { query }) => countOfHospitalPairs(context, query),
  countHospitalBoxes: (context) => countEveryHospitalBox(context),
  previewHospitals: (context, { body }) => previewHospitalMerge(context, body),
  mergeHospitals: (context, { body }) => mergeHospitals(context, body),
  rejectHospitals: (context, { body }) => rejectHospitalPair(context, body),
  reconsiderHospitals: (context, { body }) => reconsiderHospitalPair(context, body),
  listHospitalMerges: (context, { query }) => listHospitalMerges(context, query),
  unmergeHospitals: (context, { params, body }) => undoHospitalMerge(context, { ...params, ...body }),
});
