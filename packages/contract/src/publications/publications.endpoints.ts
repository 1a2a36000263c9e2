// The calls of publications: papers of a doctor, and files of publications (specification 7.5, profile data).
import { z } from 'zod';
import { Id, endpoint, paged } from '../core/index.ts';
import { doctorErrors } from '../doctors/index.ts';
import { ImportDetail, ImportPage, NewImport, PublicationImport } from './imports.schema.ts';
import { AcademicRange, PaperDetail, PaperQuery, PaperSummary, Papers } from './papers.schema.ts';
import { publicationErrors as errors } from './publications.errors.ts';

const profile = { permission: 'customer:doctor-profiles:read' } as const;
const read = { permission: 'data:publications:read' } as const;
const write = { permission: 'data:publications:import' } as const;
const byId = z.strictObject({ id: Id });

/** Largest uploaded file in bytes. */
export const PUBLICATION_FILE_LIMIT = 100 * 1024 * 1024;

export const publicationEndpoints = {
  listPapers: endpoint({
    method: 'GET',
    path: '/get/paper/info',
    summary: { zh: '医生的论文', en: 'Papers of a doctor' },
    access: profile,
    query: PaperQuery,
    output: Papers,
    errors: [doctorErrors.notFound],
  }),
  paperRange: endpoint({
    method: 'GET',
    path: '/get/paper/range/{id}',
    summary: { zh: '医生的论文，按年计数', en: 'Papers of a doctor, by year' },
    access: profile,
    params: z.strictObject({ id: Id.describe('The doctor') }),
    output: AcademicRange,
    errors: [doctorErrors.notFound],
  }),
  summarizePapers: endpoint({
    method: 'GET',
    path: '/get/paper/summary/{id}',
    summary: { zh: '医生的论文概况', en: 'What the papers of a doctor add up to' },
    access: profile,
    params: z.strictObject({ id: Id.describe('The doctor') }),
    output: PaperSummary,
    errors: [doctorErrors.notFound],
  }),
  findPaper: endpoint({
    method: 'GET',
    path: '/get/paper/find/{id}',
    summary: { zh: '一篇论文', en: 'One paper' },
    access: profile,
    params: byId,
    output: PaperDetail,
    errors: [errors.notFound, errors.withheld],
  }),
  startImport: endpoint({
    method: 'POST',
    path: '/publication/import',
    summary: { zh: '导入 OpenAlex 或 PubMed 文献文件', en: 'Import a file of OpenAlex or PubMed' },
    access: write,
    body: { encoding: 'multipart', schema: NewImport, limit: PUBLICATION_FILE_LIMIT },
    output: PublicationImport,
    errors: [errors.unknownFormat, errors.sameFile, errors.importRunning],
    effect: 'job',
  }),
  listImports: endpoint({
    method: 'GET',
    path: '/publication/import/page',
    summary: { zh: '文献导入记录', en: 'Imports of publications' },
    access: read,
    query: ImportPage,
    output: paged(PublicationImport),
    errors: [],
  }),
  findImport: endpoint({
    method: 'GET',
    path: '/publication/import/{id}',
    summary: { zh: '一次文献导入及其错误', en: 'An import of publications with its faults' },
    access: read,
    params: byId,
    output: ImportDetail,
    errors: [errors.importNotFound],
  }),
  stopImport: endpoint({
    method: 'POST',
    path: '/publication/import/{id}/stop',
    summary: { zh: '停止导入', en: 'Stop an import' },
    access: write,
    params: byId,
    output: PublicationImport,
    errors: [errors.importNotFound, errors.notRunning],
  }),
};
