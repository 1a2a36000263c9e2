// The formula of the ranking on three doctors whose numbers were worked out by hand (product 3.4).
import { kolEndpoints as calls, type KolRow } from '@yijian/contract/opinion-leaders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { AREA, refresh, setStage, type Stage } from '../../../../../../tools/testing/opinion-leaders/stage.ts';
import { relationshipOf } from './relationship.policy.ts';

let app: TestApp;
let stage: Stage;
let medical: Caller;
let rep: Caller;
const question = { area: AREA, from: 2020, to: 2024 };
const thresholds = {
  nationalRanks: 1,
  regionalRanks: 1,
  localRanks: 1,
  risingRanks: 10,
  digitalRanks: 10,
  careerYears: 20,
  priorPoints: 1,
  leastPoints: 0,
};

const rank = async (query: object = {}, who = medical) =>
  (await who.call(calls.rank, { query: { ...question, ...query } })).body.result;
const rowOf = async (id: string, query: object = {}): Promise<KolRow> =>
  (await rank(query)).content.find((row) => row.doctorId === id)!;

beforeAll(async () => {
  app = await startTestApp();
  stage = await setStage(app);
  medical = await app.as('he.jing');
  rep = await app.as('chen.yizhou');
});
afterAll(() => app.close());

describe('3.4 the score', () => {
  it('3.4 points of papers follow place and citations, posts count by year, suggested, rejected and retracted ones not at all', async () => {
    const [a, b, c] = [await rowOf(stage.a), await rowOf(stage.b), await rowOf(stage.c)];
    // 1 x (1 + ln 1) + 0.6 x (1 + ln 20) = 3.40; 0.3; three years x 3; a leading trial 2, another 1.
    expect([a.points.publications, b.points.publications, c.points.publications]).toEqual([3.4, 0.3, 0]);
    expect([b.points.societies, c.points.trials, a.points.trials]).toEqual([9, 2, 1]);
    // Level 4 + beds 3 + outpatients 3; nothing known is nothing.
    expect([a.points.clinical, c.points.clinical]).toEqual([10, 0]);
    expect([a.suggested, b.suggested, c.suggested]).toEqual([1, 0, 0]);
  });

  it('3.4 shares are logs against the greatest of the population, scores their weighted sum', async () => {
    const { answer, content } = await rank();
    expect(content.map((row) => row.doctorId)).toEqual([stage.a, stage.b, stage.c]);
    const [a, b, c] = content as [KolRow, KolRow, KolRow];
    // ln 1.3 / ln 4.3974 = 17.7 %; ln 2 / ln 3 = 63.1 %.
    expect([a.components.publications, b.components.publications]).toEqual([100, 17.7]);
    expect([a.components.trials, c.components.trials, b.components.societies]).toEqual([63.1, 100, 100]);
    // 25 + 0.15 x 63.09 + 10; 0.25 x 17.72 + 12 + 10; 15.
    expect([a.score, b.score, c.score]).toEqual([44.5, 26.4, 15]);
    expect(answer).toMatchObject({ population: 3, active: 3, suggested: 1, top: { doctorId: stage.a, score: 44.5 } });
  });

  it('3.4 the rank is compared with as many years before; who had nothing then has no rank to compare', async () => {
    // 2015 to 2019: C alone had a paper, 25 points; A and B only their hospital.
    expect((await rank()).content.map((row) => row.previousRank)).toEqual([null, null, 1]);
  });

  it('3.4 a region narrows the population and its greatest values, the tier stays that of the country', async () => {
    const { answer, content } = await rank({ region: '330000' });
    expect(answer.population).toBe(2);
    expect(content.map((row) => [row.doctorId, row.rank, row.score])).toEqual([
      [stage.a, 1, 50],
      [stage.b, 2, 26.4],
    ]);
    expect((await rank({ region: '330100' })).content).toHaveLength(2);
  });

  it('3.4 topic and indication narrow the population', async () => {
    expect((await rank({ topic: 'Stepwise medicine' })).content.map((row) => row.doctorId)).toEqual([stage.a]);
    expect((await rank({ area: undefined, indication: '试验适应症' })).content).toHaveLength(3);
    expect((await rank({ indication: '没有' })).answer).toMatchObject({ population: 0, top: null });
    // A department of the first level means all below it.
    expect((await rank({ area: '05' })).content).toHaveLength(3);
  });
});

describe('3.4 tiers and rising stars', () => {
  beforeAll(async () => {
    const kept = await medical.call(calls.changeSettings, { body: { ...thresholds, version: 0 } });
    expect(kept.body.result).toEqual({ ...thresholds, version: 1 });
  });

  it('3.4 tiers go by rank in the country, the province and the city', async () => {
    const { content, answer } = await rank();
    expect(content.map((row) => row.tier)).toEqual(['NATIONAL', 'NONE', 'REGIONAL']);
    expect(answer.byTier).toMatchObject({ NATIONAL: 1, REGIONAL: 1, NONE: 1 });
    expect((await rank({ tier: ['REGIONAL'] })).content.map((row) => row.doctorId)).toEqual([stage.c]);
    expect((await rank({ region: '330000' })).content[0]!.tier).toBe('NATIONAL');
    const provinces = (await medical.call(calls.provinces, { query: question })).body.result;
    expect(provinces.map(({ code, doctors, national, regional }) => [code, doctors, national, regional])).toEqual([
      ['330000', 2, 1, 0],
      ['440000', 1, 0, 1],
    ]);
  });

  it('3.4 a rise is growth over three years, shrunk, times what is left of the career years', async () => {
    const rising = await rank({ order: 'rising' });
    expect(rising.content.map((row) => row.doctorId)).toEqual([stage.c, stage.a]);
    // C: (0.30 - 0) / (0 + 1) x (1 - 7 / 20) = 19.5. A: (0.599 - 0.40) / 1.40 x (1 - 3 / 20) = 12.1.
    expect(rising.content.map((row) => row.rising)).toEqual([
      { score: 19.5, recent: 0.3, before: 0, growth: 0.3, careerYears: 7, career: 0.65, rank: 1 },
      { score: 12.1, recent: 0.6, before: 0.4, growth: 0.142, careerYears: 3, career: 0.85, rank: 2 },
    ]);
  });

  it('3.4 rules of tiers are refused when stale and to whoever is not the medical lead', async () => {
    const stale = await medical.call(calls.changeSettings, { body: { ...thresholds, version: 0 } });
    expect([stale.status, stale.body.error]).toEqual([409, 'opinion-leaders.changedMeanwhile']);
    const liaison = await app.as('lin.zhiyuan');
    expect((await liaison.call(calls.changeSettings, { body: { ...thresholds, version: 1 } })).status).toBe(403);
    const wrong = await medical.call(calls.changeSettings, { body: { ...thresholds, localRanks: 0, version: 1 } });
    expect(wrong.status).toBe(400);
  });
});

describe('3.4 why and how close', () => {
  it('3.4 a post in a society counts once however many years it is held, and gives points for each of them', async () => {
    const { body } = await medical.call(calls.explain, { params: { id: stage.b }, query: question });
    const posts = body.result.components.find(({ component }) => component === 'societies')!;
    expect([posts.confirmed, posts.suggested, posts.points]).toEqual([1, 0, 9]);
  });

  it('3.4 tells counts, points, shares and weights that add up to the score', async () => {
    const { body } = await medical.call(calls.explain, { params: { id: stage.a }, query: question });
    const { components, evidence, hospital, years } = body.result;
    const of = (name: string) => components.find(({ component }) => component === name);
    expect(of('publications')).toEqual({
      component: 'publications',
      confirmed: 2,
      suggested: 1,
      points: 3.4,
      share: 100,
      peer: 100,
      greatest: 3.4,
      weight: 25,
      gives: 25,
    });
    expect(components.reduce((sum, { gives }) => sum + gives, 0)).toBeCloseTo(44.5, 1);
    expect(evidence.map(({ component, state }) => [component, state])).toEqual([
      ['publications', 'CONFIRMED'],
      ['publications', 'CONFIRMED'],
      ['publications', 'SUGGESTED'],
      ['trials', 'CONFIRMED'],
    ]);
    expect(hospital).toEqual({ level: '3A', beds: 5000, outpatients: 10_000_000 });
    expect(years.filter(({ points }) => points > 0)).toEqual([
      { year: 2020, points: 0.15 },
      { year: 2021, points: 0.25 },
      { year: 2023, points: 0.6 },
    ]);
  });

  it('R6.4 the evidence is kept from a reader who may not read academic detail, and the answer says so', async () => {
    const read = async () =>
      (await (await app.as('he.jing')).call(calls.explain, { params: { id: stage.a }, query: question })).body.result;
    const whole = await read();
    expect([whole.withheld, whole.evidence.length > 0]).toEqual([false, true]);
    await app.owner`
      insert into role_fields (enterprise_id, role_id, field, rule)
      select 1, id, 'doctor.academicDetail', 'HIDE' from roles where enterprise_id = 1 and code = 'MED'`;
    await expect.poll(async () => (await read()).withheld).toBe(true);
    expect(await read()).toMatchObject({ evidence: [], components: whole.components });
    await app.owner`delete from role_fields where enterprise_id = 1 and field = 'doctor.academicDetail'`;
    await expect.poll(async () => (await read()).withheld).toBe(false);
  });

  it('3.4 out of range a doctor is ranked with what is public, while reasons and contact answer like an unknown id', async () => {
    const { content } = await rank({}, rep);
    expect(content.map((row) => row.isInScope)).toEqual([true, true, false]);
    const refused = await rep.call(calls.explain, { params: { id: stage.c }, query: question });
    const unknown = await rep.call(calls.explain, { params: { id: '987654321' }, query: question });
    expect([refused.status, refused.body.error]).toEqual([404, 'opinion-leaders.doctorNotFound']);
    expect({ ...refused.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    const quadrant = (await rep.call(calls.quadrant, { query: question })).body.result;
    expect([quadrant.points.map((point) => point.doctorId), quadrant.outside]).toEqual([[stage.a, stage.b], 1]);
  });

  it('3.4 closeness is up to 60 for visits, 25 for an owner, 15 for a star', async () => {
    expect([
      relationshipOf({ visits: 0, owned: false, followed: false }),
      relationshipOf({ visits: 6, owned: true, followed: false }),
      relationshipOf({ visits: 40, owned: true, followed: true }),
    ]).toEqual([0, 55, 100]);
    await app.owner`insert into doctor_follows (enterprise_id, doctor_id, user_id) select 1, ${stage.a}, id from users where login = 'chen.yizhou'`;
    const { points } = (await rep.call(calls.quadrant, { query: question })).body.result;
    expect(points[0]).toMatchObject({ influence: 44.5, relationship: 15, isFollowed: true, isOwned: false });
  });

  it('3.4 other weights shift the order before they are saved', async () => {
    const none = {
      publications: 0,
      guidelines: 0,
      trials: 0,
      societies: 100,
      talks: 0,
      journals: 0,
      digital: 0,
      clinical: 0,
    };
    const shifts = await medical.call(calls.shifts, { body: { question, weights: none } });
    expect(shifts.body.result[0]).toMatchObject({ doctorId: stage.b, rank: 1, rankBefore: 2, score: 100 });
    const short = await medical.call(calls.shifts, { body: { question, weights: { ...none, societies: 90 } } });
    expect(short.status).toBe(400);
  });

  it('3.4 a period that runs backwards, an unknown set and a wrong area are refused', async () => {
    const backwards = await medical.call(calls.rank, { query: { ...question, from: 2025 } });
    expect([backwards.status, backwards.body.error]).toEqual([400, 'opinion-leaders.periodBackwards']);
    const unknown = await medical.call(calls.rank, { query: { ...question, weightSetId: '987654321' } });
    expect([unknown.status, unknown.body.error]).toEqual([404, 'opinion-leaders.setNotFound']);
    expect((await medical.call(calls.rank, { query: { ...question, area: 'x' } })).status).toBe(400);
  });

  it('3.4 a credit withdrawn is gone from the points after the event, and a merge moves them', async () => {
    await app.owner`update authorship_matches set state = 'REJECTED' where doctor_id = ${stage.b}`;
    await refresh(app, [stage.b]);
    expect((await rowOf(stage.b)).points.publications).toBe(0);
    await app.owner`update authorship_matches set doctor_id = ${stage.b}, state = 'CONFIRMED' where doctor_id = ${stage.a} and state = 'CONFIRMED'`;
    await refresh(app, [stage.a, stage.b]);
    expect([(await rowOf(stage.a)).points.publications, (await rowOf(stage.b)).points.publications]).toEqual([0, 3.4]);
  });

  it('3.4 another enterprise sees none of it', async () => {
    const other = await app.as('admin', 'kanglan');
    expect((await rank({}, other)).answer.population).toBe(0);
    expect((await other.call(calls.explain, { params: { id: stage.a }, query: question })).status).toBe(404);
  });

  it('3.4 the export has the rows of the question, its reason and the mark', async () => {
    const ask = { ...question, format: 'csv', reasonCategory: 'REPORT', reason: '季度学术规划' };
    const file = await (await app.as('lin.zhiyuan')).call(calls.export, { query: ask });
    expect(file.status).toBe(200);
    expect(file.raw.toString('utf8')).toContain('阶甲');
    expect((await rep.call(calls.export, { query: ask })).status).toBe(403);
    const short = await (await app.as('lin.zhiyuan')).call(calls.export, { query: { ...ask, reason: '' } });
    expect(short.status).toBe(400);
  });
});
