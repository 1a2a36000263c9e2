// An active speaker changes while the old values hold; several are renewed at once; whoever is about to expire is told of (product: Speaker machine).
import { notificationEndpoints } from '@yijian/contract/notifications';
import { speakerChangeEndpoints as changes, speakerEndpoints as speakers } from '@yijian/contract/speakers';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { transaction } from '../../../platform/db/index.ts';
import { expireSpeakers } from '../expiry.service.ts';
import {
  activateSpeaker,
  agreeToSpeaker,
  proposeSpeaker,
  speakerOf,
  speakersDesk,
  type Speakers,
} from '../../../../../../tools/testing/meetings/speakers.ts';

const now = latestDay(5, 15);
let app: TestApp;
let desk: Speakers;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await speakersDesk(app, now);
});
afterAll(() => app.close());

const topics = ['癫痫', '偏头痛'];
const asked = async (id: string, change: object = {}, who = desk.rep) => {
  const { tier } = await speakerOf(desk.rep, id);
  const body = { tier, tierReason: '', topics, trainingUntil: desk.dayIn(300), reason: '新增授权主题', ...change };
  return who.call(changes.ask, { params: { id }, body });
};
const processOf = async (id: string) =>
  (await app.owner`select state from workflow_instances where enterprise_id = 1 and id = ${id}`)[0]?.['state'];
const told = async (kind: 'speakers.returned' | 'speakers.expiring', id: string): Promise<string[]> => {
  const { content } = (await desk.rep.call(notificationEndpoints.list, { query: { kind, size: 100 } })).body.result;
  return content.filter(({ path }) => path === `/meeting/speakerDetail?id=${id}`).map(({ title }) => title);
};

describe('a change of an active speaker', () => {
  it('waits for medical and compliance while the old values hold and the speaker stays active, then holds', async () => {
    const { rep, office, medical, compliance, dayIn } = desk;
    const id = await activateSpeaker(desk);
    expect((await asked(id)).body.result).toMatchObject({ id, state: 'ACTIVE' });
    const waiting = await speakerOf(rep, id);
    expect(waiting).toMatchObject({ state: 'ACTIVE', isChanging: true, topics: ['癫痫'] });
    expect(waiting.changes).toMatchObject([
      { state: 'PENDING', topics, reason: '新增授权主题', trainingUntil: dayIn(300) },
    ]);
    expect(waiting.acts).toContain('withdrawChange');
    expect((await asked(id)).body.error).toBe('speakers.notPossible');
    const inTab = async (tab: 'submitted' | 'approved') =>
      (await rep.call(speakers.list, { query: { tab, size: 100 } })).body.result.content.some((one) => one.id === id);
    expect([await inTab('submitted'), await inTab('approved')]).toEqual([true, true]);
    const pending = (await medical.call(speakers.list, { query: { tab: 'pendingApproved', size: 100 } })).body.result;
    expect(pending.content.find((one) => one.id === id)?.waiting?.taskId).toMatch(/^\d+$/);
    for (const who of [medical, compliance]) expect((await agreeToSpeaker(who, id)).status).toBe(200);
    const changed = await speakerOf(office, id);
    expect(changed).toMatchObject({ state: 'ACTIVE', isChanging: false, topics, changes: [{ state: 'APPROVED' }] });
    const done = (await medical.call(speakers.list, { query: { tab: 'doneApproved', size: 100 } })).body.result;
    expect(done.content.map((one) => one.id)).toContain(id);
  });

  it('says what is wrong, and that nothing would change; another tier than proposed is explained', async () => {
    const id = await activateSpeaker(desk);
    const { tier } = await speakerOf(desk.rep, id);
    expect((await asked(id, { topics: ['癫痫'] })).body.error).toBe('speakers.nothingChanged');
    const past = await asked(id, { trainingUntil: desk.dayIn(-1), topics: [] });
    expect([past.status, past.body.fields?.map(({ field }) => field)]).toEqual([
      400,
      ['body.topics', 'body.trainingUntil'],
    ]);
    const silent = await asked(id, { reason: '' });
    expect([silent.status, silent.body.fields?.[0]?.field]).toEqual([400, 'body.reason']);
    const other = await asked(id, { tier: tier === 'MIDDLE' ? 'FULL' : 'MIDDLE' });
    expect([other.status, other.body.fields?.[0]?.field]).toEqual([400, 'body.tierReason']);
    expect((await speakerOf(desk.rep, id)).changes).toEqual([]);
  });

  it('is withdrawn with its process by whoever maintains the speaker, also where the office asked, and asked for anew', async () => {
    const id = await activateSpeaker(desk);
    await asked(id, {}, desk.office);
    const { instanceId } = await speakerOf(desk.rep, id);
    const withdraw = () => desk.rep.call(changes.withdraw, { params: { id }, body: { reason: '资料不全' } });
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).body.error).toBe('speakers.notPossible');
    expect((await speakerOf(desk.rep, id)).changes).toMatchObject([
      { state: 'WITHDRAWN', endedBy: '陈亦舟', endedReason: '资料不全' },
    ]);
    await expect.poll(() => processOf(instanceId!), { timeout: 20_000 }).toBe('CANCELLED');
    expect((await asked(id)).status).toBe(200);
  });

  it('that is sent back or rejected ends with the reason, and the speaker stays as it was', async () => {
    const { rep, medical } = desk;
    const id = await activateSpeaker(desk);
    await asked(id);
    const first = (await speakerOf(medical, id)).waiting!.taskId!;
    const returning = { nodeId: 'start', comment: '请补充培训证明' };
    expect((await medical.call(tasks.return, { params: { id: first }, body: returning })).status).toBe(200);
    const newest = async () => (await speakerOf(rep, id)).changes[0]!;
    await expect.poll(async () => (await newest()).state, { timeout: 20_000 }).toBe('RETURNED');
    expect(await newest()).toMatchObject({ endedBy: '何静', endedReason: expect.stringContaining('请补充培训证明') });
    expect((await told('speakers.returned', id))[0]).toContain('请补充培训证明');
    expect((await asked(id)).status).toBe(200);
    const second = (await speakerOf(medical, id)).waiting!.taskId!;
    await medical.call(tasks.reject, { params: { id: second }, body: { comment: '主题不符' } });
    await expect.poll(async () => (await newest()).state, { timeout: 20_000 }).toBe('REJECTED');
    expect(await newest()).toMatchObject({ endedBy: '何静', endedReason: '主题不符' });
    expect(await speakerOf(rep, id)).toMatchObject({ state: 'ACTIVE', topics: ['癫痫'], isChanging: false });
  });

  it('ends when compliance blacklists the speaker', async () => {
    const id = await activateSpeaker(desk);
    await asked(id);
    const { instanceId } = await speakerOf(desk.rep, id);
    const body = { reason: '学术不端' };
    expect((await desk.compliance.call(speakers.blacklist, { params: { id }, body })).status).toBe(200);
    expect((await speakerOf(desk.rep, id)).changes).toMatchObject([{ state: 'WITHDRAWN', endedReason: '学术不端' }]);
    await expect.poll(() => processOf(instanceId!), { timeout: 20_000 }).toBe('CANCELLED');
  });

  it('is asked for by whoever maintains the speaker, in the own enterprise', async () => {
    const id = await activateSpeaker(desk);
    const { tier } = await speakerOf(desk.rep, id);
    const body = { tier, topics, trainingUntil: desk.dayIn(300), reason: '新增授权主题' };
    const [stranger, other, manager] = await Promise.all([
      app.as('admin', 'kanglan'),
      app.as('wen.zhixu'),
      app.as('shen.lian'),
    ]);
    for (const who of [stranger, other])
      expect((await who.call(changes.ask, { params: { id }, body })).body.error).toBe('speakers.notFound');
    expect((await manager.call(changes.ask, { params: { id }, body })).status).toBe(403);
  });
});

describe('several speakers', () => {
  it('are renewed with one training: a change of the active, an approval of the expired, a reason for the others', async () => {
    const { rep, office, medical, compliance, dayIn } = desk;
    const active = await activateSpeaker(desk);
    const expired = await activateSpeaker(desk);
    const draft = await proposeSpeaker(desk);
    await app.owner`update speakers set training_until = ${dayIn(-1)} where enterprise_id = 1 and id = ${expired}`;
    const body = { ids: [active, expired, draft, '999999999'], trainingUntil: dayIn(400), reason: '年度续期' };
    const { results } = (await office.call(changes.renewAll, { body })).body.result;
    expect(results.map(({ id, isDone }) => [id, isDone])).toEqual([
      [active, true],
      [expired, true],
      [draft, false],
      ['999999999', false],
    ]);
    expect(results[2]!.message).toMatch(/草稿/);
    // A training does not move the contract.
    expect(results.map(({ signedUntil }) => signedUntil)).toEqual([dayIn(365), dayIn(365), null, null]);
    expect(await speakerOf(rep, active)).toMatchObject({ state: 'ACTIVE', isChanging: true });
    expect(await speakerOf(rep, expired)).toMatchObject({ state: 'PENDING_APPROVAL', trainingUntil: dayIn(400) });
    for (const id of [active, expired]) {
      for (const who of [medical, compliance]) expect((await agreeToSpeaker(who, id)).status).toBe(200);
      expect(await speakerOf(rep, id)).toMatchObject({ state: 'ACTIVE', trainingUntil: dayIn(400) });
    }
    const none = await office.call(changes.renewAll, { body: { ...body, ids: [] } });
    expect([none.status, none.body.fields?.[0]?.field]).toEqual([400, 'body.ids']);
  });

  it('that end within 60, 30 and 7 days are found, and their proposer is told once at each', async () => {
    const { office, dayIn } = desk;
    const id = await activateSpeaker(desk);
    const endsIn = (days: number) =>
      app.owner`update speakers set training_until = ${dayIn(days)} where enterprise_id = 1 and id = ${id}`;
    const foundWithin = async () => {
      const found: string[] = [];
      for (const expiresWithin of ['60', '30', '7'] as const) {
        const { content } = (await office.call(speakers.list, { query: { expiresWithin, size: 100 } })).body.result;
        if (content.some((one) => one.id === id)) found.push(expiresWithin);
      }
      return found;
    };
    const counts: number[] = [];
    for (const days of [61, 60, 45, 30, 8, 7, 7, 0]) {
      await endsIn(days);
      // Time does not pass in this test: the last day comes nearer, and is taken for the one that was told of.
      await app.owner`update speakers set told_until = training_until where enterprise_id = 1 and id = ${id} and told_until is not null`;
      await transaction(app.app.connections.bound('1'), {}, (sql) => expireSpeakers({ sql }, now));
      counts.push((await told('speakers.expiring', id)).length);
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3, 3]);
    await endsIn(29);
    expect(await foundWithin()).toEqual(['60', '30']);
    expect((await told('speakers.expiring', id))[0]).toMatch(/\d+ 天/);
  });
});
