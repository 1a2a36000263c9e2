// What stands in the evidence pack of a meeting that was approved, held and confirmed.
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { confirmMeetingOf, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import { unzip } from '../../../../../../tools/testing/meetings/unzip.ts';
import { readPdfText } from '../../../../../../tools/testing/pdf-text.ts';

const now = latestDay(5, 15);
let app: TestApp;
let desk: Meetings;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
});
afterAll(() => app.close());

it('prints the answers of guests and speakers, services, and its trail tells who wrote what to the meeting, its costs and its guests', async () => {
  const id = await confirmMeetingOf(desk);
  const query = { reasonCategory: 'AUDIT', reason: '年度稽查' } as const;
  const files = unzip((await desk.compliance.call(meetings.exportPack, { params: { id }, query })).raw);
  const { speakers } = (await desk.rep.call(meetings.find, { params: { id } })).body.result;
  const summary = readPdfText(files.get('会议摘要.pdf')!).text.replaceAll(/\s/g, '');
  expect(speakers).toHaveLength(1);
  for (const words of ['讲者', speakers[0]!.doctor.name, '计划60分钟', '未答复', '待确认', '未回复邀请6'])
    expect(summary).toContain(words);
  const trail = files.get('审计记录.csv')!.toString();
  for (const table of ['meetings', 'meeting_costs', 'meeting_guests'])
    expect(trail).toContain(`,陈亦舟,update,${table},`);
});
