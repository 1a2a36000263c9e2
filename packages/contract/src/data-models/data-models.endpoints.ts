// The calls of the data upload (specification 7.5, data models).
import { z } from 'zod';
import { Id, endpoint, paged, text } from '../core/index.ts';
import { dataModelErrors } from './data-models.errors.ts';
import {
  Batch,
  BatchDetail,
  BatchPage,
  BatchRow,
  Commit,
  DataModel,
  RowFix,
  RowPage,
  Upload,
} from './data-models.schema.ts';

const read = { permission: 'data:data-models:read' } as const;
const write = { permission: 'data:data-models:write' } as const;
const byId = z.strictObject({ id: Id });
const sheetTypes = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'] as const;

/** Largest uploaded file in bytes. */
export const UPLOAD_LIMIT = 50 * 1024 * 1024;

const fileErrors = [
  dataModelErrors.badMapping,
  dataModelErrors.missingColumns,
  dataModelErrors.empty,
  dataModelErrors.broken,
  dataModelErrors.openQuote,
  dataModelErrors.encrypted,
  dataModelErrors.oldFormat,
  dataModelErrors.notASheet,
  dataModelErrors.unsafe,
  dataModelErrors.tooLarge,
  dataModelErrors.tooManyEntries,
  dataModelErrors.tooManyRows,
  dataModelErrors.tooManyColumns,
  dataModelErrors.cellTooLong,
  dataModelErrors.unknownEncoding,
];

export const dataModelEndpoints = {
  listModels: endpoint({
    method: 'GET',
    path: '/data/get/all/model',
    summary: { zh: '全部数据模型及其字段', en: 'All data models with their fields' },
    access: read,
    output: z.array(DataModel),
    errors: [],
  }),
  downloadTemplate: endpoint({
    method: 'GET',
    path: '/data/download/template/{id}',
    summary: { zh: '下载模型的上传模板', en: 'Download the template of a model' },
    access: read,
    params: z.strictObject({ id: text(40, 1) }),
    query: z.strictObject({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    output: { file: sheetTypes },
    errors: [dataModelErrors.modelNotFound],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/data/upload',
    summary: { zh: '上传文件并逐行检查', en: 'Upload a file and check every row' },
    access: write,
    body: { encoding: 'multipart', schema: Upload, limit: UPLOAD_LIMIT },
    output: BatchDetail,
    errors: [dataModelErrors.modelNotFound, ...fileErrors, dataModelErrors.cancelled],
    effect: 'job',
  }),
  listBatches: endpoint({
    method: 'GET',
    path: '/data/batch/page',
    summary: { zh: '导入批次', en: 'Uploads' },
    access: read,
    query: BatchPage,
    output: paged(Batch),
    errors: [],
  }),
  findBatch: endpoint({
    method: 'GET',
    path: '/data/batch/{id}',
    summary: { zh: '查看一个导入批次', en: 'Read one upload' },
    access: read,
    params: byId,
    output: BatchDetail,
    errors: [dataModelErrors.notFound],
  }),
  listRows: endpoint({
    method: 'GET',
    path: '/data/batch/{id}/rows',
    summary: { zh: '批次的行：全部、有误或重复', en: 'Rows of an upload: all, wrong or duplicate' },
    access: read,
    params: byId,
    query: RowPage,
    output: paged(BatchRow),
    errors: [dataModelErrors.notFound],
  }),
  fixRow: endpoint({
    method: 'PUT',
    path: '/data/batch/{id}/rows/{row}',
    summary: { zh: '在页面中修正一行并重新检查', en: 'Correct a row in the browser and check it again' },
    access: write,
    params: z.strictObject({ id: Id, row: z.int().min(2).max(2_000_000) }),
    body: { encoding: 'json', schema: RowFix },
    output: z.object({ row: BatchRow, batch: Batch }),
    errors: [dataModelErrors.notFound, dataModelErrors.rowNotFound, dataModelErrors.illegalState],
  }),
  downloadFailed: endpoint({
    method: 'GET',
    path: '/data/batch/{id}/failed',
    summary: { zh: '下载未通过的行，改好后可再次上传', en: 'Download the rows that failed, to fix and upload again' },
    access: read,
    params: byId,
    query: z.strictObject({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    output: { file: sheetTypes },
    errors: [dataModelErrors.notFound],
  }),
  saveData: endpoint({
    method: 'POST',
    path: '/data/save/data',
    summary: { zh: '提交批次中的有效行', en: 'Commit the valid rows of an upload' },
    access: write,
    body: { encoding: 'form', schema: Commit },
    output: Batch,
    errors: [
      dataModelErrors.notFound,
      dataModelErrors.illegalState,
      dataModelErrors.working,
      dataModelErrors.nothingValid,
      dataModelErrors.notAllValid,
      dataModelErrors.rowsChanged,
      dataModelErrors.cancelled,
    ],
    effect: 'job',
  }),
  undo: endpoint({
    method: 'POST',
    path: '/data/undo/{id}',
    summary: { zh: '撤销已提交的批次', en: 'Undo a committed upload' },
    access: write,
    params: byId,
    output: Batch,
    errors: [
      dataModelErrors.notFound,
      dataModelErrors.illegalState,
      dataModelErrors.referredTo,
      dataModelErrors.changedSince,
    ],
    effect: 'job',
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/data/cancel/{id}',
    summary: { zh: '取消批次，不再提交', en: 'Cancel an upload' },
    access: write,
    params: byId,
    output: Batch,
    errors: [dataModelErrors.notFound, dataModelErrors.illegalState],
  }),
};
