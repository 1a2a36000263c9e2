// Ways out of a rule that blocks, and soft rules that block when they are passed by far (product: rules H4, S6, H7, H12, S17).
import { meetingEndpoints as meetings, type MeetingDetail, type MeetingDraft } from '@yijian/contract/meetings';
import { ruleEndpoints as rules } from '@yijian/contract/rules';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import {
  agreeTo,
  approveMeetingOf,
  type Meetings,
  meetingsDesk,
  taskOf,
} from '../../../../../../tools/testing/meetings/meetings.ts';

let app: TestApp;
let desk: Meetings;
let rep: Caller;
let secondLeader: Caller;
let generalManager: Caller;
const now = latestDay(5, 15);
const DAY = 86_400_000;

const find = async (id: string): Promise<MeetingDetail> =>
  (await rep.call(meetings.find, { params: { id } })).body.result;
/** What the page of the meeting says of the exemption from a rule. */
const exemptionIn = async (id: string, code: string) =>
  (await find(id)).rules.find((rule) => rule.code === code)?.exemptionState;
const submit = (id: string, comments: { code: string; comment: string }[] = []) =>
  rep.call(meetings.submit, { params: { id }, body: { comments } });
const add = async (change: Partial<MeetingDraft>): Promise<string> =>
  (await rep.call(meetings.add, { body: desk.draft(change) })).body.result.id;
const ruleOf = async (change: Partial<MeetingDraft>, code: string) =>
  (await rep.call(meetings.check, { body: desk.draft(change) })).body.result.rules.find((one) => one.code === code)!;

/** Tomorrow, at an hour of its own. */
const tomorrow = (hour: number) => ({
  startsAt: new Date(now.getTime() + DAY + hour * 3_600_000).toISOString(),
  endsAt: new Date(now.getTime() + DAY + (hour + 1) * 3_600_000).toISOString(),
});
const dear = { costs: [{ kind: 'MEAL' as const, note: '晚餐', price: 350, quantity: 12 }] };

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
  ({ rep } = desk);
  secondLeader = await app.as('gu.changfeng');
  generalManager = await app.as('shi.anlan');
});
afterAll(() => app.close());

describe('an application that is late', () => {
  it('H12 is blocked, and with an urgent reason goes to the manager of the line manager', async () => {
    const id = await add(tomorrow(1));
    expect(await ruleOf(tomorrow(1), 'H12')).toMatchObject({ outcome: 'BLOCK', exemption: 'SECOND_LEADER' });
    const silent = await submit(id);
    expect([silent.status, silent.body.error]).toEqual([409, 'meetings.blocked']);
    expect(silent.body.message).toContain('上级的上级豁免');
    const asked = await submit(id, [{ code: 'H12', comment: '主讲专家行程临时确定' }]);
    expect(asked.body.result.state).toBe('IN_APPROVAL');
    const meeting = await find(id);
    expect(meeting.risk).toBe('HIGH');
    expect(meeting.rules.find(({ code }) => code === 'H12')).toMatchObject({
      outcome: 'BLOCK',
      exemption: 'SECOND_LEADER',
      comment: '主讲专家行程临时确定',
    });
    for (const who of [desk.leader, secondLeader, desk.marketing, desk.compliance])
      expect((await agreeTo(who, id)).status).toBe(200);
    expect((await find(id)).state).toBe('APPROVED');
    expect([await exemptionIn(id, 'H12'), await exemptionIn(id, 'H4')]).toEqual(['GIVEN', null]);
  });

  it('H12 ends when that manager refuses it', async () => {
    const id = await add(tomorrow(3));
    await submit(id, [{ code: 'H12', comment: '临时增加' }]);
    await agreeTo(desk.leader, id);
    const task = await taskOf(secondLeader, id);
    expect((await rep.call(tasks.approve, { params: { id: task }, body: { comment: '同意' } })).status).toBe(404);
    await secondLeader.call(tasks.reject, { params: { id: task }, body: { comment: '下周再办' } });
    await expect.poll(async () => (await find(id)).state).toBe('REJECTED');
    expect(await exemptionIn(id, 'H12')).toBe('NOT_GIVEN');
  });

  it('asks nobody besides where it is in time', async () => {
    const id = await approveMeetingOf(desk);
    expect((await find(id)).state).toBe('APPROVED');
  });
});

describe('a meal above the limit', () => {
  it('H4 is blocked, and with a reason goes to the general manager last', async () => {
    const id = await add(dear);
    const [refused, asked] = [await submit(id), await submit(id, [{ code: 'H4', comment: '外宾接待标准' }])];
    expect([refused.status, refused.body.error]).toEqual([409, 'meetings.blocked']);
    expect(asked.body.result.state).toBe('IN_APPROVAL');
    for (const who of [desk.leader, desk.marketing, desk.compliance]) await agreeTo(who, id);
    expect((await find(id)).state).toBe('IN_APPROVAL');
    expect(await exemptionIn(id, 'H4')).toBe('ASKED');
    expect((await agreeTo(generalManager, id)).status).toBe(200);
    expect((await find(id)).state).toBe('APPROVED');
    expect(await exemptionIn(id, 'H4')).toBe('GIVEN');
  });

  it('H4 a change that the general manager refuses is not exempted, nor is an application that is taken back', async () => {
    const id = await approveMeetingOf(desk);
    const { version, startsAt, endsAt, title } = await find(id);
    const draft = desk.draft({ startsAt: startsAt!, endsAt: endsAt!, title, ...dear });
    const body = { ...draft, version, reason: '改在外地', comments: [{ code: 'H4', comment: '外宾接待标准' }] };
    await rep.call(meetings.change, { params: { id }, body });
    for (const who of [desk.leader, desk.marketing, desk.compliance]) await agreeTo(who, id);
    expect(await exemptionIn(id, 'H4')).toBe('ASKED');
    const task = await taskOf(generalManager, id);
    await generalManager.call(tasks.reject, { params: { id: task }, body: { comment: '按标准用餐' } });
    await expect.poll(async () => (await find(id)).state).toBe('APPROVED');
    expect(await exemptionIn(id, 'H4')).toBe('NOT_GIVEN');
    const other = await add(dear);
    await submit(other, [{ code: 'H4', comment: '外宾接待标准' }]);
    await rep.call(meetings.withdraw, { params: { id: other }, body: { reason: '改期' } });
    expect(await exemptionIn(other, 'H4')).toBe('NOT_GIVEN');
  });

  it('H4 of a change asks the general manager again', async () => {
    const id = await approveMeetingOf(desk);
    const { version, agenda, costs, guests, ...rest } = await find(id);
    expect([agenda.length, costs.length, guests.length]).toEqual([3, 1, 6]);
    const draft = desk.draft({ startsAt: rest.startsAt!, endsAt: rest.endsAt!, title: rest.title, ...dear });
    const body = { ...draft, version, reason: '改在外地', comments: [] };
    expect((await rep.call(meetings.change, { params: { id }, body })).status).toBe(409);
    const said = { ...body, comments: [{ code: 'H4', comment: '外宾接待标准' }] };
    expect((await rep.call(meetings.change, { params: { id }, body: said })).body.result.state).toBe('CHANGE_APPROVAL');
    // Asked when it was approved, and silent since.
    expect((await find(id)).speakers.map(({ state }) => state)).toEqual(['INVITED']);
    for (const who of [desk.leader, desk.marketing, desk.compliance, generalManager]) await agreeTo(who, id);
    expect(await find(id)).toMatchObject({ state: 'APPROVED', estimate: 4200 });
  });

  it('a reason for a rule that has no way out changes nothing', async () => {
    const id = await add({ expectedGuests: 3 });
    const refused = await submit(id, [{ code: 'H7', comment: '只请三位' }]);
    expect([refused.status, refused.body.error]).toEqual([409, 'meetings.blocked']);
    expect(await ruleOf({ expectedGuests: 3 }, 'H7')).toMatchObject({ exemption: null });
  });
});

describe('limits of their own', () => {
  it('H7 more employees than guests block, and the smallest change is named', async () => {
    const rule = await ruleOf({ expectedGuests: 6, expectedStaff: 9 }, 'H7');
    expect(rule).toMatchObject({
      outcome: 'BLOCK',
      inputs: { 'meetings.fewestGuests': 6, 'meetings.staffShare': 150 },
    });
    expect(rule.fix).toContain('6 人');
    expect(await ruleOf({ expectedGuests: 6, expectedStaff: 6 }, 'H7')).toMatchObject({ outcome: 'PASS' });
  });

  it('S5 a venue on the list of banned venues blocks, a scenic one only warns', async () => {
    const scenic = await ruleOf({ venueKind: 'SCENIC', venueName: '湖畔会议中心' }, 'S5');
    expect(scenic).toMatchObject({ outcome: 'WARN', needsComment: true });
    const banned = await ruleOf({ venueKind: 'HOTEL', venueName: '云川温泉酒店二楼' }, 'S5');
    expect(banned).toMatchObject({ outcome: 'BLOCK', inputs: { applies: 0, banned: 1 }, exemption: null });
    expect(banned.fix).toContain('温泉');
    const inEnglish = await ruleOf({ venueKind: 'HOTEL', venueName: 'Cloud River GOLF Club' }, 'S5');
    expect(inEnglish.outcome).toBe('BLOCK');
    const id = await add({ venueKind: 'HOTEL', venueName: '云川温泉酒店二楼' });
    const refused = await submit(id, [{ code: 'S5', comment: '只用会议室' }]);
    expect([refused.status, refused.body.error]).toEqual([409, 'meetings.blocked']);
  });

  it('S6 and S17 warn above their first figure and block above the second, replayed with both', async () => {
    const trial = async (code: string, inputs: Record<string, number>) =>
      (
        await desk.compliance.call(rules.simulate, {
          params: { code },
          body: { on: now.toISOString().slice(0, 10), organizationId: null, scopeType: null, inputs },
        })
      ).body.result.outcome;
    const topic = (n: number) => ({ 'meetings.sameTopic': n, 'meetings.sameTopicMost': n });
    const overdue = (n: number) => ({ 'meetings.overdueWarned': n, 'meetings.overdue': n });
    expect([await trial('S6', topic(2)), await trial('S6', topic(3)), await trial('S6', topic(4))]).toEqual([
      'PASS',
      'WARN',
      'BLOCK',
    ]);
    expect([await trial('S17', overdue(0)), await trial('S17', overdue(2)), await trial('S17', overdue(3))]).toEqual([
      'PASS',
      'WARN',
      'BLOCK',
    ]);
  });
});
