// The calls about exports; the exports themselves are calls of their rooms (reliability 24).
import { z } from 'zod';
import { Id, endpoint, paged } from '../core/index.ts';
import { exportErrors } from './exports.errors.ts';
import {
  AllowanceQuery,
  ExportAllowance,
  ExportDetail,
  ExportEntry,
  ExportQuery,
  OwnExportQuery,
} from './exports.schema.ts';

const log = { permission: 'admin:exports:read' } as const;

/** What any call that gives out rows may answer. */
export const exportLimits = [exportErrors.dailyLimit, exportErrors.tooManyRows] as const;

export const exportEndpoints = {
  findAllowance: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/exports/allowance',
    summary: { zh: '今天还可以导出几次、每次多少行', en: 'How many exports are left today, and how large one may be' },
    access: 'session',
    query: AllowanceQuery,
    output: ExportAllowance,
    errors: [],
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/exports/my',
    summary: { zh: '我的导出记录', en: 'What I have exported' },
    access: 'session',
    query: OwnExportQuery,
    output: paged(ExportEntry),
    errors: [],
  }),
  list: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/exports',
    summary: { zh: '全部导出记录', en: 'Every export' },
    access: log,
    query: ExportQuery,
    output: paged(ExportEntry),
    errors: [],
  }),
  find: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/exports/{id}',
    summary: { zh: '查看一次导出', en: 'Read one export' },
    access: log,
    params: z.strictObject({ id: Id }),
    output: ExportDetail,
    errors: [exportErrors.notFound],
  }),
};
