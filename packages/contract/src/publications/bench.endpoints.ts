// The calls of the bench (product 3.3: nothing is matched silently, a rejection is remembered).
import { z } from 'zod';
import { Id, endpoint, pageQuery, paged } from '../core/index.ts';
import {
  BenchCounts,
  BenchGroup,
  BenchGroupQuery,
  BenchItem,
  BenchQuery,
  Decided,
  LastDecision,
  NewDecision,
  Scholar,
  ScholarMerge,
  ScholarQuery,
  ScholarSplit,
  ScholarWork,
} from './bench.schema.ts';
import { publicationErrors as errors } from './publications.errors.ts';

const read = { permission: 'data:publications:read' } as const;
const decide = { permission: 'data:publications:decide' } as const;

export const publicationBenchEndpoints = {
  listItems: endpoint({
    method: 'GET',
    path: '/publication/bench/page',
    summary: { zh: '待判定的论文归属', en: 'Credits to decide' },
    access: read,
    query: BenchQuery,
    output: paged(BenchItem),
    errors: [errors.withheld],
  }),
  listGroups: endpoint({
    method: 'GET',
    path: '/publication/bench/groups',
    summary: { zh: '按医生或作者分组的待判定数', en: 'Credits to decide by doctor or author' },
    access: read,
    query: BenchGroupQuery,
    output: paged(BenchGroup),
    errors: [],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/publication/bench/counts',
    summary: { zh: '各状态的归属数', en: 'How many credits are in each state' },
    access: read,
    output: BenchCounts,
    errors: [],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/publication/bench/decide',
    summary: { zh: '确认或排除论文归属', en: 'Confirm or reject credits' },
    access: decide,
    body: { encoding: 'json', schema: NewDecision },
    output: Decided,
    errors: [errors.notFound, errors.decidedMeanwhile, errors.creditedTwice],
  }),
  lastDecision: endpoint({
    method: 'GET',
    path: '/publication/bench/last',
    summary: { zh: '本人最近一次可撤销的判定', en: 'The own last decision that can be undone' },
    access: decide,
    output: LastDecision,
    errors: [],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/publication/bench/undo',
    summary: { zh: '撤销本人最近一次判定', en: 'Undo the own last decision' },
    access: decide,
    output: Decided,
    errors: [errors.nothingToUndo, errors.changedMeanwhile],
  }),
  listScholars: endpoint({
    method: 'GET',
    path: '/publication/scholar/page',
    summary: { zh: '查找作者', en: 'Find authors' },
    access: read,
    query: ScholarQuery,
    output: paged(Scholar),
    errors: [],
  }),
  listScholarWorks: endpoint({
    method: 'GET',
    path: '/publication/scholar/works/{id}',
    summary: { zh: '作者名下的论文', en: 'Works of an author' },
    access: read,
    params: z.strictObject({ id: Id }),
    query: pageQuery(['year']),
    output: paged(ScholarWork),
    errors: [errors.withheld, errors.scholarNotFound],
  }),
  mergeScholars: endpoint({
    method: 'POST',
    path: '/publication/scholar/merge',
    summary: { zh: '合并两位作者', en: 'Merge two authors' },
    access: decide,
    body: { encoding: 'form', schema: ScholarMerge },
    output: Decided,
    errors: [errors.scholarNotFound, errors.samePerson, errors.coAuthors],
  }),
  splitScholar: endpoint({
    method: 'POST',
    path: '/publication/scholar/split',
    summary: { zh: '把论文拆分给另一位作者', en: 'Split works off to another author' },
    access: decide,
    body: { encoding: 'json', schema: ScholarSplit },
    output: Decided,
    errors: [errors.scholarNotFound, errors.samePerson, errors.coAuthors, errors.nothingToSplit],
  }),
};
