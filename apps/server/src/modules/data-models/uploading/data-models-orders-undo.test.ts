// Uploads of cost centers and internal orders that are taken back, or are for others: restored, refused with names, within the own rights.
import { internalOrderEndpoints } from '@yijian/contract/budgets';
import { dataModelEndpoints, orderImportEndpoints as calls } from '@yijian/contract/data-models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import {
  center,
  heads,
  order,
  orderUploads,
  type OrderUploads,
} from '../../../../../../tools/testing/data-models/order-uploads.ts';

let app: TestApp;
let finance: Caller;
let uploads: OrderUploads;

beforeAll(async () => {
  app = await startTestApp();
  finance = await app.as('qian.hui');
  uploads = orderUploads(app, finance);
});
afterAll(() => app.close());

describe('an upload that is taken back', () => {
  it('restores what it changed and removes what it added', async () => {
    await uploads.stored('budget_cost_centers', [center('CC-L001')]);
    await uploads.stored('budget_orders', [order('IO-L001', 'CC-L001', '100')]);
    const [before] = await uploads.orders('IO-L001');
    const id = await uploads.stored('budget_orders', [
      order('IO-L001', 'CC-L001', '900', { type: '圆桌会' }),
      order('IO-L002', 'CC-L001', '10'),
    ]);
    expect(await uploads.orders('IO-L00')).toHaveLength(2);
    expect((await uploads.undo(id)).body.result).toMatchObject({ state: 'UNDONE' });
    const { version: _v, ...same } = before!;
    expect(await uploads.orders('IO-L00')).toMatchObject([{ ...same, version: 3 }]);
    const { content } = (await uploads.historyOf('budget_orders', before!.id)).body.result;
    expect(content[0]!.reason).toBe(`撤销导入「erp.csv」（批次 ${id}）`);
  });

  it('is refused with the records named once one was changed, charged or is used', async () => {
    const base = await uploads.stored('budget_cost_centers', [center('CC-M001')]);
    const added = await uploads.stored('budget_orders', [
      order('IO-M001', 'CC-M001', '100'),
      order('IO-M002', 'CC-M001', '100'),
    ]);
    const used = await uploads.undo(base);
    expect([used.body.error, used.body.fields]).toEqual([
      'data-models.referredTo',
      [{ field: 'record', message: 'CC-M001 学术推广' }],
    ]);
    const raised = await uploads.stored('budget_orders', [order('IO-M001', 'CC-M001', '900')]);
    await uploads.charge('IO-M001', 500);
    const lost = await uploads.undo(raised);
    expect([lost.status, lost.body.error, lost.body.fields]).toEqual([
      409,
      'data-models.notRestorable',
      [{ field: 'record', message: 'IO-M001 城市会' }],
    ]);
    expect(await uploads.orders('IO-M001')).toMatchObject([{ amount: 900 }]);
    await uploads.charge('IO-M001', 0);
    expect((await uploads.undo(raised)).status).toBe(200);

    const [{ id, version } = { id: '', version: 0 }] = await uploads.orders('IO-M002');
    const [{ id: costCenterId } = { id: '' }] = await uploads.centers('CC-M001');
    const body = {
      code: 'IO-M002',
      name: '改过',
      costCenterId,
      amount: 100,
      validFrom: '2031-01-01',
      validUntil: '2031-12-31',
      version,
    };
    expect((await finance.call(internalOrderEndpoints.change, { params: { id }, body })).status).toBe(200);
    const changed = await uploads.undo(added);
    expect([changed.body.error, changed.body.fields]).toEqual([
      'data-models.changedSince',
      [{ field: 'record', message: 'IO-M002 改过' }],
    ]);
    expect(await uploads.orders('IO-M00')).toHaveLength(2);
  });
});

describe('who may', () => {
  it('is whoever keeps cost centers and orders: not the steward of other data, not who only reads them', async () => {
    const rows = [center('CC-N001')];
    for (const login of ['su.zhen', 'fang.ruogu', 'chen.yizhou'])
      expect((await uploads.upload('budget_cost_centers', rows, 'UPSERT', await app.as(login))).status).toBe(403);
    const steward = await app.as('su.zhen');
    const file = { name: 'erp.csv', content: heads['budget_cost_centers']! + rows.join('\n') };
    const aside = await steward.call(dataModelEndpoints.upload, { body: { file, model: 'budget_cost_centers' } });
    expect([aside.status, aside.body.error]).toEqual([404, 'data-models.modelNotFound']);
    const offered = (await finance.call(calls.listModels)).body.result.map(({ id }) => id);
    expect(offered).toEqual(['budget_cost_centers', 'budget_orders']);
    const { id } = (await uploads.upload('budget_cost_centers', rows)).body.result;
    expect((await steward.call(dataModelEndpoints.findBatch, { params: { id } })).status).toBe(404);
    expect((await uploads.commit(id, steward)).status).toBe(403);
  });

  it('stays within the own enterprise: neither the upload nor the cost centers of another are there', async () => {
    await uploads.stored('budget_cost_centers', [center('CC-O001')]);
    const foreign = await app.as('admin', 'kanglan');
    const sent = (await uploads.upload('budget_orders', [order('IO-O001', 'CC-O001', '10')], 'UPSERT', foreign)).body
      .result;
    expect(sent).toMatchObject({ validCount: 0, faultCount: 1 });
    const own = (await uploads.upload('budget_orders', [order('IO-O001', 'CC-O001', '10')])).body.result;
    expect((await foreign.call(calls.findBatch, { params: { id: own.id } })).status).toBe(404);
    expect((await uploads.commit(own.id, foreign)).status).toBe(404);
    expect((await foreign.call(calls.undo, { params: { id: own.id } })).status).toBe(404);
  });
});

it('gives a template that can be filled and uploaded', async () => {
  const query = { format: 'csv' } as const;
  const file = await finance.call(calls.downloadTemplate, { params: { id: 'budget_orders' }, query });
  expect(file.status).toBe(200);
  expect(file.raw.toString('utf8')).toContain('示例：IO-2026-0101');
});
