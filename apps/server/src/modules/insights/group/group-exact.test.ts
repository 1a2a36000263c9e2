// Every number of a group analysis, counted mention by mention beside the statements that count them (product 3.14).
import {
  HALF_LIFE_DAYS,
  SMALLEST_OPINION,
  groupOpinionEndpoints as calls,
  type GroupQuestion,
  type OpinionCounts,
} from '@yijian/contract/insights';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { stream } from '../../../../../../tools/testing/figures/patients.ts';
import { opinionDesk, type OpinionDesk } from '../../../../../../tools/testing/opinion/opinion-desk.ts';
import { recommendationOf } from '../recommendation.policy.ts';

let app: TestApp;
let market: Caller;
let desk: OpinionDesk;
let all: Mention[];

interface Mention {
  readonly drug: string;
  readonly doctor: string;
  readonly post: string;
  readonly indication: string;
  readonly aspect: string;
  readonly viewpoint: string;
  readonly attitude: number;
  readonly day: string;
  readonly weight: number;
  readonly department: string;
  readonly province: string;
  readonly city: string;
  readonly hospital: string;
  readonly tier: string;
}

beforeAll(async () => {
  app = await startTestApp();
  desk = await opinionDesk(app);
  ({ market } = desk);
  // Nobody counts who is out of use.
  const { count } = await app.owner`
    update doctors set is_enabled = false where enterprise_id = 1 and id % 10 = 0 and id in (select doctor_id from insight_mentions where enterprise_id = 1)`;
  expect(count).toBeGreaterThan(0);
  all = await app.owner<Mention[]>`
    select m.drug_id::text as drug, m.doctor_id::text as doctor, m.post_id::text as post, m.indication, m.aspect, m.viewpoint, m.attitude,
      to_char(m.posted_on, 'YYYY-MM-DD') as day, s.weight::float8 as weight, coalesce(d.department_code, '') as department,
      coalesce(d.province_code, '') as province, coalesce(d.city_code, '') as city, d.hospital_id::text as hospital, d.tier
    from insight_mentions m join doctors d on d.enterprise_id = m.enterprise_id and d.id = m.doctor_id and d.is_enabled
    join insight_sources s on s.enterprise_id = m.enterprise_id and s.code = m.source_code where m.enterprise_id = 1`;
});
afterAll(() => app.close());

const doctorsOf = (rows: readonly Mention[]): number => new Set(rows.map(({ doctor }) => doctor)).size;

/** As a cell tells it: nothing of one to nine doctors. */
function told(rows: readonly Mention[]): OpinionCounts {
  const doctors = doctorsOf(rows);
  const leaning = (attitude: number): number => rows.filter((one) => one.attitude === attitude).length;
  if (doctors > 0 && doctors < SMALLEST_OPINION)
    return { mentions: 0, doctors: 0, positive: 0, neutral: 0, negative: 0, isFew: true };
  return { mentions: rows.length, doctors, positive: leaning(1), neutral: leaning(0), negative: leaning(-1) };
}

/** Cells by key, without order, names and other columns. */
function cellsOf(rows: readonly Mention[], keyOf: (row: Mention) => string): Map<string, OpinionCounts> {
  return new Map([...Map.groupBy(rows, keyOf)].map(([key, own]) => [key, told(own)]));
}

function plain(counts: OpinionCounts): OpinionCounts {
  const { mentions, doctors, positive, neutral, negative, isFew } = counts;
  return { mentions, doctors, positive, neutral, negative, ...(isFew ? { isFew } : {}) };
}

const plainMap = <T extends OpinionCounts>(rows: readonly T[], keyOf: (row: T) => string): Map<string, OpinionCounts> =>
  new Map(rows.map((row) => [keyOf(row), plain(row)]));

function indexOf(rows: readonly Mention[], to: string) {
  if (doctorsOf(rows) < SMALLEST_OPINION) return null;
  const sums = { doctors: 0, mentions: rows.length, w: 0, wa: 0, ww: 0, wawa: 0, wwa: 0 };
  for (const own of Map.groupBy(rows, ({ doctor }) => doctor).values()) {
    let [w, wa] = [0, 0];
    for (const { weight, day, attitude } of own) {
      const age = (Date.parse(to) - Date.parse(day)) / 86_400_000;
      const weighed = weight * 0.5 ** (age / HALF_LIFE_DAYS);
      w += weighed;
      wa += weighed * attitude;
    }
    sums.doctors += 1;
    sums.w += w;
    sums.wa += wa;
    sums.ww += w * w;
    sums.wawa += wa * wa;
    sums.wwa += w * wa;
  }
  return recommendationOf(sums);
}

it('a hundred questions by drug, place, tier, department and period are answered as mentions of doctors in use are counted one by one', async () => {
  const next = stream(31);
  const anyOf = <T>(some: readonly T[]): T => some[Math.floor(next() * some.length)]!;
  const valuesOf = (keyOf: (row: Mention) => string): string[] => [...new Set(all.map(keyOf))].toSorted();
  const provinces = valuesOf(({ province }) => province).filter((code) => code !== '');
  const [departments, tiers] = [valuesOf((one) => one.department), valuesOf(({ tier }) => tier)];
  const migraine = ['泰舒宁', '安脑平', '佐缓平', '利舒坦'].map((name) => desk.idOf(name));
  const seen = { small: 0, withheldCells: 0, indexes: 0 };
  for (let round = 0; round < 100; round += 1) {
    const asked: GroupQuestion = desk.question({
      drugIds: migraine.filter((_, at) => at === round % 4 || next() < 0.3),
      provinceCode: next() < 0.5 ? 'ALL' : anyOf(provinces),
      tiers: next() < 0.6 ? [] : [anyOf(tiers)].filter((tier) => tier !== ''),
      departmentCodes: next() < 0.7 ? [] : departments.filter((code) => code !== '' && next() < 0.5).slice(0, 50),
      period: anyOf(['3M', '6M', '1Y', '3Y', 'DEFAULT', 'ALL'] as const),
    });
    const sent = await market.call(calls.find, { body: asked });
    expect(sent.status).toBe(200);
    const found = sent.body.result;
    const { from, to } = found.days;
    const inReach = all.filter(
      (row) =>
        row.indication === 'MIGRAINE' &&
        row.day >= from &&
        row.day <= to &&
        (asked.provinceCode === 'ALL' || row.province === asked.provinceCode) &&
        (asked.tiers.length === 0 || asked.tiers.includes(row.tier)) &&
        (asked.departmentCodes.length === 0 || asked.departmentCodes.includes(row.department)),
    );
    const chosen = inReach.filter(({ drug }) => asked.drugIds.includes(drug));
    expect(plain(found.total)).toEqual(told(chosen));
    expect(found.isSmall).toBe(doctorsOf(chosen) < SMALLEST_OPINION);
    if (found.isSmall) {
      seen.small += 1;
      expect([found.drugs, found.viewpoints, found.trend, found.hospitals, found.voices]).toEqual([[], [], [], [], []]);
      continue;
    }
    expect(found.posts).toBe(new Set(chosen.map(({ post }) => post)).size);
    expect(found.index).toEqual(indexOf(chosen, to));
    for (const one of found.drugs) {
      const own = inReach.filter(({ drug }) => drug === one.drug.id);
      expect(one.isChosen).toBe(asked.drugIds.includes(one.drug.id));
      expect(plain(one)).toEqual(told(own));
      expect(one.index).toEqual(indexOf(own, to));
      const isSmall = doctorsOf(own) < SMALLEST_OPINION;
      expect(plainMap(one.aspects, ({ aspect }) => aspect)).toEqual(
        isSmall ? new Map() : cellsOf(own, ({ aspect }) => aspect),
      );
      if (one.index !== null) seen.indexes += 1;
      seen.withheldCells += one.aspects.filter(({ isFew }) => isFew).length;
    }
    expect(new Set(found.drugs.map(({ drug }) => drug.id))).toEqual(new Set(migraine));
    expect(plainMap(found.viewpoints, (one) => one.viewpoint)).toEqual(cellsOf(chosen, (one) => one.viewpoint));
    expect(plainMap(found.trend, ({ month }) => month)).toEqual(cellsOf(chosen, ({ day }) => day.slice(0, 7)));
    const places = [
      [found.departments, cellsOf(chosen, (one) => one.department)],
      [found.provinces, cellsOf(chosen, ({ province }) => province)],
      [found.cities, cellsOf(chosen, ({ city }) => city)],
      [found.hospitals, cellsOf(chosen, ({ hospital }) => hospital)],
    ] as const;
    for (const [rows, wanted] of places) for (const row of rows) expect(plain(row)).toEqual(wanted.get(row.key));
  }
  expect(seen.indexes).toBeGreaterThan(100);
  expect(seen.withheldCells).toBeGreaterThan(50);
  expect(seen.small).toBeGreaterThan(0);
}, 120_000);
