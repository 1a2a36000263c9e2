// The calls of the data upload once more, for cost centers and internal orders and for whoever keeps them (product: CC and IO lists).
import { dataModelEndpoints as data } from './data-models.endpoints.ts';
import { dataModelErrors } from './data-models.errors.ts';
import { movedTo, type UploadCalls } from './moved-calls.endpoints.ts';

const at = '/order-import';
const moved = movedTo({ permission: 'meeting:orders:write' });

export const orderImportEndpoints: UploadCalls = {
  listModels: moved(data.listModels, `${at}/model`, {
    zh: '成本中心与内部订单导入的字段',
    en: 'The fields of an import of cost centers and internal orders',
  }),
  downloadTemplate: moved(data.downloadTemplate, `${at}/template/{id}`, {
    zh: '下载成本中心或内部订单的导入模板',
    en: 'Download the template for cost centers or internal orders',
  }),
  upload: moved(data.upload, `${at}/upload`, {
    zh: '上传成本中心或内部订单的文件并逐行检查',
    en: 'Upload a file of cost centers or internal orders and check every row',
  }),
  look: moved(data.look, `${at}/look`, {
    zh: '上传前查看成本中心或内部订单文件的前几行',
    en: 'Look at the first lines of a file of cost centers or internal orders',
  }),
  listBatches: moved(data.listBatches, `${at}/page`, {
    zh: '成本中心与内部订单的导入批次',
    en: 'Imports of cost centers and internal orders',
  }),
  findBatch: moved(data.findBatch, `${at}/batch/{id}`, {
    zh: '查看一个成本中心或内部订单的导入批次',
    en: 'Read one import of cost centers or internal orders',
  }),
  listRows: moved(data.listRows, `${at}/batch/{id}/rows`, {
    zh: '成本中心或内部订单导入批次的行',
    en: 'Rows of an import of cost centers or internal orders',
  }),
  fixRow: moved(data.fixRow, `${at}/batch/{id}/rows/{row}`, {
    zh: '修正成本中心或内部订单导入的一行',
    en: 'Correct a row of cost centers or internal orders',
  }),
  listFaults: moved(data.listFaults, `${at}/batch/{id}/faults`, {
    zh: '成本中心或内部订单导入中相同的问题',
    en: 'Faults of an import of cost centers or internal orders in groups',
  }),
  fixFaults: moved(data.fixFaults, `${at}/batch/{id}/faults`, {
    zh: '一次修正一组相同的成本中心或内部订单问题',
    en: 'Correct the rows of cost centers or internal orders of one group',
  }),
  downloadFailed: moved(data.downloadFailed, `${at}/batch/{id}/failed`, {
    zh: '下载未通过的成本中心或内部订单行',
    en: 'Download the rows of cost centers or internal orders that failed',
  }),
  saveData: moved(data.saveData, `${at}/commit`, {
    zh: '提交成本中心或内部订单的导入',
    en: 'Commit an import of cost centers or internal orders',
  }),
  undo: moved(
    data.undo,
    `${at}/undo/{id}`,
    { zh: '撤销成本中心或内部订单的导入', en: 'Undo an import of cost centers or internal orders' },
    [dataModelErrors.notRestorable],
  ),
  cancel: moved(data.cancel, `${at}/cancel/{id}`, {
    zh: '取消成本中心或内部订单的导入',
    en: 'Cancel an import of cost centers or internal orders',
  }),
};
