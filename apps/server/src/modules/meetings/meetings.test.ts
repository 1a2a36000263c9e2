// A meeting on its way from draft to confirmed, and every way that is not allowed (product: Meeting machine).
import { meetingEndpoints as meetings, type MeetingDetail, type MeetingDraft } from '@yijian/contract/meetings';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../tools/testing/days.ts';
import { agreeTo, meetingsDesk, taskOf, type Meetings } from '../../../../../tools/testing/meetings/meetings.ts';

let app: TestApp;
let desk: Meetings;
let rep: Caller;
let leader: Caller;
let marketing: Caller;
let compliance: Caller;
let office: Caller;
let north: Caller;
let stranger: Caller;

const DAY = 86_400_000;
// In the middle of the year, so that every meeting falls into the budgets of the demo.
const now = latestDay(5, 15);
const draft = (change: Partial<MeetingDraft> = {}): MeetingDraft => desk.draft(change);
const add = async (change: Partial<MeetingDraft> = {}, who = rep): Promise<string> =>
  (await who.call(meetings.add, { body: draft(change) })).body.result.id;
const find = async (id: string, who = rep): Promise<MeetingDetail> =>
  (await who.call(meetings.find, { params: { id } })).body.result;
const submit = (id: string, comments: { code: string; comment: string }[] = [], who = rep) =>
  who.call(meetings.submit, { params: { id }, body: { comments } });
const agree = agreeTo;
const stateOf = async (id: string): Promise<string> => (await find(id)).state;
const available = (): Promise<number> => desk.available();

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
  ({ rep, leader, marketing, compliance, office } = desk);
  [north, stranger] = await Promise.all([app.as('wen.zhixu'), app.as('admin', 'kanglan')]);
});
afterAll(() => app.close());

describe('an application', () => {
  it('is saved with gaps, says what a submission still needs, and refuses to be submitted without it', async () => {
    const id = (await rep.call(meetings.add, { body: { type: 'CITY', title: '城市会' } })).body.result.id;
    const { missing } = (await rep.call(meetings.check, { body: { type: 'CITY', title: '城市会' } })).body.result;
    expect(missing.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['startsAt', 'endsAt', 'venueName', 'agenda', 'costs', 'lineId', 'objective']),
    );
    const answer = await submit(id);
    expect([answer.status, answer.body.error]).toEqual([400, 'meetings.incomplete']);
    expect((await find(id)).state).toBe('DRAFT');
  });

  it('names the field of a record that is not there, and stores nothing', async () => {
    const before = (await rep.call(meetings.count, { query: { tab: 'submitted' } })).body.result.totalElements;
    const body = { ...draft(), productId: '999999', cityCode: '33010', guestIds: ['999999999'] };
    const answer = await rep.call(meetings.add, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map(({ field }) => field)).toEqual([
      'body.productId',
      'body.cityCode',
      'body.guestIds.0',
    ]);
    const after = (await rep.call(meetings.count, { query: { tab: 'submitted' } })).body.result.totalElements;
    expect(after).toBe(before);
  });

  it('names every rule that blocks with the smallest change that passes, and passes once it is made', async () => {
    const body = draft({
      costs: [{ kind: 'MEAL', note: '', price: 400, quantity: 12 }],
      expectedGuests: 3,
      expectedStaff: 1,
      agenda: [
        { kind: 'TALK', topic: '短讲', minutes: 30 },
        { kind: 'MEAL', topic: '晚宴', minutes: 90 },
      ],
      venueKind: 'RESORT',
    });
    const verdict = (await rep.call(meetings.check, { body })).body.result;
    const broken = verdict.rules.filter(({ outcome }) => outcome === 'BLOCK' || outcome === 'WARN');
    expect(broken.map(({ code, outcome }) => `${code} ${outcome}`).toSorted()).toEqual([
      'H4 BLOCK',
      'H7 BLOCK',
      'S5 WARN',
      'S8 WARN',
    ]);
    expect(broken.find(({ code }) => code === 'H4')!.fix).toContain('1,200 元');
    expect(broken.find(({ code }) => code === 'H7')!.fix).toContain('2 位');
    expect(broken.find(({ code }) => code === 'S8')!.fix).toContain('42 分钟');
    const id = (await rep.call(meetings.add, { body })).body.result.id;
    const refused = await submit(id);
    expect([refused.status, refused.body.error]).toEqual([409, 'meetings.blocked']);
    const { version } = await find(id);
    const better = {
      ...body,
      costs: [{ kind: 'MEAL' as const, note: '', price: 100, quantity: 12 }],
      expectedGuests: 5,
      agenda: [
        { kind: 'TALK' as const, topic: '短讲', minutes: 72 },
        { kind: 'MEAL' as const, topic: '晚宴', minutes: 48 },
      ],
    };
    expect((await rep.call(meetings.update, { params: { id }, body: { ...better, version } })).status).toBe(200);
    const silent = await submit(id);
    expect([silent.status, silent.body.error]).toEqual([400, 'meetings.commentMissing']);
    expect((await submit(id, [{ code: 'S5', comment: '当地唯一可容纳的会议厅' }])).body.result.state).toBe(
      'IN_APPROVAL',
    );
    const { rules, risk } = await find(id);
    expect(rules.find(({ code }) => code === 'S5')).toMatchObject({
      outcome: 'WARN',
      comment: '当地唯一可容纳的会议厅',
    });
    expect(risk).toBe('MEDIUM');
  });

  it('warns nobody twice: an overlapping meeting, a late application and an expired material block', async () => {
    const first = draft();
    const id = (await rep.call(meetings.add, { body: first })).body.result.id;
    await submit(id);
    const soon = new Date(now.getTime() + DAY);
    const at = { startsAt: first.startsAt!, endsAt: first.endsAt! };
    const overlap = (await rep.call(meetings.check, { body: { ...draft(), ...at } })).body.result.rules;
    expect(overlap[0]).toMatchObject({ code: 'H13', outcome: 'BLOCK', fix: expect.stringContaining(first.title) });
    const late = (
      await rep.call(meetings.check, {
        body: draft({ startsAt: soon.toISOString(), endsAt: new Date(soon.getTime() + 7_200_000).toISOString() }),
      })
    ).body.result.rules;
    expect(late.find(({ code }) => code === 'H12')).toMatchObject({ outcome: 'BLOCK' });
    const [{ id: materialId } = { id: '' }] = await app.owner<{ id: string }[]>`
      select id from library_materials where enterprise_id = 1 and state = 'RECALLED' limit 1`;
    const agenda = [{ kind: 'TALK' as const, topic: '旧资料', minutes: 60, materialId }];
    const recalled = (await rep.call(meetings.check, { body: draft({ agenda }) })).body.result.rules;
    expect(recalled.find(({ code }) => code === 'H11')).toMatchObject({ outcome: 'BLOCK' });
  });
});

describe('the approval', () => {
  it('goes by line manager, marketing and compliance, holds the budget and gives a number', async () => {
    const before = await available();
    const id = await add();
    const { number: none } = await find(id);
    expect(none).toBeNull();
    await submit(id);
    expect(await available()).toBe(before - 1200);
    const waiting = (await leader.call(meetings.list, { query: { tab: 'pendingApproved', size: 50 } })).body.result;
    expect(waiting.content.find((one) => one.id === id)?.waiting).toMatchObject({ node: '直属上级审批' });
    for (const who of [leader, marketing, compliance]) expect((await agree(who, id)).status).toBe(200);
    const meeting = await find(id);
    expect(meeting).toMatchObject({ state: 'APPROVED', number: expect.stringMatching(/^M20\d\d-\d{5}$/) });
    expect(meeting.steps.map(({ to }) => to)).toEqual(['IN_APPROVAL', 'APPROVED']);
    const agreed = (await leader.call(meetings.list, { query: { tab: 'myApproved', size: 50 } })).body.result;
    expect(agreed.content.map((one) => one.id)).toContain(id);
    const mine = (await rep.call(meetings.list, { query: { tab: 'approved', size: 50 } })).body.result;
    expect(mine.content.map((one) => one.id)).toContain(id);
    expect(await available()).toBe(before - 1200);
  });

  it('APR-06 withdrawn and refused meetings give the budget back; a refused one is only copied, and is decided but not approved by whoever refused it', async () => {
    const before = await available();
    const id = await add({ title: '重复的科会' });
    await submit(id);
    const back = await rep.call(meetings.withdraw, { params: { id }, body: { reason: '日期未定' } });
    expect(back.body.result.state).toBe('DRAFT');
    expect(await available()).toBe(before);
    expect((await submit(id)).body.result.state).toBe('IN_APPROVAL');
    const taskId = await taskOf(leader, id);
    expect((await leader.call(tasks.reject, { params: { id: taskId }, body: { comment: '重复' } })).status).toBe(200);
    await expect.poll(() => stateOf(id)).toBe('REJECTED');
    const decided = async (tab: 'doneApproved' | 'myApproved') =>
      (await leader.call(meetings.count, { query: { tab, keyword: '重复的科会' } })).body.result.totalElements;
    expect([await decided('doneApproved'), await decided('myApproved')]).toEqual([1, 0]);
    expect(await available()).toBe(before);
    const { acts, steps } = await find(id);
    expect(steps.at(-1)).toMatchObject({ to: 'REJECTED', userName: '周敏行', reason: '重复' });
    expect(acts).toEqual(['copy']);
    const copy = (await rep.call(meetings.copy, { params: { id } })).body.result;
    expect(copy).toMatchObject({ state: 'DRAFT', number: null });
    const again = await rep.call(meetings.submit, { params: { id }, body: { comments: [] } });
    expect([again.status, again.body.error]).toEqual([409, 'meetings.notPossible']);
  });

  it('a returned application is edited and submitted anew under its number', async () => {
    const id = await add();
    await submit(id);
    const { number: first } = await find(id);
    const taskId = await taskOf(leader, id);
    const body = { nodeId: 'start', comment: '请补充目的' };
    expect((await leader.call(tasks.return, { params: { id: taskId }, body })).status).toBe(200);
    await expect.poll(() => stateOf(id)).toBe('RETURNED');
    const { version, steps } = await find(id);
    expect(steps.at(-1)).toMatchObject({ userName: '周敏行', reason: '请补充目的' });
    const answer = await rep.call(meetings.update, { params: { id }, body: { ...draft(), version } });
    expect(answer.body.result.state).toBe('RETURNED');
    expect((await submit(id)).body.result).toMatchObject({ state: 'IN_APPROVAL', number: first });
    for (const who of [leader, marketing, compliance]) expect((await agree(who, id)).status).toBe(200);
    expect(await stateOf(id)).toBe('APPROVED');
  });
});

describe('a change of an approved meeting', () => {
  it('keeps the approved version until it is agreed to, and shows what differs', async () => {
    const before = await available();
    const content = draft();
    const id = (await rep.call(meetings.add, { body: content })).body.result.id;
    await submit(id);
    for (const who of [leader, marketing, compliance]) await agree(who, id);
    const { version } = await find(id);
    const change = {
      ...content,
      venueName: '五楼报告厅',
      costs: [{ kind: 'MEAL' as const, note: '', price: 150, quantity: 12 }],
    };
    const body = { ...change, version, reason: '人数增加', comments: [] };
    expect((await rep.call(meetings.change, { params: { id }, body })).body.result.state).toBe('CHANGE_APPROVAL');
    expect(await available()).toBe(before - 1800);
    for (const who of [leader, marketing, compliance]) expect((await agree(who, id)).status).toBe(200);
    const meeting = await find(id);
    expect(meeting).toMatchObject({ state: 'APPROVED', revision: 2, estimate: 1800, venueName: '五楼报告厅' });
    expect(meeting.revisions[0]).toMatchObject({
      revision: 1,
      reason: '人数增加',
      changes: [
        { field: 'venueName', before: '三楼会议室', after: '五楼报告厅' },
        { field: 'costs', before: '1200', after: '1800' },
      ],
    });
  });

  it('that is refused or withdrawn brings the approved version and its budget back', async () => {
    const before = await available();
    const content = draft();
    const id = (await rep.call(meetings.add, { body: content })).body.result.id;
    await submit(id);
    for (const who of [leader, marketing, compliance]) await agree(who, id);
    const { version } = await find(id);
    const costs = [{ kind: 'MEAL' as const, note: '', price: 200, quantity: 12 }];
    const body = { ...content, costs, version, reason: '加菜', comments: [] };
    await rep.call(meetings.change, { params: { id }, body });
    await leader.call(tasks.reject, { params: { id: await taskOf(leader, id) }, body: { comment: '超标' } });
    await expect.poll(() => stateOf(id)).toBe('APPROVED');
    const kept = await find(id);
    expect(kept).toMatchObject({ estimate: 1200, state: 'APPROVED' });
    expect(kept.steps.at(-1)).toMatchObject({ userName: '周敏行', reason: '超标' });
    expect(await available()).toBe(before - 1200);
    const cancelled = await rep.call(meetings.cancel, { params: { id }, body: { reason: '讲者生病' } });
    expect(cancelled.body.result.state).toBe('CANCELLED');
    expect(await available()).toBe(before);
  });
});

describe('rights', () => {
  it('another region and another enterprise see nothing of it, a colleague changes nothing', async () => {
    const id = await add();
    for (const who of [north, stranger]) {
      const answer = await who.call(meetings.find, { params: { id } });
      expect([answer.status, answer.body.error]).toEqual([404, 'meetings.notFound']);
      const cancelled = await who.call(meetings.cancel, { params: { id }, body: { reason: '不该取消' } });
      expect(cancelled.status).toBe(404);
    }
    const { version } = await find(id);
    const answer = await leader.call(meetings.update, {
      params: { id },
      body: { ...draft({ guestIds: [], agenda: [] }), version },
    });
    expect([answer.status, answer.body.error]).toEqual([409, 'meetings.notPossible']);
    expect((await office.call(meetings.add, { body: draft() })).status).toBe(403);
  });

  it('a change on an old version answers 409 and changes nothing', async () => {
    const id = await add();
    const { version } = await find(id);
    await rep.call(meetings.update, { params: { id }, body: { ...draft({ title: '第一次' }), version } });
    const late = await rep.call(meetings.update, { params: { id }, body: { ...draft({ title: '第二次' }), version } });
    expect([late.status, late.body.error]).toEqual([409, 'meetings.changedMeanwhile']);
    expect((await find(id)).title).toBe('第一次');
  });
});

describe('a list of meetings', () => {
  it('comes in the order of days or amounts, page by page, without a gap or a double', async () => {
    for (const sort of ['startsAt,asc', 'startsAt,desc', 'estimate,asc', 'estimate,desc'] as const) {
      const query = { stage: 'ENDED', sort } as const;
      const all = (await desk.office.call(meetings.list, { query: { ...query, size: 100 } })).body.result.content;
      const values = all.map((one) => (sort.startsWith('estimate') ? one.estimate : Date.parse(one.startsAt!)));
      const inOrder = values.toSorted((one, other) => (sort.endsWith('asc') ? one - other : other - one));
      expect(values.length).toBeGreaterThan(3);
      expect([sort, values]).toEqual([sort, inOrder]);
      const ids: string[] = [];
      for (let page = 0; page * 3 < all.length; page += 1)
        ids.push(
          ...(await desk.office.call(meetings.list, { query: { ...query, size: 3, page } })).body.result.content.map(
            ({ id }) => id,
          ),
        );
      expect(ids).toEqual(all.map(({ id }) => id));
    }
  });
});
