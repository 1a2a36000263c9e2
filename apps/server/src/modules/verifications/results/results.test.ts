// Results from a sheet: every fault by row and column and nothing entered, or all of them; and what the clock takes up again.
import { failedResultEndpoints, verificationEndpoints as calls } from '@yijian/contract/verifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { openStage, type Stage } from '../../../../../../tools/testing/verifications/stage.ts';
import { systemClock } from '../../../platform/clock/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { asSystem } from '../../../platform/jobs/index.ts';
import { openLog } from '../../../platform/log/index.ts';
import { reverifyDue } from '../verifications.jobs.ts';

let app: TestApp;
let stage: Stage;

beforeAll(async () => {
  app = await startTestApp();
  stage = await openStage(app);
});
afterAll(() => app.close());

const upload = (lines: readonly string[], head = '核验单号,医生,结论,字段,说明') =>
  stage.steward.call(calls.uploadResults, {
    body: { file: { name: 'results.csv', content: [head, ...lines].join('\n') } },
  });

test('all faults are told by row and column in one pass, and nothing is entered', async () => {
  const good = await stage.submitted({ department: '一', title: 'CHIEF_PHYSICIAN' });
  const draft = await stage.drafted({ department: '二' });
  const taken = await stage.submitted({ department: '三' });
  await stage.second.call(calls.pick, { params: { id: taken } });
  const answer = await upload([
    `${good},甲,通过,科室,`,
    `${good},甲,通过,科室,`,
    `${good},甲,也许,职称,`,
    `${good},甲,驳回,职称,`,
    `${good},甲,通过,邮箱,`,
    `abc,甲,通过,,`,
    `987654321,甲,通过,,`,
    `${draft},甲,通过,,`,
    `${taken},甲,通过,,`,
    `${good},甲,通过,姓名,`,
    `${good},乙,,,`,
  ]);
  expect(answer.body.result).toMatchObject({ isApplied: false, rowCount: 10, faultCount: 9 });
  expect(answer.body.result.faults.map(({ row, column }) => [row, column])).toEqual([
    [3, '核验单号'],
    [4, '结论'],
    [5, '说明'],
    [6, '字段'],
    [7, '核验单号'],
    [8, '核验单号'],
    [9, '核验单号'],
    [10, '核验单号'],
    [11, '字段'],
  ]);
  expect(answer.body.result.faults[0]?.message).toContain('第 2 行');
  expect(await stage.stateOf(good)).toBe('SUBMITTED');
  const missing = await upload(['1'], '医生');
  expect([missing.status, missing.body.error, missing.body.fields?.length]).toEqual([
    400,
    'verifications.missingColumns',
    2,
  ]);
  const broken = await stage.steward.call(calls.uploadResults, {
    body: { file: { name: 'a.xlsx', content: Buffer.from('PK\x03\x04nothing') } },
  });
  expect([broken.status, broken.body.error]).toEqual([400, 'verifications.badSheet']);
});

test.each([
  ['an empty file', Buffer.alloc(0), '文件是空的'],
  ['a file of blank lines', Buffer.from('\n \n,,\n'), '文件是空的'],
  ['heads and nothing below them', Buffer.from('核验单号,医生,结论,字段,说明\n'), '只有表头，没有结果'],
  ['heads above blank lines', Buffer.from('核验单号,医生,结论,字段,说明\n,,,,\n \n'), '只有表头，没有结果'],
  ['bytes of a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1, 2, 0xff, 0xfe, 0, 9]), ''],
])('%s is a fault of the sheet, not no results', async (_, content, words) => {
  const answer = await stage.steward.call(calls.uploadResults, { body: { file: { name: 'a.csv', content } } });
  expect([answer.status, answer.body.error]).toEqual([400, 'verifications.badSheet']);
  expect(answer.body.message).toContain(words);
  const failed = await stage.steward.call(failedResultEndpoints.downloadFailed, {
    body: { file: { name: 'a.csv', content }, format: 'csv' },
  });
  expect([failed.status, failed.body.error]).toEqual([400, 'verifications.badSheet']);
});

test('3.20 the file of failed rows holds them alone, under their heads, each with all its reasons, and is corrected and uploaded as it is', async () => {
  const good = await stage.submitted({ department: '改一', title: 'CHIEF_PHYSICIAN' });
  const draft = await stage.drafted({ department: '改二' });
  const lines = [`${good},"甲,乙",通过,科室,`, `${good},=1+1,也许,邮箱,`, `${draft},丙,通过,,`, `${good},丁,,,`];
  const content = ['核验单号,医生,结论,字段,说明,错误说明', ...lines].join('\n');
  const ask = (who: Caller, format = 'csv', text: string | Buffer = content) =>
    who.call(failedResultEndpoints.downloadFailed, {
      body: { file: { name: 'results.csv', content: text }, format },
    });
  const answer = await ask(stage.steward);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const said = answer.raw.toString().replace('\uFEFF', '').trim().split('\r\n');
  expect(said[0]).toBe('核验单号,医生,结论,字段,说明,错误说明');
  expect(said).toHaveLength(3);
  expect(said[1]).toContain("'=1+1");
  expect(said[1]).toContain('结论: 请填“通过”或“驳回”；字段: 没有这个字段');
  expect(said[2]).toContain('核验单号: 没有这份申请，或不在您的范围内');
  expect(await stage.stateOf(good)).toBe('SUBMITTED');
  const fixed = said.slice(0, 2).join('\n').replace('也许', '通过').replace('邮箱', '职称').replace("'=1+1", '甲');
  const again = await stage.steward.call(calls.uploadResults, { body: { file: { name: 'a.csv', content: fixed } } });
  expect(again.body.result).toMatchObject({ isApplied: true, rowCount: 1, requestCount: 1 });
  const book = await ask(stage.steward, 'xlsx');
  expect([book.status, book.raw.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  expect((await ask(stage.steward, 'csv', Buffer.from('PK\x03\x04nothing'))).body.error).toBe('verifications.badSheet');
  expect((await ask(stage.steward, 'csv', '医生\n甲')).body.error).toBe('verifications.missingColumns');
  expect((await ask(stage.steward, 'pdf')).status).toBe(400);
  expect((await ask(stage.rep)).status).toBe(403);
  const foreign = await ask(await app.as('ling.yuan', 'kanglan'));
  // To another enterprise each of them is a request that does not exist.
  expect(foreign.raw.toString().match(/没有这份申请/g)).toHaveLength(2);
});

test('results are entered for all requests at once; the steward completes them together', async () => {
  const [one, two] = [await stage.submitted({ department: '四' }), await stage.submitted({ department: '五' })];
  const answer = await upload([`${one},甲,通过,,`, `${two},乙,驳回,科室,科室与证件不符`]);
  expect(answer.body.result).toMatchObject({ isApplied: true, rowCount: 2, requestCount: 2, faults: [] });
  expect([await stage.stateOf(one), await stage.stateOf(two)]).toEqual(['IN_REVIEW', 'IN_REVIEW']);
  const detail = (await stage.rep.call(calls.find, { params: { id: two } })).body.result;
  expect(detail.fields[0]).toMatchObject({ decision: 'REJECTED', comment: '科室与证件不符', decidedBy: '苏臻' });
  const done = await stage.steward.call(calls.completeMany, { body: { ids: [one, two] } });
  expect(done.body.result.results.map(({ isDone, state }) => [isDone, state])).toEqual([
    [true, 'VERIFIED'],
    [false, null],
  ]);
  expect(done.body.result.results[1]?.message).toContain('驳回');
});

test('10,000 rows are read and every one of their faults counted', async () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `${900_000_000 + index},甲,通过,,`);
  const { result } = (await upload(lines)).body;
  expect(result).toMatchObject({ isApplied: false, rowCount: 10_000, faultCount: 10_000 });
  expect(result.faults.length).toBe(1000);
  const more = await upload([...lines, '1,甲,通过,,']);
  expect([more.status, more.body.error]).toEqual([400, 'verifications.badSheet']);
});

test('an expired certificate and a move to another hospital ask for a new verification, once', async () => {
  const [expired, moved] = [await stage.picked({ department: '六' }), await stage.picked({ department: '七' })];
  for (const id of [expired, moved]) {
    await stage.steward.call(calls.decide, { params: { id }, body: { field: 'department', decision: 'ACCEPTED' } });
    await stage.steward.call(calls.complete, { params: { id }, body: {} });
  }
  await app.owner`update verification_certificates set expires_on = '2020-01-01' where enterprise_id = 1 and request_id = ${expired}`;
  await app.owner`update doctors d set hospital_id = (select min(h.id) from hospitals h where h.enterprise_id = 1 and h.id <> d.hospital_id)
    where d.enterprise_id = 1 and d.id = (select doctor_id from verification_requests where enterprise_id = 1 and id = ${moved})`;
  const tenant = (await app.app.directory.byRealm('weili'))!;
  const options = {
    connections: app.app.connections,
    log: openLog('fatal'),
    clock: systemClock,
    vault: undefined as never,
  };
  const run = (): Promise<number> => asSystem(options, tenant, (context: Context) => reverifyDue(context));
  expect(await run()).toBe(2);
  expect(await run()).toBe(0);
  const read = async (id: string) => (await stage.rep.call(calls.find, { params: { id } })).body.result;
  expect(await read(expired)).toMatchObject({
    state: 'REVERIFY',
    reason: 'CERTIFICATE_EXPIRED',
    isDoctorVerified: false,
  });
  expect(await read(moved)).toMatchObject({ state: 'REVERIFY', reason: 'HOSPITAL_CHANGED', kind: 'REVERIFY' });
  expect((await read(moved)).events.at(-1)).toMatchObject({ by: null, from: 'VERIFIED', to: 'REVERIFY' });
  expect((await stage.rep.call(calls.submit, { params: { id: moved } })).body.result.state).toBe('SUBMITTED');
});
