// What the rules of speakers say to a meeting that names one (product: rules H1, H2, S2, H3).
import { meetingEndpoints as meetings, type MeetingDraft } from '@yijian/contract/meetings';
import { speakerEndpoints as speakers } from '@yijian/contract/speakers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { agreeTo, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import {
  activateSpeaker,
  proposeSpeaker,
  speakerOf,
  speakersDesk,
  type Speakers,
} from '../../../../../../tools/testing/meetings/speakers.ts';

let app: TestApp;
let desk: Meetings;
let office: Speakers;

const now = latestDay(5, 15);
const talk = (speakerId: string, change: object = {}) => ({
  kind: 'TALK' as const,
  topic: '癫痫新药进展',
  minutes: 90,
  speakerId,
  ...change,
});
const fee = (price: number) => ({ kind: 'FEE' as const, note: '讲课费', price, quantity: 1 });
const meal = { kind: 'MEAL' as const, note: '', price: 50, quantity: 12 };
const verdictOf = async (change: Partial<MeetingDraft>) => {
  const { rules } = (await desk.rep.call(meetings.check, { body: desk.draft(change) })).body.result;
  return (code: string) => rules.find((rule) => rule.code === code);
};
const doctorOf = async (id: string): Promise<string> => (await speakerOf(office.office, id)).doctor.id;

beforeAll(async () => {
  app = await startTestApp({ now });
  [desk, office] = [await meetingsDesk(app, now), await speakersDesk(app, now)];
});
afterAll(() => app.close());

describe('a speaker in a meeting', () => {
  it('H1 blocks a speaker who is not active, whose topic is another, or whose training ends before the meeting', async () => {
    const draftId = await proposeSpeaker(office);
    const proposed = await verdictOf({ agenda: [talk(await doctorOf(draftId))] });
    expect(proposed('H1')).toMatchObject({ outcome: 'BLOCK', field: 'agenda' });
    const id = await activateSpeaker(office);
    const { doctor } = await speakerOf(office.office, id);
    expect((await verdictOf({ agenda: [talk(doctor.id)] }))('H1')).toMatchObject({ outcome: 'PASS' });
    const other = await verdictOf({ agenda: [talk(doctor.id, { topic: '糖尿病管理' })] });
    expect(other('H1')).toMatchObject({ outcome: 'BLOCK', fix: expect.stringContaining(doctor.name) });
    await app.owner`update speakers set training_until = ${office.dayIn(5)} where id = ${id}`;
    expect((await verdictOf({ agenda: [talk(doctor.id)] }))('H1')).toMatchObject({ outcome: 'BLOCK' });
    await app.owner`update speakers set training_until = ${office.dayIn(300)} where id = ${id}`;
    expect((await verdictOf({ agenda: [talk(doctor.id)] }))('H1')).toMatchObject({ outcome: 'PASS' });
    await app.owner`update speaker_contracts set ends_on = ${office.dayIn(5)} where speaker_id = ${id}`;
    const body = desk.draft({ agenda: [talk(doctor.id)], costs: [meal, fee(100)] });
    const { id: meetingId } = (await desk.rep.call(meetings.add, { body })).body.result;
    const refused = await desk.rep.call(meetings.submit, { params: { id: meetingId }, body: { comments: [] } });
    expect([refused.status, refused.body.error]).toEqual([409, 'meetings.blocked']);
    expect(refused.body.message).toContain('H1');
  });

  it('H1 a speaker who was blacklisted since the submission stops the last approval', async () => {
    const id = await activateSpeaker(office);
    const body = desk.draft({ agenda: [talk(await doctorOf(id))], costs: [meal, fee(100)] });
    const params = { id: (await desk.rep.call(meetings.add, { body })).body.result.id };
    expect((await desk.rep.call(meetings.submit, { params, body: { comments: [] } })).status).toBe(200);
    for (const who of [desk.leader, desk.marketing]) await agreeTo(who, params.id);
    const reason = { reason: '与竞品存在未申报的利益关系' };
    expect((await desk.compliance.call(speakers.blacklist, { params: { id }, body: reason })).status).toBe(200);
    const refused = await agreeTo(desk.compliance, params.id);
    expect([refused.status, refused.body.error]).toEqual([409, 'workflows.effectRefused']);
    expect(refused.body.message).toContain('黑名单');
    expect((await desk.rep.call(meetings.find, { params })).body.result.state).toBe('IN_APPROVAL');
  });

  it('H3 blocks a fee above the rate of the tier for the time that is spoken, and names the most', async () => {
    const id = await activateSpeaker(office, { tier: 'MIDDLE', tierReason: '测试级别' });
    const agenda = [talk(await doctorOf(id))];
    // Ninety minutes are two learning hours of CNY 300.
    expect((await verdictOf({ agenda, costs: [meal, fee(600)] }))('H3')).toMatchObject({ outcome: 'PASS' });
    const dear = await verdictOf({ agenda, costs: [meal, fee(601)] });
    expect(dear('H3')).toMatchObject({ outcome: 'BLOCK', field: 'costs', fix: expect.stringContaining('600 元') });
  });

  it('H2 and S2 count what other meetings of the year hold, and a cancelled meeting gives it back', async () => {
    const id = await activateSpeaker(office, { tier: 'FULL', tierReason: '测试级别' });
    const agenda = [talk(await doctorOf(id))];
    const body = desk.draft({ agenda, costs: [meal, fee(900)] });
    const { id: meetingId } = (await desk.rep.call(meetings.add, { body })).body.result;
    await desk.rep.call(meetings.submit, { params: { id: meetingId }, body: { comments: [] } });
    const held = await speakerOf(office.office, id);
    expect(held).toMatchObject({ times: 1, amount: 900, spentTimes: 0 });
    expect(held.engagements).toEqual([
      expect.objectContaining({ meetingId, minutes: 90, fee: 900, stage: 'ESTIMATED' }),
    ]);
    for (const who of [desk.leader, desk.marketing, desk.compliance]) await agreeTo(who, meetingId);
    expect((await speakerOf(office.office, id)).engagements[0]?.stage).toBe('COMMITTED');
    await app.owner`update speaker_engagements set fee = 41000 where meeting_id = ${meetingId}`;
    const near = await verdictOf({ agenda });
    expect([near('H2')?.outcome, near('S2')?.outcome]).toEqual(['PASS', 'WARN']);
    await app.owner`update speaker_engagements set fee = 49500 where meeting_id = ${meetingId}`;
    const over = await verdictOf({ agenda, costs: [meal, fee(900)] });
    expect(over('H2')).toMatchObject({ outcome: 'BLOCK', inputs: { 'speakers.yearlyAmount': 50_400 } });
    await desk.rep.call(meetings.cancel, { params: { id: meetingId }, body: { reason: '改期' } });
    expect(await speakerOf(office.office, id)).toMatchObject({ times: 0, amount: 0 });
    expect((await verdictOf({ agenda, costs: [meal, fee(900)] }))('H2')).toMatchObject({ outcome: 'PASS' });
  });

  it('H2 holds when two meetings with one speaker are submitted at once: one of them passes the cap', async () => {
    const id = await activateSpeaker(office, { tier: 'FULL', tierReason: '测试级别' });
    const agenda = [talk(await doctorOf(id))];
    const add = async (): Promise<string> =>
      (await desk.rep.call(meetings.add, { body: desk.draft({ agenda, costs: [meal, fee(900)] }) })).body.result.id;
    const comments = ['S2', 'S6', 'S17'].map((code) => ({ code, comment: '年度上限内的最后一场' }));
    const submit = (meetingId: string) =>
      desk.rep.call(meetings.submit, { params: { id: meetingId }, body: { comments } });
    const before = await add();
    expect((await submit(before)).status).toBe(200);
    // Room for one more talk of 900 below the cap of 50,000, not for two.
    await app.owner`update speaker_engagements set fee = 48500 where meeting_id = ${before}`;
    const answers = await Promise.all([await add(), await add(), await add()].map(submit));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    for (const { status, body } of answers) if (status === 409) expect(body.message).toContain('H2');
    expect(await speakerOf(office.office, id)).toMatchObject({ times: 2, amount: 49_400 });
  });

  it('H1 lets a doctor who is no speaker speak without a fee, and blocks a fee for that doctor or for nobody', async () => {
    const agenda = [talk(desk.doctorIds[0]!)];
    expect((await verdictOf({ agenda }))('H1')).toBeUndefined();
    const paid = await verdictOf({ agenda, costs: [meal, fee(100)] });
    expect(paid('H1')).toMatchObject({ outcome: 'BLOCK', field: 'agenda' });
    const [{ name }] = await app.owner<[{ name: string }]>`select name from doctors where id = ${desk.doctorIds[0]!}`;
    expect(paid('H1')!.fix).toContain(name);
    const body = desk.draft({ agenda, costs: [meal, fee(100)] });
    const { id } = (await desk.rep.call(meetings.add, { body })).body.result;
    const refused = await desk.rep.call(meetings.submit, { params: { id }, body: { comments: [] } });
    expect([refused.status, refused.body.error]).toEqual([409, 'meetings.blocked']);
    const nobody = await verdictOf({
      agenda: [{ kind: 'TALK', topic: '癫痫新药进展', minutes: 90 }],
      costs: [meal, fee(100)],
    });
    expect(nobody('H1')).toMatchObject({ outcome: 'BLOCK', fix: '在议程中写明讲者，或删除讲课费' });
    const { content } = (await office.office.call(speakers.list, { query: { size: 100 } })).body.result;
    expect(content.map(({ doctor }) => doctor.id)).not.toContain(desk.doctorIds[0]);
  });
});
