// Open meetings of a leaver go to a colleague and come back (product 3.25).
import { handoverEndpoints as handovers } from '@yijian/contract/handovers';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { approveMeetingOf, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';

const now = latestDay(5, 15);
let app: TestApp;
let desk: Meetings;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
  admin = await app.as('admin');
});
afterAll(() => app.close());

const ownerOf = async (id: string): Promise<string> =>
  (await admin.call(meetings.find, { params: { id } })).body.result.owner.id;

it(
  'open meetings change their owner, those in approval and what is over do not, and an undo brings them back',
  { timeout: 60_000 },
  async () => {
    const approved = await approveMeetingOf(desk);
    const { id: waiting } = (await desk.rep.call(meetings.add, { body: desk.draft() })).body.result;
    await desk.rep.call(meetings.submit, { params: { id: waiting }, body: { comments: [] } });
    const from = await ownerOf(approved);
    const [colleague] = await app.owner<{ id: string }[]>`
    select id::text from users where enterprise_id = 1 and login = 'qi.wangshu'`;
    const [over] = await app.owner<{ id: string }[]>`
    select id::text from meetings where enterprise_id = 1 and owner_id = ${from} and state in ('CONFIRMED', 'CLOSED') limit 1`;
    const preview = (await admin.call(handovers.preview, { params: { id: from } })).body.result;
    const item = preview.items.find(({ kind }) => kind === 'meetings')!;
    expect(item.count).toBeGreaterThan(0);
    const body = {
      fromUserId: from,
      stamp: preview.stamp,
      reason: '离职',
      assignments: [{ kind: 'meetings', toUserId: colleague!.id }],
    } as const;
    const begun = await admin.call(handovers.begin, { body });
    expect(begun.status, begun.body.message).toBe(200);
    expect(await ownerOf(approved)).toBe(colleague!.id);
    expect([await ownerOf(waiting), await ownerOf(over!.id)]).toEqual([from, from]);
    const receiver = await app.as('qi.wangshu');
    expect((await receiver.call(meetings.find, { params: { id: approved } })).body.result.acts).toContain('start');
    expect((await admin.call(handovers.undo, { params: { id: begun.body.result.id } })).status).toBe(200);
    expect(await ownerOf(approved)).toBe(from);
  },
);
