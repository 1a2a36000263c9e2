// The calls of duplicate hospitals: pairs, comparison with preview, merge and back (product 3.2).
import { z } from 'zod';
import { Id, endpoint, paged, text } from '../core/index.ts';
import { duplicateErrors as errors } from './duplicates.errors.ts';
import { MergeQuery, Rejection, Unmerged } from './duplicates.schema.ts';
import {
  HospitalComparison,
  HospitalMerge,
  HospitalMergePlan,
  HospitalPair,
  HospitalPairCounts,
  HospitalPairFilter,
  HospitalPairQuery,
  MergedHospital,
  NewHospitalMerge,
} from './hospital-duplicates.schema.ts';

const read = { permission: 'customer:hospital-duplicates:read' } as const;
const merge = { permission: 'customer:hospitals:merge' } as const;
const onPair = [errors.notFound, errors.sameHospital, errors.hospitalMergedAlready];
const ends = z.object({ leftId: Id, rightId: Id });

export const hospitalDuplicateEndpoints = {
  listHospitals: endpoint({
    method: 'GET',
    path: '/hospital/duplicate/page',
    summary: { zh: '疑似重复的医院', en: 'Hospitals that may be one' },
    access: read,
    query: HospitalPairQuery,
    output: paged(HospitalPair),
    errors: [],
  }),
  countHospitals: endpoint({
    method: 'GET',
    path: '/hospital/duplicate/count',
    summary: { zh: '符合筛选的疑似重复医院对数', en: 'How many pairs of hospitals match' },
    access: read,
    query: HospitalPairFilter,
    output: z.object({ totalElements: z.int().min(0) }),
    errors: [],
  }),
  countHospitalBoxes: endpoint({
    method: 'GET',
    path: '/hospital/duplicate/counts',
    summary: {
      zh: '医院待处理、已排除、已合并的数量',
      en: 'How many pairs of hospitals are open, rejected and merged',
    },
    access: read,
    output: HospitalPairCounts,
    errors: [],
  }),
  previewHospitals: endpoint({
    method: 'POST',
    path: '/hospital/duplicate/preview',
    summary: { zh: '并排比较两家医院并试算合并结果', en: 'Compare two hospitals and try a merge without doing it' },
    access: read,
    body: { encoding: 'json', schema: HospitalMergePlan },
    output: HospitalComparison,
    errors: onPair,
    effect: 'read',
  }),
  mergeHospitals: endpoint({
    method: 'POST',
    path: '/hospital/duplicate/merge',
    summary: { zh: '合并两家医院', en: 'Merge two hospitals' },
    access: merge,
    body: { encoding: 'json', schema: NewHospitalMerge },
    output: MergedHospital,
    errors: [...onPair, errors.changedMeanwhile, errors.hospitalBlocked, errors.hospitalPlaceTaken],
  }),
  rejectHospitals: endpoint({
    method: 'POST',
    path: '/hospital/duplicate/reject',
    summary: { zh: '标记为不是同一家医院', en: 'Say that two hospitals are two' },
    access: merge,
    body: { encoding: 'form', schema: Rejection },
    output: ends,
    errors: onPair,
  }),
  reconsiderHospitals: endpoint({
    method: 'POST',
    path: '/hospital/duplicate/reconsider',
    summary: { zh: '把已排除的一对医院重新列为待处理', en: 'Open a rejected pair of hospitals again' },
    access: merge,
    body: { encoding: 'form', schema: Rejection.pick({ leftId: true, rightId: true }) },
    output: ends,
    errors: onPair,
  }),
  listHospitalMerges: endpoint({
    method: 'GET',
    path: '/hospital/duplicate/merges',
    summary: { zh: '医院合并记录', en: 'Merges of hospitals' },
    access: read,
    query: MergeQuery,
    output: paged(HospitalMerge),
    errors: [],
  }),
  unmergeHospitals: endpoint({
    method: 'POST',
    path: '/hospital/duplicate/unmerge/{id}',
    summary: { zh: '撤销医院合并', en: 'Undo a merge of hospitals' },
    access: merge,
    params: z.strictObject({ id: Id }),
    body: { encoding: 'form', schema: z.strictObject({ note: text(500).default('') }) },
    output: Unmerged,
    errors: [errors.notFound, errors.undoneAlready, errors.laterMerge, errors.hospitalPlaceTaken],
  }),
};
