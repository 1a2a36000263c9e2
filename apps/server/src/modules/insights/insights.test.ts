// Group analysis: what it asks for first, its days, its splits, and whose doctors it counts (specification 5 and 9; product 3.14).
import { shiftDay } from '@yijian/contract/core';
import { groupOpinionEndpoints as calls, type GroupOpinion, type GroupQuestion } from '@yijian/contract/insights';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { opinionDesk, type OpinionDesk } from '../../../../../tools/testing/opinion/opinion-desk.ts';
import { dayInShanghai } from '../../platform/clock/index.ts';

let app: TestApp;
let market: Caller;
let rep: Caller;
let desk: OpinionDesk;
const today = dayInShanghai(new Date());

beforeAll(async () => {
  app = await startTestApp();
  desk = await opinionDesk(app);
  ({ market } = desk);
  rep = await app.as('chen.yizhou');
});
afterAll(() => app.close());

const question = (change: Partial<GroupQuestion> = {}): GroupQuestion => desk.question(change);
const ask = (who: Caller, change: Partial<GroupQuestion> = {}) => who.call(calls.find, { body: question(change) });
const found = async (who: Caller, change: Partial<GroupQuestion> = {}): Promise<GroupOpinion> =>
  (await ask(who, change)).body.result;

describe('what a question needs', () => {
  it.each<[Partial<GroupQuestion>, string[]]>([
    [{ indications: [] }, ['body.indications']],
    [{ drugIds: [] }, ['body.drugIds']],
    [{ indications: [], drugIds: [] }, ['body.indications', 'body.drugIds']],
  ])('R5.3 indications and drugs come first: %j', async (change, fields) => {
    const answer = await ask(market, change);
    expect([answer.status, answer.body.error]).toEqual([400, 'insights.chooseFirst']);
    expect(answer.body.fields?.map(({ field }) => field)).toEqual(fields);
    expect(answer.body.message).toBe('请先选择适应症和药品名称');
    const english = await market.call(calls.find, { body: question(change) }, { 'Accept-Language': 'en' });
    expect(english.body.message).toBe('Please choose indications and drug names first');
  });

  it.each<[Partial<GroupQuestion>, string[]]>([
    [{ provinceCode: undefined, cityCode: undefined }, ['body.provinceCode', 'body.cityCode']],
    [{ provinceCode: '350000', cityCode: '' }, ['body.cityCode']],
  ])(
    'R5.3 OPG-06 province and city are required, the whole country is a choice of its own: %j',
    async (change, fields) => {
      const answer = await ask(market, change);
      expect([answer.status, answer.body.error]).toEqual([400, 'insights.choosePlace']);
      expect(answer.body.fields?.map(({ field }) => field)).toEqual(fields);
      const [province, whole] = [await found(market, { provinceCode: '350000' }), await found(market)];
      expect(province.total.mentions).toBeLessThan(whole.total.mentions);
    },
  );

  it.each<[string, Partial<GroupQuestion>]>([
    ['unknownDrug', { drugIds: ['999999'] }],
    ['drugOfOther', { indications: ['INSOMNIA'] }],
    ['cityElsewhere', { provinceCode: '110000', cityCode: '350100' }],
    ['cityElsewhere', { cityCode: '350100' }],
    ['daysMissing', { period: 'CUSTOM' }],
    ['daysBackwards', { period: 'CUSTOM', from: '2026-03-02', to: '2026-03-01' }],
    ['daysFuture', { period: 'CUSTOM', from: '2026-03-02', to: shiftDay(today, 5) }],
  ])('3.14 it answers %s to %j', async (error, change) => {
    const answer = await ask(market, change);
    expect([answer.status, answer.body.error]).toEqual([400, `insights.${error}`]);
  });

  it('3.14 finance is refused, and another enterprise has drugs of its own', async () => {
    expect((await ask(await app.as('qian.hui'))).status).toBe(403);
    const other = await app.as('tang.ke', 'kanglan');
    expect((await ask(other)).body.error).toBe('insights.unknownDrug');
  });
});

describe('the days of a preset', () => {
  it('OPG-08 OPG-09 OPG-10 OPG-11 OPG-12 OPG-13 OPG-14 R9.4 there are last 3 and 6 months, 1 and 3 years, default, all time and custom', async () => {
    const days = async (change: Partial<GroupQuestion>) => (await found(market, change)).days;
    for (const period of ['3M', '6M', '1Y', '3Y', 'DEFAULT', 'ALL'] as const)
      expect((await days({ period })).to).toBe(today);
    expect((await days({ period: 'DEFAULT' })).from).toBe(`${Number(today.slice(0, 4)) - 1}-01-01`);
    const counted = await Promise.all(
      (['3M', '6M', '1Y', '3Y', 'ALL'] as const).map(
        async (period) => (await found(market, { period })).total.mentions,
      ),
    );
    expect(counted).toEqual(counted.toSorted((one, other) => one - other));
    expect(counted[0]).toBeLessThan(counted[4]!);
    const custom = { from: shiftDay(today, -40), to: shiftDay(today, -10) };
    expect(await days({ period: 'CUSTOM', ...custom })).toEqual(custom);
  });
});

const shownOf = <T extends { isFew?: true | undefined }>(cells: readonly T[]): T[] =>
  cells.filter(({ isFew }) => !isFew);

describe('the answer', () => {
  it('3.14 every split adds up, and the index lies in its interval', async () => {
    const opinion = await found(market);
    const { total, index, trend, viewpoints, provinces, drugs: compared } = opinion;
    const sum = (rows: readonly { mentions: number }[]) => rows.reduce((all, { mentions }) => all + mentions, 0);
    expect(total.positive + total.neutral + total.negative).toBe(total.mentions);
    // What is not told is missing from the sum, and a split without such cells adds up.
    for (const rows of [trend, viewpoints, provinces])
      if (rows.some(({ isFew }) => isFew)) expect(sum(rows)).toBeLessThan(total.mentions);
      else expect(sum(rows)).toBe(total.mentions);
    expect(index!.low!).toBeLessThanOrEqual(index!.value);
    expect(index!.high!).toBeGreaterThanOrEqual(index!.value);
    expect(index!.doctors).toBe(total.doctors);
    const [own, ...others] = compared;
    expect([own!.drug.name, own!.isChosen, own!.mentions]).toEqual(['泰舒宁', true, total.mentions]);
    expect(sum(own!.aspects)).toBeLessThanOrEqual(own!.mentions);
    expect(others.map(({ drug }) => drug.name).toSorted()).toEqual(['佐缓平', '利舒坦', '安脑平'].toSorted());
    expect(others.every(({ isChosen }) => !isChosen)).toBe(true);
  });

  it('OPG-15 OPG-16 OPG-17 OPG-18 R9.5 departments, provinces, regions and hospitals are ranked, ten at most, the first has most', async () => {
    const { departments, provinces, cities, hospitals } = await found(market);
    for (const rows of [departments, cities, hospitals]) {
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBeLessThanOrEqual(10);
      const counts = rows.map(({ mentions }) => mentions);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    }
    expect(provinces[0]!.mentions).toBeGreaterThanOrEqual(provinces.at(-1)!.mentions);
  });

  it('3.14 every number opens the doctors it counts, within the range of the reader', async () => {
    const whole = await found(market);
    const own = await found(rep);
    expect(own.total.doctors).toBeGreaterThanOrEqual(10);
    expect(own.total.doctors).toBeLessThan(whole.total.doctors);
    const slices = [
      [{}, own.total],
      [{ attitude: 'POSITIVE' }, undefined],
      ...shownOf(own.viewpoints)
        .slice(0, 2)
        .map((one) => [{ viewpoint: one.viewpoint }, one] as const),
      ...shownOf(own.hospitals)
        .slice(0, 2)
        .map((one) => [{ hospitalId: one.key }, one] as const),
      ...shownOf(own.trend)
        .slice(0, 1)
        .map((one) => [{ month: one.month }, one] as const),
    ] as const;
    for (const [slice, counts] of slices) {
      const people = (await rep.call(calls.people, { body: { ...question(), slice, size: 100 } })).body.result;
      expect(people.totalElements).toBeGreaterThan(0);
      if (counts !== undefined) expect(people.totalElements).toBe(counts.doctors);
      const { ids, totalElements } = (await rep.call(calls.pick, { body: { ...question(), slice } })).body.result;
      expect([ids.length, totalElements]).toEqual([people.totalElements, people.totalElements]);
    }
  });

  it('3.14 a withheld drug shows no number, also beside another one', async () => {
    const withheld = desk.idOf('健可安');
    const alone = await found(market, { indications: ['SCHIZOPHRENIA'], drugIds: [withheld] });
    expect(alone.withheld.map(({ name }) => name)).toEqual(['健可安']);
    expect([alone.total.mentions, alone.posts, alone.index, alone.drugs]).toEqual([0, 0, null, []]);
    const body = { ...question({ indications: ['SCHIZOPHRENIA'], drugIds: [withheld] }), slice: { drugId: withheld } };
    expect((await market.call(calls.people, { body })).body.result.totalElements).toBe(0);
  });

  it('3.14 fewer than ten doctors are not split', async () => {
    const [hospital] = (await found(market)).hospitals;
    const [row] = await app.owner<{ city: string }[]>`
      select d.city_code as city from insight_mentions m join doctors d on d.enterprise_id = m.enterprise_id and d.id = m.doctor_id
      where m.enterprise_id = 1 and m.drug_id = ${desk.idOf('泰舒宁')} and d.city_code is not null
      group by 1 having count(distinct m.doctor_id) < 10 order by count(*) desc, 1 limit 1`;
    expect(hospital).toBeDefined();
    const small = await found(market, { provinceCode: `${row!.city.slice(0, 2)}0000`, cityCode: row!.city });
    expect(small.isSmall).toBe(true);
    expect(small.total).toEqual({ mentions: 0, doctors: 0, positive: 0, neutral: 0, negative: 0, isFew: true });
    expect(small.posts).toBe(0);
    expect([small.index, small.drugs, small.viewpoints, small.hospitals, small.voices]).toEqual([null, [], [], [], []]);
  });

  it('3.14 the change is against as many days just before, and all time has none', async () => {
    const { days, before } = await found(market, { period: '1Y' });
    const length = (Date.parse(days.to) - Date.parse(days.from)) / 86_400_000 + 1;
    const custom = { from: shiftDay(days.from, -length), to: shiftDay(days.from, -1) };
    expect(before).toEqual((await found(market, { period: 'CUSTOM', ...custom })).total);
    expect((await found(market, { period: 'ALL' })).before).toBeNull();
  });

  it('3.14 a leading doctor stands under one attitude, the highest tier first and then who speaks most', async () => {
    const { voices } = await found(market);
    expect(new Set(voices.map(({ doctorId }) => doctorId)).size).toBe(voices.length);
    for (const [, own] of Map.groupBy(voices, ({ attitude }) => attitude)) {
      expect(own.length).toBeLessThanOrEqual(5);
      const order = own.map(({ tier, mentions }) => [tier, -mentions] as const);
      const wanted = order.toSorted((one, other) =>
        one[0] === other[0] ? one[1] - other[1] : one[0] < other[0] ? -1 : 1,
      );
      expect(order).toEqual(wanted);
    }
  });

  it('3.14 no cell tells of one to nine doctors: it says too few, and stands last among places', async () => {
    const opinion = await found(market);
    const { drugs: compared, viewpoints, trend, departments, provinces, cities, hospitals } = opinion;
    const splits = [
      ...compared.map(({ aspects }) => aspects),
      compared,
      viewpoints,
      trend,
      departments,
      provinces,
      cities,
      hospitals,
    ];
    const cells = splits.flat();
    for (const { doctors, mentions, isFew } of cells)
      if (isFew) expect([doctors, mentions]).toEqual([0, 0]);
      else expect(doctors === 0 || doctors >= 10).toBe(true);
    expect(cells.some(({ isFew }) => isFew)).toBe(true);
    for (const places of [departments, provinces, cities, hospitals]) {
      const marks = places.map(({ isFew }) => isFew === true);
      expect(marks).toEqual(marks.toSorted((one, other) => Number(one) - Number(other)));
    }
  });
});
