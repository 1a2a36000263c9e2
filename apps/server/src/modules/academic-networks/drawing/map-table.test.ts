// Filters on the whole map: what the map carries, its table, its file and the relations of one person say what the relations say (product 3.4).
import {
  academicNetworkEndpoints as calls,
  shownOnMap,
  type MapFilter,
  type NetworkMap,
} from '@yijian/contract/academic-networks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { computeHere } from '../../../platform/graphs/index.ts';
import { asSystem } from '../../../platform/jobs/index.ts';
import { systemClock } from '../../../platform/clock/index.ts';
import { openLog } from '../../../platform/log/index.ts';
import { openVault } from '../../../platform/secrets/index.ts';
import { drawNetwork } from './drawing.service.ts';

let app: TestApp;
let liaison: Caller;
let map: NetworkMap;

beforeAll(async () => {
  app = await startTestApp();
  liaison = await app.as('lin.zhiyuan');
  // The job of the server would draw the same a second time.
  await app.owner`update academic_network_states set taken_at = 'infinity' where enterprise_id = 1`;
  await app.owner`analyze academic_relations, scholars, doctors`;
  const { connections, directory } = app.app;
  const tenant = (await directory.byRealm('weili'))!;
  const house = { connections, log: openLog('silent'), clock: systemClock, vault: openVault(app.database.keyFile) };
  await drawNetwork({ inTransaction: (work) => asSystem(house, tenant, work), compute: computeHere });
  map = (await liaison.call(calls.map)).body.result;
}, 60_000);
afterAll(() => app.close());

type Filter = Partial<MapFilter>;

/** The same by a statement over the relations: those with so much within the filter, between persons of the region. */
async function byHand({ types = null, fromYear = 0, toYear = 9999, minStrength = 1, region = null }: Nullable<Filter>) {
  const rows = await app.owner<{ one: string; other: string; n: number }[]>`
    with p as (select s.id, coalesce(d.province_code, s.province_code) as province from scholars s
        left join doctors d on d.enterprise_id = s.enterprise_id and d.id = s.doctor_id where s.enterprise_id = 1)
    select r.scholar_id::text as one, r.other_id::text as other, sum(r.count)::int as n
    from academic_relations r join p a on a.id = r.scholar_id join p b on b.id = r.other_id
    where r.enterprise_id = 1 and r.scholar_id < r.other_id and (${types}::text[] is null or r.type = any(${types}::text[]))
      and (r.year = 0 or r.year between ${fromYear} and ${toYear})
      and (${region}::text is null or (a.province = ${region} and b.province = ${region}))
    group by 1, 2 having sum(r.count) >= ${minStrength}`;
  const strength = new Map<string, number>();
  for (const { one, other, n } of rows) for (const id of [one, other]) strength.set(id, (strength.get(id) ?? 0) + n);
  return { relations: rows.length, strength };
}
type Nullable<T> = { [K in keyof T]: T[K] | null };

const busiestRegion = (): string => {
  const counts = map.regions.map((_, at) => map.region.filter((one) => one === at).length);
  return map.regions[counts.indexOf(Math.max(...counts))]!.code;
};
const filters = (): readonly Filter[] => [
  { types: ['CO_AUTHOR'] },
  { types: ['RESEARCH', 'MEETING'], fromYear: 2020 },
  { fromYear: 2019, toYear: 2022 },
  { minStrength: 2 },
  { minStrength: 2, region: busiestRegion() },
];

describe('the whole map carries what filters need', () => {
  it('every relation is the sum of its lines, every person stands in a region or in none', () => {
    expect(map.leftOut).toEqual({ nodes: 0, edges: 0 });
    expect(map.lines).toHaveLength(map.from.length);
    expect(map.region).toHaveLength(map.ids.length);
    expect(
      new Set([map.type.length, map.year.length, map.count.length, map.lines.reduce((a, b) => a + b, 0)]).size,
    ).toBe(1);
    let line = 0;
    for (const [edge, own] of map.lines.entries()) {
      const sum = map.count.slice(line, line + own).reduce((a, b) => a + b, 0);
      expect(sum).toBe(map.strength[edge]);
      line += own;
    }
    expect(map.regions.length).toBeGreaterThan(1);
    expect(map.regions.every(({ name, enName }) => name !== '' && enName !== '')).toBe(true);
  });

  it('3.4 a filter leaves what a statement over the relations finds; the table and its sums say the same', async () => {
    for (const filter of filters()) {
      const expected = await byHand(filter);
      const shown = shownOnMap(map, filter);
      expect(expected.relations).toBeGreaterThan(0);
      expect([shown.relations, shown.persons]).toEqual([expected.relations, expected.strength.size]);
      const table = (await liaison.call(calls.mapTable, { query: { ...filter, size: 100 } })).body.result;
      expect(table.totalElements).toBe(expected.strength.size);
      expect(table.content.map(({ strength }) => strength)).toEqual(
        table.content.map(({ strength }) => strength).toSorted((a, b) => b - a),
      );
      for (const { id, strength, shared } of table.content) {
        expect(strength).toBe(expected.strength.get(id));
        expect(Object.values(shared).reduce((a, b) => a + b, 0)).toBe(strength);
        if (filter.types !== undefined) expect(filter.types).toEqual(expect.arrayContaining(Object.keys(shared)));
      }
    }
  });

  it('a region alone leaves everyone who works there; one of nobody leaves nobody', async () => {
    const region = busiestRegion();
    const all = (await liaison.call(calls.mapTable, { query: { region } })).body.result;
    expect(all.totalElements).toBe(shownOnMap(map, { region }).persons);
    expect((await liaison.call(calls.mapTable, { query: { region: '99' } })).body.result).toMatchObject({
      content: [],
      totalElements: 0,
    });
  });

  it('orders by name over all pages, and refuses who may not read networks', async () => {
    const pages = [0, 1].map((page) => liaison.call(calls.mapTable, { query: { page, size: 30, sort: 'name,asc' } }));
    const names = (await Promise.all(pages)).flatMap(({ body }) => body.result.content.map(({ name }) => name));
    expect(names).toHaveLength(60);
    expect(names.every((name) => name !== '')).toBe(true);
    expect(names).toEqual(names.toSorted(new Intl.Collator('zh').compare));
    const finance = await app.as('qian.hui');
    expect((await finance.call(calls.mapTable, { query: {} })).status).toBe(403);
    expect((await finance.call(calls.listLinks, { query: { personId: map.ids[0]! } })).status).toBe(403);
  });

  it('3.4 its file has a line for everyone whom the filter leaves', async () => {
    const filter = { types: ['RESEARCH' as const], minStrength: 2 };
    const query = { ...filter, format: 'csv' as const, reasonCategory: 'REVIEW' as const, reason: '季度复盘' };
    const answer = await liaison.call(calls.exportMapTable, { query });
    expect(answer.status).toBe(200);
    const { persons } = shownOnMap(map, filter);
    expect(persons).toBeGreaterThan(0);
    // Before the rows stand the names of the columns, behind them an empty line and whose file it is.
    expect(answer.raw.toString('utf8').trimEnd().split('\r\n')).toHaveLength(persons + 3);
  });
});

describe('the relations of one person', () => {
  it('3.4 are listed strongest first with kinds, years and strength, within the filter, and rest on evidence', async () => {
    const [busiest] = [...(await byHand({ types: ['CO_AUTHOR'] })).strength].toSorted((a, b) => b[1] - a[1]);
    const [personId, strength] = busiest!;
    const query = { personId, types: ['CO_AUTHOR' as const], size: 100 };
    const links = (await liaison.call(calls.listLinks, { query })).body.result;
    const pages = Array.from({ length: Math.ceil(links.totalElements / 100) }, (_, page) =>
      liaison.call(calls.listLinks, { query: { ...query, page } }),
    );
    const all = (await Promise.all(pages)).flatMap(({ body }) => body.result.content);
    expect(all).toHaveLength(links.totalElements);
    expect(all.reduce((sum, one) => sum + one.strength, 0)).toBe(strength);
    expect(links.content.map((one) => one.strength)).toEqual(
      links.content.map((one) => one.strength).toSorted((a, b) => b - a),
    );
    const first = links.content[0]!;
    expect(first.shared).toEqual({ CO_AUTHOR: first.strength });
    const pair = { personId, otherId: first.other.id, types: ['CO_AUTHOR' as const], size: 100 };
    const evidence = (await liaison.call(calls.listEvidence, { query: pair })).body.result;
    expect(evidence.totalElements).toBe(first.strength);
    const years = evidence.content.map(({ year }) => year!);
    expect([Math.min(...years), Math.max(...years)]).toEqual([first.fromYear, first.toYear]);
    // One year less leaves less.
    const later = { ...query, fromYear: first.fromYear! + 1 };
    const narrowed = (await liaison.call(calls.listLinks, { query: later })).body.result.content;
    expect(narrowed.find(({ other }) => other.id === first.other.id)?.strength ?? 0).toBeLessThan(first.strength);
    expect((await liaison.call(calls.listLinks, { query: { personId: '987654321' } })).status).toBe(404);
  });

  it('3.4 a relation of the picture tells its years as the evidence does; what has no year belongs to every year', async () => {
    const chart = (await liaison.call(calls.chart, { query: { hops: 1 } })).body.result;
    const edge = chart.edges.find(({ fromYear }) => fromYear !== null)!;
    const types = Object.keys(edge.shared) as (keyof typeof edge.shared)[];
    const query = { personId: edge.from, otherId: edge.to, types, size: 100 };
    const all = (await liaison.call(calls.listEvidence, { query })).body.result.content;
    const years = all.flatMap(({ year }) => year ?? []);
    expect([Math.min(...years), Math.max(...years)]).toEqual([edge.fromYear, edge.toYear]);
    const late = (await liaison.call(calls.listEvidence, { query: { ...query, fromYear: 2099 } })).body.result.content;
    expect(late.every(({ year }) => year === null)).toBe(true);
    expect(late).toHaveLength(all.filter(({ year }) => year === null).length);
  });
});
