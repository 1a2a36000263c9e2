// Papers of a doctor and the bench through their calls: what is told, who decides, two stewards, undo (specification 7.5; product 3.3).
import {
  publicationBenchEndpoints as bench,
  publicationEndpoints as calls,
  type BenchItem,
} from '@yijian/contract/publications';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;
let steward: Caller;
let doctorId: string;

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
  steward = await app.as('su.zhen');
  const [row] = await app.owner<{ id: string }[]>`
    select m.doctor_id::text as id from authorship_matches m join doctor_owners o on o.enterprise_id = m.enterprise_id and o.doctor_id = m.doctor_id
    join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    where m.enterprise_id = 1 and u.login = 'chen.yizhou' group by 1 having count(*) filter (where m.state = 'SUGGESTED') > 1 and count(*) < 90
    order by count(*) desc, 1 limit 1`;
  doctorId = row!.id;
});
afterAll(() => app.close());

const papers = async (who: Caller, query: object = {}) =>
  (await who.call(calls.listPapers, { query: { doctorId, size: 100, ...query } })).body.result;
const waiting = async (query: object = {}): Promise<BenchItem[]> =>
  (await steward.call(bench.listItems, { query: { size: 50, ...query } })).body.result.content;
const decide = (who: Caller, decision: 'CONFIRM' | 'REJECT', items: readonly BenchItem[]) =>
  who.call(bench.decide, {
    body: { decision, items: items.map(({ matchId, version }) => ({ matchId, version })), reason: '' },
  });
const stateOf = async (matchId: string): Promise<string> => {
  const [row] = await app.owner<
    { state: string }[]
  >`select state from authorship_matches where enterprise_id = 1 and id = ${matchId}`;
  return row!.state;
};

it('lists the papers of a doctor by years and state, confirmed and suggested unless asked otherwise', async () => {
  const all = await papers(rep);
  expect(all.totalElements).toBe(all.content.length);
  expect(new Set(all.content.map(({ state }) => state))).toEqual(new Set(['CONFIRMED', 'SUGGESTED']));
  const years = all.content.map(({ year }) => year);
  expect(years).toEqual(years.toSorted((a, b) => b - a));
  const some = await papers(rep, { from: '2018-01-01', to: '2020-12-31', state: ['CONFIRMED'] });
  expect(some.content.every(({ year, state }) => year >= 2018 && year <= 2020 && state === 'CONFIRMED')).toBe(true);
  expect(some.totalElements).toBe(
    all.content.filter(({ year, state }) => year >= 2018 && year <= 2020 && state === 'CONFIRMED').length,
  );
  const [first] = all.content;
  expect(first!.authors.find(({ isSelf }) => isSelf)?.position).toBe(first!.position);
  expect(first!.evidence.length).toBeGreaterThan(0);
});

it('adds them up: confirmed and total, citations and h-index over the confirmed ones', async () => {
  const { content } = await papers(rep);
  const cited = content
    .filter(({ state }) => state === 'CONFIRMED')
    .map(({ quotedTimes }) => quotedTimes)
    .toSorted((a, b) => b - a);
  const { body } = await rep.call(calls.summarizePapers, { params: { id: doctorId } });
  expect(body.result).toMatchObject({
    confirmed: cited.length,
    total: content.length,
    quotedTimes: cited.reduce((sum, count) => sum + count, 0),
    hIndex: cited.filter((count, at) => count >= at + 1).length,
  });
  expect(body.result.years.reduce((sum, { total }) => sum + total, 0)).toBe(content.length);
  const range = (await rep.call(calls.paperRange, { params: { id: doctorId } })).body.result;
  expect([range.total, range.confirmed]).toEqual([content.length, cited.length]);
  expect(range.years.map(({ year }) => year)).toEqual(body.result.years.map(({ year }) => year));
  const one = await rep.call(calls.findPaper, { params: { id: content[0]!.id } });
  expect(one.body.result.authors).toHaveLength(content[0]!.authorCount);
  expect((await rep.call(calls.listPapers, { query: {} })).status).toBe(400);
  expect((await rep.call(calls.findPaper, { params: { id: '987654321' } })).status).toBe(404);
});

it('answers for a doctor out of reach like for one that does not exist', async () => {
  const stranger = await app.as('tang.ke', 'kanglan');
  for (const id of [doctorId, '987654321']) {
    const { status, body } = await stranger.call(calls.listPapers, { query: { doctorId: id } });
    expect([status, body.error]).toEqual([404, 'doctors.notFound']);
  }
});

it('one of two stewards wins, and the other is told who decided what and when', async () => {
  const [item] = await waiting({ doctorId });
  const second = await app.as('he.jing');
  const answers = await Promise.all([decide(steward, 'CONFIRM', [item!]), decide(second, 'REJECT', [item!])]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const isConfirmed = answers[0].status === 200;
  const lost = answers.find(({ status }) => status === 409)!.body;
  expect([lost.error, lost.message]).toEqual([
    'publications.decidedMeanwhile',
    expect.stringContaining(isConfirmed ? '归属已确认（苏臻，' : '归属已排除（何静，'),
  ]);
});

it('confirming credits the doctor, makes the others of the name give way, and the undo brings all of it back', async () => {
  const item = (await waiting({ sort: 'confidence,asc' })).find(({ rivals }) => rivals > 0)!;
  const before =
    await app.owner`select person_id from authorships where enterprise_id = 1 and publication_id = ${item.publicationId} order by position`;
  const rivals = await app.owner<{ id: string }[]>`
    select id::text from authorship_matches where enterprise_id = 1 and publication_id = ${item.publicationId} and position = ${item.position} and id <> ${item.matchId}`;
  expect((await decide(steward, 'CONFIRM', [item])).status).toBe(200);
  const [credited] = await app.owner<{ doctor: string; works: number }[]>`
    select s.doctor_id::text as doctor, s.work_count as works from authorships a join scholars s on s.enterprise_id = a.enterprise_id and s.id = a.person_id
    where a.enterprise_id = 1 and a.publication_id = ${item.publicationId} and a.position = ${item.position}`;
  expect(credited!.doctor).toBe(item.doctorId);
  expect(credited!.works).toBeGreaterThan(0);
  for (const { id } of rivals) expect(await stateOf(id)).toBe('REJECTED');
  const [event] = await app.owner<{ ids: string[] }[]>`
    select payload->'doctorIds' as ids from outbox_events where topic = 'publications.credited' order by id desc limit 1`;
  expect(event!.ids).toContain(item.doctorId);
  expect((await steward.call(bench.undo)).status).toBe(200);
  expect(await stateOf(item.matchId)).toBe('SUGGESTED');
  for (const { id } of rivals) expect(await stateOf(id)).toBe('SUGGESTED');
  expect(
    await app.owner`select person_id from authorships where enterprise_id = 1 and publication_id = ${item.publicationId} order by position`,
  ).toEqual(before);
});

it('an undo is refused when somebody went on from the decision', async () => {
  const [item] = await waiting();
  await decide(steward, 'REJECT', [item!]);
  await app.owner`update authorship_matches set reason = 'looked at again' where enterprise_id = 1 and id = ${item!.matchId}`;
  const { status, body } = await steward.call(bench.undo);
  expect([status, body.error]).toEqual([409, 'publications.changedMeanwhile']);
});

it('two authors are merged and parted again, but never two who wrote one paper', async () => {
  const [pair] = await app.owner<{ one: string; other: string }[]>`
    select a.person_id::text as one, b.person_id::text as other from authorships a join authorships b on b.enterprise_id = a.enterprise_id
      and b.publication_id = a.publication_id and b.person_id > a.person_id
    join scholars x on x.enterprise_id = a.enterprise_id and x.id = a.person_id and x.doctor_id is null
    join scholars y on y.enterprise_id = b.enterprise_id and y.id = b.person_id and y.doctor_id is null where a.enterprise_id = 1 limit 1`;
  const together = await steward.call(bench.mergeScholars, {
    body: { keepId: pair!.one, goneId: pair!.other, reason: '' },
  });
  expect([together.status, together.body.error]).toEqual([409, 'publications.coAuthors']);
  const [apart] = await app.owner<{ other: string; works: number }[]>`
    select s.id::text as other, s.work_count as works from scholars s where s.enterprise_id = 1 and s.doctor_id is null and s.work_count > 1 and s.id <> ${pair!.one}
      and not exists (select from authorships a join authorships b on b.enterprise_id = a.enterprise_id and b.publication_id = a.publication_id
        where a.enterprise_id = 1 and a.person_id = s.id and b.person_id = ${pair!.one}) order by s.id limit 1`;
  const worksOf = async (id: string): Promise<number> =>
    (await steward.call(bench.listScholarWorks, { params: { id }, query: {} })).body.result.totalElements;
  const own = await worksOf(pair!.one);
  await steward.call(bench.mergeScholars, { body: { keepId: pair!.one, goneId: apart!.other, reason: '' } });
  expect([await worksOf(pair!.one), await worksOf(apart!.other)]).toEqual([own + apart!.works, 0]);
  await steward.call(bench.undo);
  expect([await worksOf(pair!.one), await worksOf(apart!.other)]).toEqual([own, apart!.works]);
});

it('works are split off to a new author of the name, and come back', async () => {
  const [author] = await app.owner<{ id: string; name: string; works: number }[]>`
    select id::text, name, work_count as works from scholars where enterprise_id = 1 and doctor_id is null and merged_into is null and work_count > 2 order by id limit 1`;
  const list = (await steward.call(bench.listScholarWorks, { params: { id: author!.id }, query: {} })).body.result;
  const chosen = [list.content[0]!.publicationId];
  const split = { scholarId: author!.id, publicationIds: chosen, targetId: null, reason: '' };
  expect((await steward.call(bench.splitScholar, { body: split })).body.result).toMatchObject({
    kind: 'SPLIT',
    count: 1,
  });
  expect((await steward.call(bench.splitScholar, { body: split })).body.error).toBe('publications.nothingToSplit');
  const [moved] = await app.owner<{ name: string; id: string }[]>`
    select s.name, s.id::text from authorships a join scholars s on s.enterprise_id = a.enterprise_id and s.id = a.person_id
    where a.enterprise_id = 1 and a.publication_id = ${chosen[0]!} and s.name = ${author!.name}`;
  expect(moved!.id).not.toBe(author!.id);
  await steward.call(bench.undo);
  const after = (await steward.call(bench.listScholarWorks, { params: { id: author!.id }, query: {} })).body.result;
  expect(after.totalElements).toBe(list.totalElements);
});

it('a doctor with a thousand papers is answered by pages, and its figures count all of them', async () => {
  await app.owner`
    with made as (insert into publications (enterprise_id, title, title_key, year, cited_count, author_count, source)
      select 1, 'Fast paper number ' || n, 'fastpapernumber' || n, 1990 + n % 35, n % 90, 1, 'DEMO' from generate_series(1, 1000) n returning id),
    wrote as (insert into authorships (enterprise_id, publication_id, position, scholar_id, person_id, name)
      select 1, m.id, 1, s.id, s.id, s.name from made m cross join (select id, name from scholars where enterprise_id = 1 and doctor_id = ${doctorId} limit 1) s
      returning publication_id)
    insert into authorship_matches (enterprise_id, publication_id, position, doctor_id, state, confidence)
    select 1, publication_id, 1, ${doctorId}, 'CONFIRMED', 0.97 from wrote`;
  await app.owner`analyze publications, authorships, authorship_matches`;
  // How long it takes is the benchmark's to tell (doctor-profile).
  const last = await papers(rep, { size: 20, page: 50 });
  expect(last.content.length).toBeGreaterThan(0);
  expect(last.totalElements).toBeGreaterThan(1000);
});
