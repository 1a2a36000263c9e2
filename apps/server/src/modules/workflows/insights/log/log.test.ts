// The event log as a sheet: the names of IEEE XES, a reason, the limit of one export (product: control tower).
import { exportErrors } from '@yijian/contract/exports';
import { workflowInsightEndpoints as calls } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../../../tools/testing/days.ts';

let app: TestApp;
let comp: Caller;

beforeAll(async () => {
  app = await startTestApp();
  comp = await app.as('shen.lian');
});
afterAll(() => app.close());

const asked = () => ({
  definitionKey: 'export-approval',
  startDay: shanghaiDay(-60),
  endDay: shanghaiDay(1),
  format: 'csv',
  reasonCategory: 'AUDIT',
  reason: '流程挖掘',
});

describe('the event log', () => {
  it('leaves as a sheet with the names of IEEE XES, with a reason, and is logged', async () => {
    const query = asked();
    const { status, raw } = await comp.call(calls.exportLog, { query });
    expect(status).toBe(200);
    const [head, first] = raw.toString('utf8').replace('\uFEFF', '').split('\r\n');
    expect(head!.split(',').slice(0, 7)).toEqual([
      'case:concept:name',
      'case:yijian:title',
      'concept:name',
      'time:timestamp',
      'org:resource',
      'org:group',
      'lifecycle:transition',
    ]);
    expect(first).toContain('STARTED');
    const [entry] = await app.owner`select resource, outcome from export_log order by id desc limit 1`;
    expect(entry).toEqual({ resource: 'workflows', outcome: 'DELIVERED' });
    const silent = await comp.call(calls.exportLog, { query: { ...query, reason: '' } });
    expect([silent.status, silent.body.fields?.[0]?.field]).toEqual([400, 'query.reason']);
  });

  it('holds no more rows than one export may', async () => {
    await app.owner`insert into export_rules (enterprise_id, resource, rows_per_export, exports_per_day) values (1, 'workflows', 3, 9)`;
    const query = asked();
    const { status, body } = await comp.call(calls.exportLog, { query });
    expect([status, body.error]).toEqual([409, exportErrors.tooManyRows.code]);
  });
});
