// The academic network through its calls: relations from real works, the picture around a person, ways, who sees what (specification 7.5).
import { academicNetworkEndpoints as calls } from '@yijian/contract/academic-networks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertWorks, readWorks, type RealWork } from '../../../../../tools/testing/academic/works.ts';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { asSystem } from '../../platform/jobs/index.ts';
import { computeHere } from '../../platform/graphs/index.ts';
import { systemClock } from '../../platform/clock/index.ts';
import { openLog } from '../../platform/log/index.ts';
import { openVault } from '../../platform/secrets/index.ts';
import { drawNetwork } from './drawing/drawing.service.ts';
import { liftTimeout } from './deriving/states.sql.ts';
import { deriveRelations } from './deriving/relations.service.ts';

let app: TestApp;
let rep: Caller;
let admin: Caller;
let doctors: string[];
let foreign: string;
const works = readWorks();
const whole = { isWhole: true, doctorIds: [] as string[], personIds: [] as string[] };

const run = async <T>(work: Parameters<typeof asSystem<T>>[2]): Promise<T> => {
  const log = openLog('silent');
  const { connections, directory } = app.app;
  const tenant = (await directory.byRealm('weili'))!;
  return asSystem({ connections, log, clock: systemClock, vault: openVault(app.database.keyFile) }, tenant, work);
};
const derive = (due = whole) =>
  run(async (context) => {
    await liftTimeout(context.sql);
    return deriveRelations(context, due);
  });
const draw = () => drawNetwork({ inTransaction: run, compute: computeHere });
const relations = () =>
  app.owner<{ key: string; count: number; strength: number }[]>`
    select scholar_id || ' ' || other_id || ' ' || type || ' ' || year as key, count, round(strength::numeric, 4)::float8 as strength
    from academic_relations where enterprise_id = 1 order by 1`;

beforeAll(async () => {
  app = await startTestApp();
  [rep, admin] = [await app.as('chen.yizhou'), await app.as('admin')];
  for (const table of [
    'academic_relations',
    'academic_network_nodes',
    'academic_network_communities',
    'academic_network_states',
    'academic_records',
    'authorship_matches',
    'authorships',
    'publications',
    'scholars',
  ])
    await app.owner.unsafe(`delete from ${table} where enterprise_id = 1`);
  doctors = (
    await app.owner<{ id: string }[]>`
      select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
      join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id and d.is_enabled
      where o.enterprise_id = 1 and u.login = 'chen.yizhou' order by o.doctor_id limit 12`
  ).map(({ id }) => id);
  [{ id: foreign }] = await app.owner<[{ id: string }]>`
    select d.id::text as id from doctors d where d.enterprise_id = 1 and d.is_enabled and d.province_code not in ('330000', '310000', '320000')
      and not exists (select from doctor_owners o where o.enterprise_id = 1 and o.doctor_id = d.id) order by d.id desc limit 1`;
  for (const [at, id] of [...doctors, foreign].entries())
    await app.owner`
      insert into academic_records (enterprise_id, doctor_id, kind, title, subject_key, starts_on, source, confidence, state, institution)
      select 1, ${id}, kind, title, key, day::date, 'DEMO', 1, state, '协会' from (values
        ('RESEARCH', '一项三期试验', ${`trial:${Math.floor(at / 3)}`}, ${`20${12 + at}-03-01`}, 'CONFIRMED'),
        ('SOCIETY', '头痛学组', ${at < 5 ? 'society:a' : `society:own${at}`}, '2021-01-01', 'CONFIRMED'),
        ('MEETING', '年会', 'meeting:a', '2024-05-01', ${at === 7 ? 'SUGGESTED' : 'CONFIRMED'})) x(kind, title, key, day, state)`;
  await derive();
  // The job of the server would draw what a test has just taken apart.
  await app.owner`update academic_network_states set taken_at = 'infinity' where enterprise_id = 1`;
  await draw();
}, 60_000);
afterAll(() => app.close());

/** The same network worked out by hand: each pair of an author's works, each author once a work. */
function byHand(all: readonly RealWork[]): Map<string, { count: number; strength: number }> {
  const pairs = new Map<string, { count: number; strength: number }>();
  for (const { authors, year } of all) {
    const keys = [...new Set(authors.map(({ key }) => key))];
    for (const one of keys)
      for (const other of keys) {
        if (one === other) continue;
        const known = pairs.get(`${one} ${other} ${year}`) ?? { count: 0, strength: 0 };
        pairs.set(`${one} ${other} ${year}`, {
          count: known.count + 1,
          strength: known.strength + 1 / (keys.length - 1),
        });
      }
  }
  return pairs;
}

describe('derivation', () => {
  it('twice gives the same, and so do all doctors one by one after their relations were lost', async () => {
    const before = await relations();
    await derive();
    expect(await relations()).toEqual(before);
    await app.owner`delete from academic_relations where enterprise_id = 1`;
    for (const id of [...doctors, foreign]) await derive({ isWhole: false, doctorIds: [id], personIds: [] });
    expect(await relations()).toEqual(before);
  });

  it('a suggested record makes no relation; a group weighs by its size; the year is that of the later', async () => {
    const rows = await app.owner<{ doctor: string; type: string; year: number; count: number; strength: number }[]>`
      select b.doctor_id::text as doctor, r.type, r.year, r.count, r.strength::float8 as strength from academic_relations r
      join scholars a on a.enterprise_id = 1 and a.id = r.scholar_id join scholars b on b.enterprise_id = 1 and b.id = r.other_id
      where r.enterprise_id = 1 and a.doctor_id = ${doctors[0]!} and r.type in ('MEETING', 'RESEARCH') order by r.type, r.year, 1`;
    const met = rows.filter(({ type }) => type === 'MEETING');
    expect(met.map(({ doctor }) => doctor).toSorted()).toEqual(
      [...doctors, foreign].filter((_, at) => at !== 7 && at !== 0).toSorted(),
    );
    expect(met[0]!.strength).toBeCloseTo(1 / 11, 4);
    expect(
      rows.filter(({ type }) => type === 'RESEARCH').map(({ doctor, year, strength }) => [doctor, year, strength]),
    ).toEqual([
      [doctors[1], 2013, 0.5],
      [doctors[2], 2014, 0.5],
    ]);
  });
});

describe('relations of a doctor', () => {
  it('types are told with counts, and the list with a map of type to count', async () => {
    const types = (await rep.call(calls.listTypes, { params: { id: doctors[0]! } })).body.result;
    expect(types).toEqual(
      expect.arrayContaining([
        { type: 'MEETING', persons: 11, count: 11 },
        { type: 'RESEARCH', persons: 2, count: 2 },
      ]),
    );
    const list = (await rep.call(calls.listRelations, { query: { doctorId: doctors[0]!, size: 5 } })).body.result;
    expect(list.content).toHaveLength(5);
    expect(list.content[0]!.data).toMatchObject({ MEETING: 1, RESEARCH: 1, SOCIETY: 1 });
    expect(list.content[0]!.strength).toBeGreaterThanOrEqual(list.content[1]!.strength);
    const trials = (await rep.call(calls.listRelations, { query: { doctorId: doctors[0]!, type: 'RESEARCH' } })).body
      .result;
    expect([trials.totalElements, trials.content.every(({ data }) => data.RESEARCH === 1)]).toEqual([2, true]);
  });

  it('of a doctor out of sight answers 404, and such a doctor is shown with public facts alone', async () => {
    for (const id of [foreign, '987654321']) {
      const answer = await rep.call(calls.listRelations, { query: { doctorId: id } });
      expect([answer.status, answer.body.error]).toEqual([404, 'doctors.notFound']);
      expect((await rep.call(calls.listTypes, { params: { id } })).status).toBe(404);
      expect((await rep.call(calls.chart, { query: { doctorId: id } })).status).toBe(404);
    }
    const list = (await rep.call(calls.listRelations, { query: { doctorId: doctors[0]!, size: 100 } })).body.result
      .content;
    const seen = (await admin.call(calls.listRelations, { query: { doctorId: doctors[0]!, size: 100 } })).body.result
      .content;
    const out = seen.find(({ doctorId }) => doctorId === foreign)!;
    expect(list.find(({ relationId }) => relationId === out.relationId)).toMatchObject({
      doctorId: null,
      relationName: out.relationName,
    });
  });
});

describe('the picture around a person', () => {
  it('answers nodes with places, edges, the sentence; filters narrow it; the table says the same', async () => {
    const chart = (await rep.call(calls.chart, { query: { doctorId: doctors[0]! } })).body.result;
    expect(chart.nodes[0]).toMatchObject({ hop: 0, doctorId: doctors[0] });
    expect(chart.answer.persons).toBe(chart.nodes.length);
    expect(chart.nodes.length).toBeGreaterThan(10);
    expect(new Set(chart.nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(chart.nodes.length);
    const ids = new Set(chart.nodes.map(({ id }) => id));
    expect(chart.edges.every(({ from, to }) => ids.has(from) && ids.has(to))).toBe(true);
    const table = (await rep.call(calls.table, { query: { doctorId: doctors[0]!, size: 100 } })).body.result;
    expect(table.totalElements).toBe(chart.nodes.length - 1);
    expect(table.content.map(({ strength }) => strength)).toEqual(
      table.content.map(({ strength }) => strength).toSorted((a, b) => b - a),
    );
    const trials = (await rep.call(calls.chart, { query: { doctorId: doctors[0]!, types: ['RESEARCH'], hops: 1 } }))
      .body.result;
    expect(trials.nodes.map(({ doctorId }) => doctorId ?? '').toSorted()).toEqual(doctors.slice(0, 3).toSorted());
    const late = (
      await rep.call(calls.chart, { query: { doctorId: doctors[0]!, types: ['RESEARCH'], hops: 1, fromYear: 2014 } })
    ).body.result;
    expect(late.nodes).toHaveLength(2);
    expect(late.nodes[0]).toMatchObject({ x: trials.nodes[0]!.x, y: trials.nodes[0]!.y });
  });

  it('a person out of sight carries neither tier nor star nor link', async () => {
    const { nodes } = (await rep.call(calls.chart, { query: { doctorId: doctors[0]! } })).body.result;
    const out = nodes.filter(({ isDoctor, doctorId }) => isDoctor && doctorId === null);
    expect(out.length).toBeGreaterThan(0);
    expect(out.every(({ tier, isFollowed }) => tier === null && isFollowed === null)).toBe(true);
  });

  it('an edge shows what it rests on, and a person its card', async () => {
    const { nodes } = (await rep.call(calls.chart, { query: { doctorId: doctors[0]! } })).body.result;
    const other = nodes.find(({ doctorId }) => doctorId === doctors[1])!;
    const query = { personId: nodes[0]!.id, otherId: other.id };
    const evidence = (await rep.call(calls.listEvidence, { query })).body.result;
    expect(evidence.content.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['MEETING', 'SOCIETY', 'RESEARCH']),
    );
    expect(evidence.content.find(({ type }) => type === 'MEETING')).toMatchObject({
      title: '年会',
      people: 12,
      year: 2024,
    });
    const card = (await rep.call(calls.person, { query: { personId: other.id, centreId: nodes[0]!.id } })).body.result;
    expect(card.relations.map(({ type }) => type)).toEqual(expect.arrayContaining(['MEETING', 'RESEARCH']));
    expect(card.connections).toBeGreaterThan(5);
  });
});

describe('ways', () => {
  it('leads over the fewest persons, and names colleagues who know the target or someone near', async () => {
    const chart = (await rep.call(calls.chart, { query: { doctorId: doctors[0]! } })).body.result;
    const node = (id: string) => chart.nodes.find(({ doctorId }) => doctorId === id)!.id;
    const query = { fromId: node(doctors[0]!), toId: node(doctors[7]!) };
    const found = (await rep.call(calls.findPath, { query: { ...query, types: ['MEETING', 'RESEARCH'] } })).body.result;
    expect(found.steps).toHaveLength(3);
    expect(found.steps[1]!.person.doctorId).toBe(doctors[6]);
    expect(found.introductions[0]).toMatchObject({ isTarget: true, isMe: true, basis: 'OWNER' });
    const near = (await rep.call(calls.findPath, { query: { fromId: query.fromId, toId: node(doctors[1]!) } })).body
      .result;
    expect(near.steps).toHaveLength(2);
  });
});

it('the map is answered once for each version; a browser that has it is told so', async () => {
  const first = await rep.call(calls.map);
  expect(first.body.result.ids.length).toBeGreaterThan(10);
  expect(first.body.result.from.length).toBe(first.body.result.strength.length);
  const again = await rep.call(calls.map, {}, { 'if-none-match': String(first.headers['etag']) });
  expect([again.status, again.raw.length]).toEqual([304, 0]);
  await draw();
  expect((await rep.call(calls.map, {}, { 'if-none-match': String(first.headers['etag']) })).status).toBe(200);
});

it('before the map is first drawn a reader who named nobody begins at an own doctor, and names are found', async () => {
  await app.owner`delete from academic_network_nodes where enterprise_id = 1`;
  const chart = await rep.call(calls.chart, { query: {} });
  expect(chart.status).toBe(200);
  const { centre, nodes } = chart.body.result;
  expect(doctors).toContain(centre.doctorId);
  expect(nodes.length).toBeGreaterThan(10);
  const found = (await rep.call(calls.findPersons, { query: { keyword: centre.name } })).body.result;
  const one = found.find(({ id }) => id === centre.id);
  expect(one?.degree).toBeGreaterThan(10);
  await draw();
  expect((await rep.call(calls.findPersons, { query: { keyword: 'nobody is called so' } })).body.result).toEqual([]);
});

it('who may not read networks is refused; another enterprise finds nothing of this one', async () => {
  const { id } = (await rep.call(calls.chart, { query: { doctorId: doctors[0]! } })).body.result.centre;
  expect((await (await app.as('qian.hui')).call(calls.chart, { query: {} })).status).toBe(403);
  const other = await app.as('tang.ke', 'kanglan');
  const answer = await other.call(calls.chart, { query: { personId: id } });
  expect([answer.status, answer.body.error]).toEqual([404, 'academic-networks.personNotFound']);
});

// Last, as it leaves ten thousand authors behind.
it.skipIf(works === undefined)(
  'derivation of 2,150 real works gives the persons, pairs and weights that a count by hand gives',
  async () => {
    await insertWorks(app.owner, '1', works!);
    await derive();
    const expected = byHand(works!);
    const found = await app.owner<{ key: string; count: number; strength: number }[]>`
    select a.source_key || ' ' || b.source_key || ' ' || r.year as key, r.count, r.strength::float8 as strength from academic_relations r
    join scholars a on a.enterprise_id = 1 and a.id = r.scholar_id join scholars b on b.enterprise_id = 1 and b.id = r.other_id
    where r.enterprise_id = 1 and r.type = 'CO_AUTHOR'`;
    expect(found.length).toBe(expected.size);
    expect(new Set(found.map(({ key }) => key.split(' ')[0])).size).toBe(
      new Set([...expected.keys()].map((key) => key.split(' ')[0])).size,
    );
    const wrong = found.filter(({ key, count, strength }) => {
      const one = expected.get(key);
      return one === undefined || one.count !== count || Math.abs(one.strength - strength) > 1e-4;
    });
    expect(wrong).toEqual([]);
    console.info(
      `co-authors: ${new Set(found.map(({ key }) => key.split(' ')[0])).size} persons, ${found.length} directed pairs by year`,
    );
  },
);
