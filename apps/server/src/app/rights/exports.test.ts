// Exports: a reason, limits that parallel calls cannot beat, approvals, the log that keeps all, marks in every file (reliability 23, 24).
import { createHash } from 'node:crypto';
import { exportEndpoints } from '@yijian/contract/exports';
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import { visitEndpoints } from '@yijian/contract/visits';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let manager: Caller;
let compliance: Caller;

beforeAll(async () => {
  app = await startTestApp();
  manager = await app.as('zhou.minxing');
  compliance = await app.as('shen.lian');
});
afterAll(() => app.close());

const why = { reasonCategory: 'REPORT', reason: '季度汇报用' };

/** The log refuses every change, so a day is begun anew by its own owner with the trigger off. */
afterEach(async () => {
  await app.owner`alter table export_log disable trigger export_log_append_only`;
  await app.owner`delete from export_log`;
  await app.owner`alter table export_log enable trigger export_log_append_only`;
  await app.owner`delete from export_approvals`;
  await app.owner`
    insert into export_rules (enterprise_id, resource) values (1, '*'), (2, '*')
    on conflict (enterprise_id, resource) do update set rows_per_export = 5000, exports_per_day = 3`;
});

const exportHospitals = (caller: Caller, query: object = {}) =>
  caller.call(hospitalEndpoints.export, { query: { scope: 'all', level: ['3A'], ...why, ...query } });
const logged = async () =>
  (await compliance.call(exportEndpoints.list, { query: {} })).body.result.content.map((entry) => entry.outcome);
const approve = (login: string, rows: number) => app.owner`
  insert into export_approvals (enterprise_id, user_id, resource, rows_limit, granted_by, valid_until)
  select 1, u.id, 'hospitals', ${rows}, c.id, now() + interval '1 day'
  from users u, users c where u.enterprise_id = 1 and u.login = ${login} and c.enterprise_id = 1 and c.login = 'shen.lian'`;

describe('the reason', () => {
  it('asks for category and words, naming what is missing, and nothing leaves or is counted', async () => {
    const answer = await manager.call(hospitalEndpoints.export, { query: { reason: '短' } });
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map((fault) => fault.field)).toEqual(['query.reasonCategory', 'query.reason']);
    expect(await logged()).toEqual([]);
  });

  it('needs the permission as well', async () => {
    const rep = await app.as('chen.yizhou');
    expect((await exportHospitals(rep)).status).toBe(403);
  });
});

describe('the limits', () => {
  it('refuses the fourth export of a day by name, tells the way to ask, and logs the refusal', async () => {
    for (let count = 0; count < 3; count += 1) expect((await exportHospitals(manager)).status).toBe(200);
    const fourth = await exportHospitals(manager);
    expect([fourth.status, fourth.body.error]).toEqual([409, 'exports.dailyLimit']);
    expect(fourth.body.message).toContain('向合规申请');
    expect((await manager.call(visitEndpoints.export, { query: { ...why } })).body.error).toBe('exports.dailyLimit');
    expect(await logged()).toEqual(['REFUSED_DAY', 'REFUSED_DAY', 'DELIVERED', 'DELIVERED', 'DELIVERED']);
  });

  it('lets parallel exports not beat it', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => exportHospitals(manager)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await logged()).toSorted((a, b) => a.localeCompare(b)).slice(0, 4)).toEqual([
      'DELIVERED',
      'DELIVERED',
      'DELIVERED',
      'REFUSED_DAY',
    ]);
  });

  it('counts by the day of Shanghai and for each user alone', async () => {
    for (let count = 0; count < 3; count += 1) await exportHospitals(manager);
    expect((await exportHospitals(compliance)).status).toBe(200);
    await app.owner`alter table export_log disable trigger export_log_append_only`;
    await app.owner`update export_log set at = at - interval '24 hours'`;
    await app.owner`alter table export_log enable trigger export_log_append_only`;
    expect((await exportHospitals(manager)).status).toBe(200);
  });

  it('refuses more rows than the rule of the enterprise allows, and the rule is a row, not a constant', async () => {
    await app.owner`update export_rules set rows_per_export = 2 where enterprise_id = 1`;
    const answer = await exportHospitals(manager);
    expect([answer.status, answer.body.error]).toEqual([409, 'exports.tooManyRows']);
    expect(answer.body.message).toContain('2 行');
    expect(await logged()).toEqual(['REFUSED_ROWS']);
    await app.owner`insert into export_rules (enterprise_id, resource, rows_per_export) values (1, 'hospitals', 4000)`;
    expect((await exportHospitals(manager)).status).toBe(200);
    await app.owner`delete from export_rules where resource = 'hospitals'`;
  });

  it('is raised by an approval for exactly one export, also when two ask at once', async () => {
    await app.owner`update export_rules set rows_per_export = 2, exports_per_day = 0 where enterprise_id = 1`;
    await approve('zhou.minxing', 4_000);
    const { body } = await manager.call(exportEndpoints.findAllowance, { query: { resource: 'hospitals' } });
    expect(body.result).toMatchObject({ leftToday: 0, rowsPerExport: 2, approval: { rows: 4_000 } });
    const answers = await Promise.all([exportHospitals(manager), exportHospitals(manager), exportHospitals(manager)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await manager.call(visitEndpoints.export, { query: { ...why } })).status).toBe(409);
  });

  it('does not use up an approval that was not needed', async () => {
    await approve('zhou.minxing', 4_000);
    expect((await exportHospitals(manager)).status).toBe(200);
    const { body } = await manager.call(exportEndpoints.findAllowance, { query: { resource: 'hospitals' } });
    expect(body.result).toMatchObject({ usedToday: 1, leftToday: 2, approval: { rows: 4_000 } });
  });
});

describe('the log', () => {
  it('keeps who, what, why, how many and the hash of the very file', async () => {
    const file = await exportHospitals(manager, { format: 'csv' });
    const { body } = await compliance.call(exportEndpoints.list, { query: { keyword: 'zhou.minxing' } });
    const [entry] = body.result.content;
    expect(entry).toMatchObject({
      login: 'zhou.minxing',
      resource: 'hospitals',
      category: 'REPORT',
      reason: why.reason,
    });
    const detail = await compliance.call(exportEndpoints.find, { params: { id: entry!.id } });
    expect(detail.body.result.fileHash).toBe(createHash('sha256').update(file.raw).digest('hex'));
    expect(detail.body.result.filter).toEqual({ scope: 'all', level: ['3A'] });
    expect(detail.body.result.rows).toBe(file.raw.toString('utf8').trimEnd().split('\r\n').length - 3);
    expect(
      (await compliance.call(exportEndpoints.list, { query: { keyword: detail.body.result.code } })).body.result
        .totalElements,
    ).toBe(1);
    expect(
      (await compliance.call(exportEndpoints.list, { query: { endDay: '2020-01-01' } })).body.result.totalElements,
    ).toBe(0);
    expect(
      (await compliance.call(exportEndpoints.list, { query: { resource: 'visits' } })).body.result.totalElements,
    ).toBe(0);
  });

  it('shows everybody their own, the whole to compliance and the administrator, and nothing of another enterprise', async () => {
    await exportHospitals(manager);
    expect((await manager.call(exportEndpoints.listOwn, { query: {} })).body.result.totalElements).toBe(1);
    expect((await compliance.call(exportEndpoints.listOwn, { query: {} })).body.result.totalElements).toBe(0);
    expect((await manager.call(exportEndpoints.list, { query: {} })).status).toBe(403);
    const { id } = (await compliance.call(exportEndpoints.list, { query: {} })).body.result.content[0]!;
    const other = await app.as('admin', 'kanglan');
    expect((await other.call(exportEndpoints.list, { query: {} })).body.result.totalElements).toBe(0);
    expect((await other.call(exportEndpoints.find, { params: { id } })).status).toBe(404);
  });

  it('can be changed by nobody', async () => {
    await exportHospitals(manager);
    await expect(app.owner`update export_log set row_count = 0`).rejects.toThrow('append only');
    await expect(app.owner`delete from export_log`).rejects.toThrow('append only');
  });

  it('names the field of a wrong filter', async () => {
    const answer = await compliance.call(exportEndpoints.list, { query: { startDay: 'yesterday', resource: 'users' } });
    expect(answer.body.fields?.map((fault) => fault.field)).toEqual(['query.resource', 'query.startDay']);
  });
});
