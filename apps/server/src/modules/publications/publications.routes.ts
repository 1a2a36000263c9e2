// Front door of the publications.
import { publicationBenchEndpoints, publicationEndpoints } from '@yijian/contract/publications';
import { bind } from '../../platform/http/index.ts';
import { decide, findLastDecision, undoLast } from './bench/decisions.service.ts';
import { countEveryState, listGroups, listItems, listScholars, listScholarWorks } from './bench/queue.service.ts';
import { mergeScholars, splitScholar } from './bench/scholars.service.ts';
import { findImport, listImports, startImport, stopImport } from './imports/imports.service.ts';
import { findPaper, findPaperRange, listPapers, summarizePapers } from './papers/papers.service.ts';

export const publicationRoutes = [
  ...bind('publications', publicationEndpoints, {
    listPapers: (context, { query }) => listPapers(context, query),
    paperRange: (context, { params }) => findPaperRange(context, params.id),
    summarizePapers: (context, { params }) => summarizePapers(context, params.id),
    findPaper: (context, { params }) => findPaper(context, params.id),
    startImport: (context, { body }) => startImport(context, body),
    listImports: (context, { query }) => listImports(context, query),
    findImport: (context, { params }) => findImport(context, params.id),
    stopImport: (context, { params }) => stopImport(context, params.id),
  }),
  ...bind('publication-bench', publicationBenchEndpoints, {
    listItems: (context, { query }) => listItems(context, query),
    listGroups: (context, { query }) => listGroups(context, query),
    counts: (context) => countEveryState(context),
    decide: (context, { body }) => decide(context, body),
    lastDecision: (context) => findLastDecision(context),
    undo: (context) => undoLast(context),
    listScholars: (context, { query }) => listScholars(context, query),
    listScholarWorks: (context, { params, query }) => listScholarWorks(context, { ...params, ...query }),
    mergeScholars: (context, { body }) => mergeScholars(context, body),
    splitScholar: (context, { body }) => splitScholar(context, body),
  }),
];
