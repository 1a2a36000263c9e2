// The calls of the data upload once more, for users alone and with a permission of their own (specification 3, 5; product 3.25).
import { z } from 'zod';
import { administrationErrors } from '../administration/index.ts';
import { Id, endpoint } from '../core/index.ts';
import { sessionErrors } from '../sessions/index.ts';
import { dataModelEndpoints as data } from './data-models.endpoints.ts';
import { dataModelErrors } from './data-models.errors.ts';
import { movedTo, type UploadCalls } from './moved-calls.endpoints.ts';

const access = { permission: 'admin:users:import' } as const;
const at = '/API-SYSTEM/admin/user-imports';

const moved = movedTo(access);
const { beyondOwnRights, lastAdministrator, ownAccount } = administrationErrors;

export const userImportEndpoints: UploadCalls = {
  listModels: moved(data.listModels, `${at}/model`, { zh: '用户导入的字段', en: 'The fields of an import of users' }),
  downloadTemplate: moved(data.downloadTemplate, `${at}/template/{id}`, {
    zh: '下载用户导入模板',
    en: 'Download the template for users',
  }),
  upload: moved(data.upload, `${at}/upload`, {
    zh: '上传用户文件并逐行检查',
    en: 'Upload a file of users and check every row',
  }),
  look: moved(data.look, `${at}/look`, {
    zh: '上传前查看用户文件的前几行',
    en: 'Look at the first lines of a file of users',
  }),
  listBatches: moved(data.listBatches, `${at}/page`, { zh: '用户导入批次', en: 'Imports of users' }),
  findBatch: moved(data.findBatch, `${at}/{id}`, { zh: '查看一个用户导入批次', en: 'Read one import of users' }),
  listRows: moved(data.listRows, `${at}/{id}/rows`, { zh: '用户导入批次的行', en: 'Rows of an import of users' }),
  fixRow: moved(data.fixRow, `${at}/{id}/rows/{row}`, { zh: '修正用户导入的一行', en: 'Correct a row of users' }),
  listFaults: moved(data.listFaults, `${at}/{id}/faults`, {
    zh: '用户导入中相同的问题',
    en: 'Faults of an import of users in groups',
  }),
  fixFaults: moved(data.fixFaults, `${at}/{id}/faults`, {
    zh: '一次修正一组相同的问题',
    en: 'Correct the rows of users of one group',
  }),
  downloadFailed: moved(data.downloadFailed, `${at}/{id}/failed`, {
    zh: '下载未通过的用户行',
    en: 'Download the rows of users that failed',
  }),
  saveData: moved(data.saveData, `${at}/commit`, { zh: '提交用户导入', en: 'Commit an import of users' }, [
    lastAdministrator,
  ]),
  undo: moved(data.undo, `${at}/undo/{id}`, { zh: '撤销用户导入', en: 'Undo an import of users' }, [
    beyondOwnRights,
    lastAdministrator,
    ownAccount,
  ]),
  cancel: moved(data.cancel, `${at}/cancel/{id}`, { zh: '取消用户导入', en: 'Cancel an import of users' }),
};

export const firstPasswordEndpoints = {
  issuePasswords: endpoint({
    method: 'POST',
    path: `${at}/{id}/passwords`,
    summary: {
      zh: '为新导入且未登录过的用户发放一次性初始密码',
      en: 'Give one-time passwords to imported users who have not signed in',
    },
    access,
    params: z.strictObject({ id: Id }),
    body: { encoding: 'form', schema: z.strictObject({ format: z.enum(['xlsx', 'csv']).default('xlsx') }) },
    output: { file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'] },
    errors: [
      dataModelErrors.notFound,
      dataModelErrors.illegalState,
      dataModelErrors.nobodyWaits,
      sessionErrors.passwordElsewhere,
      beyondOwnRights,
    ],
    effect: 'job',
  }),
};
