// Files of publications through the call, from real ones to hostile ones (specification 2.5; reliability, files).
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { publicationEndpoints as calls } from '@yijian/contract/publications';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { importFile } from '../../../../../../tools/testing/publications/import-file.ts';

const realFile = path.resolve(import.meta.dirname, '../../../../../../../shared/data/openalex-works.jsonl.gz');

let app: TestApp;
let steward: Caller;

beforeAll(async () => {
  app = await startTestApp();
  steward = await app.as('su.zhen');
});
afterAll(() => app.close());

let next = 9_000_000;

interface Given {
  readonly doi?: string;
  readonly title?: string;
  readonly year?: number;
  readonly names?: readonly string[];
  readonly institutions?: readonly string[];
}

/** A work as OpenAlex writes it. */
function workOf(given: Given = {}): Record<string, unknown> {
  next += 1;
  const { doi, title = `Outcomes of migraine prevention in ward ${next} of an invented hospital`, year = 2022 } = given;
  return {
    id: `https://openalex.org/W${next}`,
    doi: doi === undefined ? null : `https://doi.org/${doi}`,
    title,
    publication_year: year,
    cited_by_count: 3,
    authorships: (given.names ?? [`Author Number${next}`]).map((name, at) => ({
      author: { id: `https://openalex.org/A${next}${at}`, display_name: name },
      institutions: (given.institutions ?? []).map((one) => ({ display_name: one, country_code: 'CN' })),
    })),
    referenced_works: [`https://openalex.org/W${next}`],
  };
}

const jsonLines = (works: readonly unknown[]): string => works.map((work) => JSON.stringify(work)).join('\n');

const countOf = async (where: string): Promise<number> => {
  const [row] = await app.owner.unsafe<{ n: number }[]>(
    `select count(*)::int as n from publications where enterprise_id = 1 and ${where}`,
  );
  return row!.n;
};

it(
  'reads 2,150 real works, and a second time finds them unchanged',
  { tags: ['long'], timeout: 60_000 },
  async ({ skip }) => {
    if (!existsSync(realFile)) skip('the real file is not here');
    const first = await importFile(steward, 'openalex-works.jsonl.gz', readFileSync(realFile));
    expect(first).toMatchObject({ state: 'DONE', read: 2150, added: 2148, faulty: 2 });
    expect(first.faults.map(({ problem }) => problem)).toEqual(['noTitle', 'noTitle']);
    const second = await importFile(steward, 'openalex-works.jsonl.gz', readFileSync(realFile), true);
    expect(second).toMatchObject({ added: 0, updated: 0, same: 2148 });
  },
);

it('says that the same file was read before, and reads it again only when told to', async () => {
  const bytes = jsonLines([workOf()]);
  expect(await importFile(steward, 'once.jsonl', bytes)).toMatchObject({ state: 'DONE', added: 1 });
  const file = { name: 'again.jsonl', content: bytes };
  const { status, body } = await steward.call(calls.startImport, { body: { file, again: false } });
  expect([status, body.error]).toEqual([409, 'publications.sameFile']);
  expect(await importFile(steward, 'again.jsonl', bytes, true)).toMatchObject({ state: 'DONE', added: 0, same: 1 });
});

it('tells what is wrong line by line, and the good lines land', async () => {
  const twice = workOf({ doi: '10.5555/Twice.1' });
  const lines = [
    JSON.stringify(workOf()),
    '{"id": "https://openalex.org/W1", "title": ',
    JSON.stringify({ ...workOf(), title: null }),
    JSON.stringify({ ...workOf(), publication_year: null }),
    JSON.stringify(twice),
    JSON.stringify({ ...workOf(), doi: 'https://doi.org/10.5555/TWICE.1' }),
    JSON.stringify({ hello: 'world' }),
    '',
    JSON.stringify(workOf({ names: ['Nobody Anywhere'], institutions: [] })),
  ];
  const result = await importFile(steward, 'mixed.jsonl', lines.join('\n'));
  expect(result).toMatchObject({ state: 'DONE', read: 8, added: 3, faulty: 5, confirmed: 0 });
  expect(result.faults.map(({ line, problem }) => [line, problem])).toEqual([
    [2, 'badJson'],
    [3, 'noTitle'],
    [4, 'noYear'],
    [7, 'notAWork'],
    [6, 'duplicateInFile'],
  ]);
  expect(await countOf(`doi = '10.5555/twice.1'`)).toBe(1);
});

it('finds a work again by its number, its DOI, its PMID, and else by title and year', async () => {
  const first = workOf({
    doi: '10.5555/same.work',
    title: 'A cohort of people with migraine followed over seven years',
  });
  await importFile(steward, 'first.jsonl', jsonLines([first]));
  const byDoi = { ...first, id: null, cited_by_count: 9 };
  expect(await importFile(steward, 'doi.jsonl', jsonLines([byDoi]))).toMatchObject({ added: 0, updated: 1 });
  const byTitle = {
    ...first,
    id: null,
    doi: null,
    cited_by_count: 11,
    title: 'A Cohort of people with MIGRAINE, followed over seven years.',
  };
  expect(await importFile(steward, 'title.jsonl', jsonLines([byTitle]))).toMatchObject({ added: 0, updated: 1 });
  expect(await countOf(`doi = '10.5555/same.work' and cited_count = 11`)).toBe(1);
  const editorials = [workOf({ title: 'Editorial' }), workOf({ title: 'Editorial' })];
  expect(await importFile(steward, 'editorials.jsonl', jsonLines(editorials))).toMatchObject({ added: 2 });
});

it('two works with different DOIs are two works even under one PMID, and a fault names the number that collided', async () => {
  const pmid = 'https://pubmed.ncbi.nlm.nih.gov/12090868';
  const under = (doi: string | undefined) => ({ ...workOf(doi === undefined ? {} : { doi }), ids: { pmid } });
  const [one, other] = [under('10.5555/jgh.1'), under('10.5555/jama.2')];
  const first = await importFile(steward, 'one-pmid.jsonl', jsonLines([one, other, { ...one, cited_by_count: 4 }]));
  expect(first).toMatchObject({ added: 2, faulty: 1 });
  expect(first.faults[0]).toMatchObject({
    line: 3,
    problem: 'duplicateInFile',
    value: expect.stringMatching(/^OpenAlex W\d+$/) as string,
  });
  // Each in a file of its own finds its own.
  const third = under('10.5555/third.3');
  expect(await importFile(steward, 'third.jsonl', jsonLines([third]))).toMatchObject({ added: 1, faulty: 0 });
  const again = jsonLines([
    { ...one, cited_by_count: 70 },
    { ...other, cited_by_count: 71 },
  ]);
  expect(await importFile(steward, 'both.jsonl', again)).toMatchObject({ added: 0, updated: 2, faulty: 0 });
  expect(
    await countOf(`pmid = '12090868' and (doi, cited_count) in (('10.5555/jgh.1', 70), ('10.5555/jama.2', 71))`),
  ).toBe(2);
  // Without a DOI nobody can tell which of them it is.
  const unclear = await importFile(steward, 'unclear.jsonl', jsonLines([under(undefined)]));
  expect(unclear.faults).toEqual([{ line: 1, problem: 'conflict', value: 'PMID 12090868' }]);
});

it('reads a file that was cut off as far as it goes and says so', async () => {
  const whole = gzipSync(jsonLines(Array.from({ length: 3000 }, () => workOf())));
  const result = await importFile(steward, 'cut.jsonl.gz', whole.subarray(0, Math.floor(whole.length * 0.6)));
  expect(result.state).toBe('FAILED');
  expect(result.faults.at(-1)!.problem).toBe('truncated');
  expect(result.added).toBeGreaterThan(1000);
  expect(result.added).toBeLessThan(3000);
});

it('cuts off a bomb before it fills anything', async () => {
  const bomb = gzipSync(Buffer.alloc(300 * 1024 * 1024, 0x20));
  const withStart = Buffer.concat([gzipSync(`${JSON.stringify(workOf())}\n`), bomb]);
  const before = process.memoryUsage().rss;
  const result = await importFile(steward, 'bomb.jsonl.gz', withStart);
  expect(result).toMatchObject({ state: 'FAILED', added: 1 });
  expect(result.faults[0]!.problem).toBe('swollen');
  expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(150);
});

it('takes neither other files nor two at once, stops when told to, and only for those who may', async () => {
  const refused = await steward.call(calls.startImport, {
    body: { file: { name: 'a.pdf', content: '%PDF-1.7 nothing' }, again: false },
  });
  expect([refused.status, refused.body.error]).toEqual([400, 'publications.unknownFormat']);
  const many = jsonLines(Array.from({ length: 12_000 }, () => workOf()));
  const { body } = await steward.call(calls.startImport, {
    body: { file: { name: 'many.jsonl', content: many }, again: false },
  });
  const second = await steward.call(calls.startImport, {
    body: { file: { name: 'more.jsonl', content: jsonLines([workOf()]) }, again: false },
  });
  expect([second.status, second.body.error]).toEqual([409, 'publications.importRunning']);
  const { id } = body.result;
  const stopped = await steward.call(calls.stopImport, { params: { id } });
  expect(stopped.body.result.state).toBe('STOPPED');
  expect((await steward.call(calls.stopImport, { params: { id } })).status).toBe(409);
  const rep = await app.as('chen.yizhou');
  expect((await rep.call(calls.listImports)).status).toBe(403);
  const other = await app.as('admin', 'kanglan');
  expect((await other.call(calls.findImport, { params: { id } })).status).toBe(404);
}, 30_000);

it(
  'survives thousands of papers on one name, and credits none of them by the name',
  { tags: ['long'], timeout: 60_000 },
  async () => {
    const [doctor] = await app.owner<{ pinyin: string }[]>`
    select pinyin from doctors where enterprise_id = 1 and is_enabled and char_length(name) = 2 group by pinyin order by count(*) desc, pinyin limit 1`;
    const name = doctor!.pinyin;
    const given = Array.from({ length: 4000 }, () => workOf({ names: [`${name.slice(0, 2)} ${name.slice(2)}`] }));
    const began = performance.now();
    const result = await importFile(steward, 'one-name.jsonl', jsonLines(given));
    console.log(`4,000 papers on one name: ${Math.round(performance.now() - began)} ms`);
    expect(result).toMatchObject({ state: 'DONE', added: 4000, confirmed: 0 });
  },
);

it(
  'the network of co-authors follows from the tables as from the file itself',
  { tags: ['long'] },
  async ({ skip }) => {
    if (!existsSync(realFile)) skip('the real file is not here');
    const [sums] = await app.owner<{ persons: number; pairs: number; weight: number }[]>`
    with credited as (select distinct a.publication_id, a.person_id from authorships a join publications p on p.enterprise_id = a.enterprise_id
        and p.id = a.publication_id join publication_imports i on i.enterprise_id = p.enterprise_id and i.id = p.import_id
      where a.enterprise_id = 1 and i.file_name = 'openalex-works.jsonl.gz'),
    pairs as (select x.person_id as one, y.person_id as other, count(*) as weight from credited x join credited y
      on y.publication_id = x.publication_id and y.person_id > x.person_id group by 1, 2)
    select (select count(distinct person_id)::int from credited) as persons, (select count(*)::int from pairs) as pairs,
      (select sum(weight)::int from pairs) as weight`;
    const own = networkOf(realFile);
    console.log('network of the real file', JSON.stringify(sums), JSON.stringify(own));
    expect(sums).toEqual(own);
  },
);

/** Counted from the file by itself, without any of the code that imports it. */
function networkOf(file: string): { persons: number; pairs: number; weight: number } {
  const works = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  const persons = new Set<string>();
  const pairs = new Map<string, number>();
  for (const line of works) {
    const work = JSON.parse(line) as { id: string; title: string | null; authorships: Authorship[] };
    if (work.title === null) continue;
    const names = [...new Set(work.authorships.map((one) => personOf(one, work.id)))]
      .filter((name) => name !== '')
      .toSorted();
    for (const [at, name] of names.entries()) {
      persons.add(name);
      for (const other of names.slice(at + 1)) pairs.set(`${name}~${other}`, (pairs.get(`${name}~${other}`) ?? 0) + 1);
    }
  }
  return {
    persons: persons.size,
    pairs: pairs.size,
    weight: [...pairs.values()].reduce((sum, count) => sum + count, 0),
  };
}

interface Authorship {
  readonly author: { readonly id: string | null; readonly display_name: string | null; readonly orcid: string | null };
  readonly institutions: readonly { readonly display_name: string }[];
  readonly raw_affiliation_string?: string | null;
}

/** The number of the author, or the name with its first institution, or with the work. */
function personOf({ author, institutions, raw_affiliation_string: raw }: Authorship, workId: string): string {
  if (author.id !== null) return author.id;
  if ((author.display_name ?? '').trim() === '') return '';
  const words = (author.display_name ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[-‐’'`]/g, '')
    .match(/\p{L}+/gu);
  const place = (institutions[0]?.display_name ?? raw ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 120);
  return `${(words ?? []).toSorted().join(' ')}|${author.orcid ?? (place === '' ? workId : place)}`;
}
