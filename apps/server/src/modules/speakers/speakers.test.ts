// A speaker on the way from proposal to active, and every way that is not allowed (product: Speaker machine).
import { notificationEndpoints } from '@yijian/contract/notifications';
import { speakerEndpoints as speakers } from '@yijian/contract/speakers';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../tools/testing/days.ts';
import {
  activateSpeaker,
  agreeToSpeaker,
  proposeSpeaker,
  qualifySpeaker,
  signNew,
  speakerOf,
  speakersDesk,
  type Speakers,
} from '../../../../../tools/testing/meetings/speakers.ts';

let app: TestApp;
let desk: Speakers;
let rep: Caller;
let office: Caller;
let medical: Caller;
let compliance: Caller;
let dayIn: (days: number) => string;

// In the middle of the year, so that what is engaged falls into one year.
const now = latestDay(5, 15);
const reason = { reason: '测试原因' };
const stateOf = async (id: string): Promise<string> => (await speakerOf(office, id)).state;
const submit = (id: string, who = rep) => who.call(speakers.submit, { params: { id } });
const act = (who: Caller, name: 'withdraw' | 'renew' | 'suspend' | 'resume', id: string) =>
  who.call(speakers[name], { params: { id }, body: reason });
const contractOf = (id: string, change: object = {}) =>
  office.call(speakers.addContract, {
    params: { id },
    body: { service: 'LECTURE', startsOn: dayIn(-1), endsOn: dayIn(365), fee: 200, ...change },
  });
const refused = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await speakersDesk(app, now);
  ({ rep, office, medical, compliance, dayIn } = desk);
});
afterAll(() => app.close());

describe('the evidence', () => {
  it('explains each line, adds up to the score and proposes the tier of the score', async () => {
    const { id } = desk.nextDoctor();
    const { score, lines, tier, rates } = (await rep.call(speakers.evidence, { params: { id } })).body.result;
    expect(lines.map(({ kind }) => kind)).toEqual(['TITLE', 'ACADEMIC', 'STANDING']);
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    expect(lines.every(({ points, most }) => points <= most)).toBe(true);
    const expected = score >= 80 ? 'ACADEMICIAN' : score >= 55 ? 'FULL' : score >= 30 ? 'ASSOCIATE' : 'MIDDLE';
    expect(tier).toBe(expected);
    expect(rates).toEqual({ MIDDLE: 300, ASSOCIATE: 500, FULL: 1000, ACADEMICIAN: 1500 });
  });

  it('follows the title and the confirmed records of the doctor', async () => {
    const { id } = desk.nextDoctor();
    await app.owner`update doctors set title_code = 'CHIEF_PHYSICIAN' where enterprise_id = 1 and id = ${id}`;
    const chief = (await rep.call(speakers.evidence, { params: { id } })).body.result;
    expect(chief.lines[0]).toMatchObject({ points: 55, found: '主任医师' });
    expect(['FULL', 'ACADEMICIAN']).toContain(chief.tier);
    await app.owner`update doctors set title_code = 'RESIDENT_PHYSICIAN' where enterprise_id = 1 and id = ${id}`;
    expect((await rep.call(speakers.evidence, { params: { id } })).body.result.lines[0]).toMatchObject({ points: 10 });
  });

  it('wants a reason for another tier than it proposes, and one record for a doctor', async () => {
    const doctor = desk.nextDoctor();
    const { tier } = (await rep.call(speakers.evidence, { params: { id: doctor.id } })).body.result;
    const other = tier === 'MIDDLE' ? 'FULL' : 'MIDDLE';
    const body = { doctorId: doctor.id, tier: other, topics: ['癫痫'], trainingUntil: dayIn(300) };
    const silent = await rep.call(speakers.add, { body });
    expect(silent.status).toBe(400);
    expect(silent.body.fields?.map(({ field }) => field)).toEqual(['body.tierReason']);
    const added = await rep.call(speakers.add, { body: { ...body, tierReason: '国家级项目负责人' } });
    expect(await speakerOf(rep, added.body.result.id)).toMatchObject({ tier: other, proposedTier: tier });
    const twice = await rep.call(speakers.add, { body: { ...body, tierReason: '国家级项目负责人' } });
    expect(refused(twice)).toEqual([409, 'speakers.doctorTaken']);
    expect(twice.body.message).toContain(doctor.name);
  });

  it('answers bad input by its field and an unknown doctor with 404', async () => {
    const body = { doctorId: '999999999', tier: 'FULL', topics: [], trainingUntil: '2026-13-01' };
    const bad = await rep.call(speakers.add, { body });
    expect([bad.status, bad.body.fields?.map(({ field }) => field)]).toEqual([400, ['body.trainingUntil']]);
    const unknown = await rep.call(speakers.add, { body: { ...body, trainingUntil: dayIn(1) } });
    expect(refused(unknown)).toEqual([404, 'doctors.notFound']);
  });
});

describe('the approval', () => {
  it('goes by medical and compliance, and a signed contract makes the speaker active', async () => {
    const id = await proposeSpeaker(desk);
    expect(refused(await contractOf(id))).toEqual([409, 'speakers.notPossible']);
    await submit(id);
    expect((await speakerOf(rep, id)).waiting?.node).toBe('医学审批');
    const tab = { query: { tab: 'pendingApproved', size: 100 } } as const;
    const pending = (await medical.call(speakers.list, tab)).body.result.content;
    expect(pending.map((one) => one.id)).toContain(id);
    for (const who of [medical, compliance]) expect((await agreeToSpeaker(who, id)).status).toBe(200);
    expect(await stateOf(id)).toBe('QUALIFIED');
    const done = (await medical.call(speakers.list, { query: { tab: 'doneApproved', size: 100 } })).body.result;
    expect(done.content.map((one) => one.id)).toContain(id);
    expect((await signNew(desk, id, { startsOn: dayIn(-1), endsOn: dayIn(90) })).body.result.state).toBe('ACTIVE');
    const speaker = await speakerOf(rep, id);
    expect(speaker).toMatchObject({ validUntil: dayIn(90), isExpiring: false, times: 0, mostTimes: 12 });
    expect(speaker.contracts[0]).toMatchObject({
      state: 'SIGNED',
      signerName: speaker.doctor.name,
      hash: expect.stringMatching(/^[\da-f]{64}$/),
      number: expect.stringMatching(/^S20\d\d-\d{5}$/),
    });
    expect(speaker.steps.map(({ to }) => to)).toEqual(['PENDING_APPROVAL', 'QUALIFIED', 'ACTIVE']);
  });

  it('refuses a proposal without topics or with a training that ended', async () => {
    const id = await proposeSpeaker(desk, { topics: [], trainingUntil: dayIn(-1) });
    const answer = await submit(id);
    expect(refused(answer)).toEqual([400, 'speakers.incomplete']);
    expect(answer.body.fields?.map(({ field }) => field)).toEqual(['body.topics', 'body.trainingUntil']);
    expect(await stateOf(id)).toBe('DRAFT');
  });

  it('that the office submitted is withdrawn by its proposer, one of the proposer by the office, and the process ends', async () => {
    for (const [submitter, withdrawer] of [
      [office, rep],
      [rep, office],
    ] as const) {
      const id = await proposeSpeaker(desk);
      expect((await submit(id, submitter)).status).toBe(200);
      const { instanceId } = await speakerOf(office, id);
      expect((await act(withdrawer, 'withdraw', id)).body.result.state).toBe('DRAFT');
      await expect
        .poll(
          async () => {
            const [process] = await app.owner<{ state: string }[]>`
              select state from workflow_instances where enterprise_id = 1 and id = ${instanceId}`;
            return process?.state;
          },
          { timeout: 20_000 },
        )
        .toBe('CANCELLED');
      expect(await stateOf(id)).toBe('DRAFT');
    }
  });

  it('returns, withdraws and rejects, each only from where it can come', async () => {
    const id = await proposeSpeaker(desk);
    expect(refused(await act(rep, 'withdraw', id))).toEqual([409, 'speakers.notPossible']);
    await submit(id);
    expect(refused(await submit(id))).toEqual([409, 'speakers.notPossible']);
    expect((await act(rep, 'withdraw', id)).body.result.state).toBe('DRAFT');
    await submit(id);
    const taskId = (await speakerOf(medical, id)).waiting!.taskId!;
    const body = { nodeId: 'start', comment: '请补充培训证明' };
    expect((await medical.call(tasks.return, { params: { id: taskId }, body })).status).toBe(200);
    await expect.poll(() => stateOf(id), { timeout: 8000 }).toBe('RETURNED');
    const notices = (await rep.call(notificationEndpoints.list, { query: { kind: 'speakers.returned' } })).body.result;
    expect(notices.content[0]?.title).toContain('请补充培训证明');
    const { version, tier } = await speakerOf(rep, id);
    const change = { tier, topics: ['癫痫', '偏头痛'], trainingUntil: dayIn(200), version };
    expect((await rep.call(speakers.update, { params: { id }, body: change })).status).toBe(200);
    const stale = await rep.call(speakers.update, { params: { id }, body: change });
    expect(refused(stale)).toEqual([409, 'speakers.changedMeanwhile']);
    await submit(id);
    const second = (await speakerOf(medical, id)).waiting!.taskId!;
    await medical.call(tasks.reject, { params: { id: second }, body: { comment: '无学术成果' } });
    await expect.poll(() => stateOf(id), { timeout: 8000 }).toBe('REJECTED');
    expect((await speakerOf(rep, id)).steps.at(-1)).toMatchObject({ userName: '何静', reason: '无学术成果' });
    expect(refused(await submit(id))).toEqual([409, 'speakers.notPossible']);
    expect((await act(rep, 'renew', id)).body.result.state).toBe('DRAFT');
  });
});

describe('contracts', () => {
  it('stay within the rate of the tier and are signed by the speaker in person, once', async () => {
    const id = await qualifySpeaker(desk, { tier: 'MIDDLE', tierReason: '测试级别' });
    expect(refused(await contractOf(id, { fee: 301 }))).toEqual([409, 'speakers.feeAboveTier']);
    const backwards = await contractOf(id, { endsOn: dayIn(-2) });
    expect([backwards.status, backwards.body.fields?.[0]?.field]).toEqual([400, 'body.endsOn']);
    await contractOf(id);
    const { contracts, doctor } = await speakerOf(office, id);
    const params = { id, contractId: contracts[0]!.id };
    const stranger = await office.call(speakers.signContract, { params, body: { signerName: '别人' } });
    expect(refused(stranger)).toEqual([409, 'speakers.otherSigner']);
    const signed = await office.call(speakers.signContract, { params, body: { signerName: doctor.name } });
    expect(signed.body.result.state).toBe('ACTIVE');
    expect(refused(await office.call(speakers.cancelContract, { params }))).toEqual([409, 'speakers.contractNotOpen']);
    await contractOf(id);
    const second = (await speakerOf(office, id)).contracts[0]!;
    expect((await office.call(speakers.cancelContract, { params: { id, contractId: second.id } })).status).toBe(200);
    const gone = { params: { id, contractId: '999999999' } };
    expect(refused(await office.call(speakers.cancelContract, gone))).toEqual([404, 'speakers.contractNotFound']);
  });

  it('that begin later make the speaker active on their first day', async () => {
    const id = await qualifySpeaker(desk);
    expect((await signNew(desk, id, { startsOn: dayIn(3), endsOn: dayIn(90) })).body.result.state).toBe('QUALIFIED');
    await app.owner`update speaker_contracts set starts_on = ${dayIn(0)} where speaker_id = ${id}`;
    await app.app.jobs.runSoon('speakers.expire');
    await expect.poll(() => stateOf(id), { timeout: 8000 }).toBe('ACTIVE');
  });
});

describe('an active speaker', () => {
  it('is suspended and resumed by compliance alone', async () => {
    const id = await activateSpeaker(desk);
    expect((await act(rep, 'suspend', id)).status).toBe(403);
    expect(refused(await act(compliance, 'resume', id))).toEqual([409, 'speakers.notPossible']);
    expect((await act(compliance, 'suspend', id)).body.result.state).toBe('SUSPENDED');
    const twice = await act(compliance, 'suspend', id);
    expect(refused(twice)).toEqual([409, 'speakers.notPossible']);
    expect(twice.body.message).toMatch(/（沈\S+，\d{4}年\d+月\d+日 \d{2}:\d{2}），不能/);
    expect(refused(await contractOf(id))).toEqual([409, 'speakers.notPossible']);
    expect((await act(compliance, 'resume', id)).body.result.state).toBe('ACTIVE');
  });

  it('expires with the training, tells the proposer, and is approved anew with the contract that still holds', async () => {
    const id = await activateSpeaker(desk);
    await app.owner`update speakers set training_until = ${dayIn(30)} where id = ${id}`;
    const near = (await office.call(speakers.list, { query: { expiresWithin: '30', size: 100 } })).body.result.content;
    expect(near.map((one) => one.id)).toContain(id);
    await app.owner`update speakers set training_until = ${dayIn(-1)} where id = ${id}`;
    expect(await stateOf(id)).toBe('EXPIRED');
    await app.app.jobs.runSoon('speakers.expire');
    await expect.poll(async () => (await speakerOf(office, id)).steps.at(-1)?.to, { timeout: 8000 }).toBe('EXPIRED');
    const notices = (await rep.call(notificationEndpoints.list, { query: { kind: 'speakers.expired' } })).body.result;
    expect(notices.totalElements).toBeGreaterThan(0);
    expect((await act(rep, 'renew', id)).body.result.state).toBe('DRAFT');
    const { version, tier } = await speakerOf(rep, id);
    const body = { tier, topics: ['癫痫'], trainingUntil: dayIn(360), version };
    await rep.call(speakers.update, { params: { id }, body });
    await submit(id);
    for (const who of [medical, compliance]) await agreeToSpeaker(who, id);
    expect(await stateOf(id)).toBe('ACTIVE');
  });
});

describe('who sees and does what', () => {
  it('another enterprise and a rep elsewhere find nothing, and a rep signs nothing', async () => {
    const id = await proposeSpeaker(desk);
    const [stranger, north] = await Promise.all([app.as('admin', 'kanglan'), app.as('wen.zhixu')]);
    for (const who of [stranger, north])
      expect(refused(await who.call(speakers.find, { params: { id } }))).toEqual([404, 'speakers.notFound']);
    expect((await act(stranger, 'suspend', id)).status).toBe(404);
    expect((await rep.call(speakers.addContract, { params: { id }, body: {} })).status).toBe(403);
    expect((await medical.call(speakers.submit, { params: { id } })).status).toBe(403);
  });

  it('filters by state, tier and name count what they list', async () => {
    const id = await proposeSpeaker(desk);
    const { doctor, tier } = await speakerOf(rep, id);
    const query = { state: 'DRAFT', tier, keyword: doctor.name } as const;
    const listed = (await rep.call(speakers.list, { query })).body.result.content.map((one) => one.id);
    expect(listed).toContain(id);
    const { totalElements } = (await rep.call(speakers.count, { query })).body.result;
    expect(totalElements).toBe(listed.length);
  });
});
