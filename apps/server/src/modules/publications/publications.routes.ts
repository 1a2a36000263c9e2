// Front door of the publications.
import { publicationEndpoints } from '@yijian/contract/publications';
import { bind } from '../../platform/http/index.ts';
import { findImport, listImports, startImport, stopImport } from './imports/imports.service.ts';
import { findPaperInfo, listPapers } from './papers/papers.service.ts';

export const publicationRoutes = bind('publications', publicationEndpoints, {
  listPapers: (context, { params, query }) => listPapers(context, { ...params, ...query }),
  findPaperInfo: (context, { query }) => findPaperInfo(context, query),
  startImport: (context, { body }) => startImport(context, body),
  listImports: (context, { query }) => listImports(context, query),
  findImport: (context, { params }) => findImport(context, params.id),
  stopImport: (context, { params }) => stopImport(context, params.id),
});
