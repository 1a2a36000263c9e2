// Front doors of the data upload: hospitals and doctors at its own page, users in the console, orders beside their lists.
import {
  dataModelEndpoints,
  firstPasswordEndpoints,
  orderImportEndpoints,
  userImportEndpoints,
  type UploadCalls,
} from '@yijian/contract/data-models';
import type { Settings } from '../../platform/config/index.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { issueFirstPasswords } from './accounts/first-passwords.service.ts';
import { downloadFailed, findBatch, fixRow, listBatches, listRows } from './batches/batches.service.ts';
import { cancelBatch, commitBatch, undoBatch } from './batches/commit.service.ts';
import { fixFaults, listFaults } from './batches/groups/fault-groups.service.ts';
import { lookAtFile, uploadFile } from './batches/upload.service.ts';
import { doors, type Door } from './models/models.policy.ts';
import { downloadTemplate, listModels } from './models/models.service.ts';

type Limits = Pick<Settings, 'SHEET_LIMIT_BYTES'>;

export const dataModelRoutes = (settings: Limits): BoundEndpoint[] => [
  ...uploadRoutes('data-models', dataModelEndpoints, doors.data, settings),
  ...uploadRoutes('user-imports', userImportEndpoints, doors.users, settings),
  ...uploadRoutes('order-imports', orderImportEndpoints, doors.orders, settings),
  ...bind('user-imports', firstPasswordEndpoints, {
    issuePasswords: (context, { params, body }) => issueFirstPasswords(context, { ...params, ...body }),
  }),
];

const uploadRoutes = (domain: string, calls: UploadCalls, door: Door, settings: Limits): BoundEndpoint[] =>
  bind(domain, calls, {
    listModels: (context) => listModels(context, door),
    downloadTemplate: (context, { params, query }) => downloadTemplate(context, { ...params, ...query, door }),
    upload: (context, { body }) =>
      uploadFile(context, { ...body, door, limits: { unpackedBytes: settings.SHEET_LIMIT_BYTES } }),
    look: (context, { body }) =>
      lookAtFile(context, { ...body, door, limits: { unpackedBytes: settings.SHEET_LIMIT_BYTES } }),
    listBatches: (context, { query }) => listBatches(context, { ...query, door }),
    findBatch: (context, { params }) => findBatch(context, { ...params, door }),
    listRows: (context, { params, query }) => listRows(context, { ...params, ...query, door }),
    fixRow: (context, { params, body }) => fixRow(context, { ...params, ...body, door }),
    listFaults: (context, { params }) => listFaults(context, { ...params, door }),
    fixFaults: (context, { params, body }) => fixFaults(context, { ...params, ...body, door }),
    downloadFailed: (context, { params, query }) => downloadFailed(context, { ...params, ...query, door }),
    saveData: (context, { body }) => commitBatch(context, { ...body, door }),
    undo: (context, { params }) => undoBatch(context, { ...params, door }),
    cancel: (context, { params }) => cancelBatch(context, { ...params, door }),
  });
