// Meetings leave as a sheet: what the list shows to whoever asks, in their language, and no more (product: meetings, export).
import { exportEndpoints } from '@yijian/contract/exports';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { approveMeetingOf, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';

const now = latestDay(5, 15);
const why = { reasonCategory: 'REPORT', reason: '季度会议复盘' } as const;
let app: TestApp;
let desk: Meetings;
let title: string;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
  title = '=季度会议导出';
  await approveMeetingOf(desk, { title });
});
afterAll(() => app.close());

async function linesOf(who: Caller, query: object, language = 'zh'): Promise<string[]> {
  const { raw } = await who.call(
    meetings.exportList,
    { query: { format: 'csv', ...why, ...query } },
    { 'accept-language': language },
  );
  return raw
    .toString('utf8')
    .split('\r\n')
    .filter((line) => line !== '');
}

it('exports the meetings that match, formulas made harmless, in the words of the reader', async () => {
  const [head, line, ...rest] = await linesOf(desk.leader, { keyword: title });
  expect(head).toMatch(/^\uFEFF编号,会议名称,类型,状态,开始时间/);
  expect(line).toContain(`'${title}`);
  expect(line).toContain('科室会,已批准,');
  expect(line).toContain(',1200,');
  expect(rest.filter((one) => one.includes(title))).toEqual([]);
  const [enHead, enLine] = await linesOf(desk.leader, { keyword: title }, 'en');
  expect(enHead).toMatch(/^\uFEFFNumber,Title,Type,Status,Begins/);
  expect(enLine).toContain('Department meeting,approved,');
});

it('exports no more than the list of the same filter shows', async () => {
  const query = { state: 'APPROVED' } as const;
  const { totalElements } = (await desk.leader.call(meetings.count, { query })).body.result;
  const lines = await linesOf(desk.leader, query);
  expect(lines.filter((line) => /^"?M\d{4}-\d{5}/.test(line))).toHaveLength(totalElements);
});

it('is refused to whoever may not export, wants a reason, names what is unknown, and shows no other enterprise', async () => {
  const asked = async (who: Caller, query: object) => {
    const { status, body } = await who.call(meetings.exportList, { query: { ...why, ...query } });
    return [status, body?.fields?.map(({ field }: { field: string }) => field)];
  };
  expect((await asked(desk.rep, {}))[0]).toBe(403);
  expect(await asked(desk.leader, { reason: '' })).toEqual([400, ['query.reason']]);
  expect(await asked(desk.leader, { state: 'LOST' })).toEqual([400, ['query.state']]);
  const other = await app.as('admin', 'kanglan');
  expect((await linesOf(other, { keyword: title })).join('')).not.toContain(title);
});

it('stands in the log of exports with its filter and the number of its rows', async () => {
  const admin = await app.as('admin');
  // Somebody who has exports left today.
  await linesOf(desk.compliance, { keyword: title });
  const { content } = (await admin.call(exportEndpoints.list, { query: { resource: 'meetings', size: 1 } })).body
    .result;
  expect(content[0]).toMatchObject({ rows: 1, category: 'REPORT', reason: why.reason, outcome: 'DELIVERED' });
});
