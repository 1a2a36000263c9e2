// Front door of the data upload.
import { dataModelEndpoints } from '@yijian/contract/data-models';
import type { Settings } from '../../platform/config/index.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { downloadFailed, findBatch, fixRow, listBatches, listRows } from './batches/batches.service.ts';
import { cancelBatch, commitBatch, undoBatch } from './batches/commit.service.ts';
import { uploadFile } from './batches/upload.service.ts';
import { downloadTemplate, listModels } from './models/models.service.ts';

export const dataModelRoutes = (settings: Pick<Settings, 'SHEET_LIMIT_BYTES'>): BoundEndpoint[] =>
  bind('data-models', dataModelEndpoints, {
    listModels: (context) => listModels(context),
    downloadTemplate: (context, { params, query }) =>
      downloadTemplate(context, { id: params.id, format: query.format }),
    upload: (context, { body }) =>
      uploadFile(context, { ...body, limits: { unpackedBytes: settings.SHEET_LIMIT_BYTES } }),
    listBatches: (context, { query }) => listBatches(context, query),
    findBatch: (context, { params }) => findBatch(context, params.id),
    listRows: (context, { params, query }) => listRows(context, { id: params.id, ...query }),
    fixRow: (context, { params, body }) => fixRow(context, { id: params.id, row: params.row, cells: body.cells }),
    downloadFailed: (context, { params, query }) => downloadFailed(context, { id: params.id, format: query.format }),
    saveData: (context, { body }) => commitBatch(context, body),
    undo: (context, { params }) => undoBatch(context, params.id),
    cancel: (context, { params }) => cancelBatch(context, params.id),
  });
