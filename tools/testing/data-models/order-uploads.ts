// A desk that uploads cost centers and internal orders and looks at what became of them.
import { auditEndpoints } from '@yijian/contract/audit';
import { costCenterEndpoints, internalOrderEndpoints } from '@yijian/contract/budgets';
import { orderImportEndpoints as calls, type ModelId, type UploadMode } from '@yijian/contract/data-models';
import { expect } from 'vitest';
import type { Caller, TestApp } from '../app.ts';

export const heads: Readonly<Partial<Record<ModelId, string>>> = {
  budget_cost_centers: '代码,名称,公司代码,负责人,生效日期,失效日期,状态\n',
  budget_orders: '代码,名称,成本中心,产品,会议类型,金额（元）,超出时,容差（%）,生效日期,失效日期,状态\n',
};

export const center = (code: string, until = ''): string => `${code},学术推广,1000,qian.hui,2031-01-01,${until},开放`;

export function order(
  code: string,
  costCenter: string,
  amount: string,
  { type = '', until = '2031-12-31', state = '' }: { type?: string; until?: string; state?: string } = {},
): string {
  return [code, '城市会', costCenter, '', type, amount, '阻止', '5', '2031/1/1', until, state].join(',');
}

export type OrderUploads = ReturnType<typeof orderUploads>;

export function orderUploads(app: TestApp, finance: Caller) {
  const upload = (model: ModelId, rows: readonly string[], mode: UploadMode = 'UPSERT', who = finance) =>
    who.call(calls.upload, {
      body: { file: { name: 'erp.csv', content: heads[model]! + rows.join('\n') }, model, mode },
    });
  const commit = (batchId: string, who = finance) => who.call(calls.saveData, { body: { batchId } });
  return {
    upload,
    commit,
    undo: (id: string) => finance.call(calls.undo, { params: { id } }),
    /** Uploads rows that are all right and commits them. */
    stored: async (model: ModelId, rows: readonly string[], mode?: UploadMode): Promise<string> => {
      const sent = await upload(model, rows, mode);
      expect(sent.body.result, sent.body.message).toMatchObject({ faultCount: 0, duplicateCount: 0 });
      const { id } = sent.body.result;
      const done = await commit(id);
      expect(done.body.result, done.body.message).toMatchObject({ state: 'DONE' });
      return id;
    },
    faultsOf: async (id: string): Promise<Record<number, string[]>> => {
      const { content } = (await finance.call(calls.listRows, { params: { id }, query: { size: 50 } })).body.result;
      return Object.fromEntries(
        content.map(({ row, faults }) => [row, faults.map(({ column, code }) => `${column} ${code}`).toSorted()]),
      );
    },
    centers: async (keyword: string) =>
      (await finance.call(costCenterEndpoints.list, { query: { keyword, size: 50 } })).body.result.content,
    orders: async (keyword: string) =>
      (await finance.call(internalOrderEndpoints.list, { query: { keyword, size: 50 } })).body.result.content,
    historyOf: (kind: string, recordId: string, who = finance) =>
      who.call(auditEndpoints.listRecord, { params: { kind, recordId }, query: { size: 50 } }),
    /** A meeting that charges an order, as the ledger keeps it. */
    charge: (code: string, amount: number) =>
      app.owner`update budget_orders set committed = ${amount} where enterprise_id = 1 and code = ${code}`,
  };
}
