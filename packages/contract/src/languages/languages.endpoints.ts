// Words of the enterprise: the overlay every page reads, and their upkeep in the console (specification 3, 7.5 languages).
import { z } from 'zod';
import { endpoint, paged } from '../core/index.ts';
import { languageErrors as errors } from './languages.errors.ts';
import {
  ByWord,
  ImportedWords,
  LanguageReport,
  Replacement,
  WordEntry,
  WordFile,
  WordFileQuery,
  WordQuery,
  Words,
} from './languages.schema.ts';

const read = { permission: 'admin:languages:read' } as const;
const write = { permission: 'admin:languages:write' } as const;

export const languageEndpoints = {
  overlay: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/language/overlay',
    summary: { zh: '企业自己的文字', en: 'Words of the enterprise in place of the built-in ones' },
    access: 'public',
    output: z.array(Replacement),
    errors: [],
  }),
  list: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/languages',
    summary: { zh: '词条列表', en: 'Words, page by page' },
    access: read,
    query: WordQuery,
    output: paged(WordEntry),
    errors: [],
  }),
  report: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/languages/report',
    summary: { zh: '缺失翻译报告', en: 'What has no translation' },
    access: read,
    output: LanguageReport,
    errors: [],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/API-SYSTEM/admin/languages/{type}/{key}',
    summary: { zh: '修改一个词条', en: 'Replace words' },
    access: write,
    params: ByWord,
    body: { encoding: 'json', schema: Words },
    output: WordEntry,
    errors: [errors.unknownKey, errors.placeholdersDiffer, errors.notPlain, errors.empty],
  }),
  reset: endpoint({
    method: 'DELETE',
    path: '/API-SYSTEM/admin/languages/{type}/{key}',
    summary: { zh: '恢复内置文字', en: 'Go back to the built-in words' },
    access: write,
    params: ByWord,
    output: WordEntry,
    errors: [errors.unknownKey],
  }),
  export: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/languages/export',
    summary: { zh: '导出词条', en: 'Words as a sheet' },
    access: read,
    query: WordFileQuery,
    output: { file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'] },
    errors: [],
  }),
  import: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/languages/import',
    summary: { zh: '导入词条', en: 'Words from a sheet, all or none' },
    access: write,
    body: { encoding: 'multipart', schema: WordFile, limit: 5 * 1024 * 1024 },
    output: ImportedWords,
    errors: [errors.notASheet, errors.missingColumns, errors.badRows, errors.tooManyRows],
  }),
};
