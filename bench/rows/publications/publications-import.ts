// Publications through the product's own upload: 2,150 real works, and 34,000 papers on one Chinese name (product 3.3).
import { existsSync, openAsBlob } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { atMost, type Bench, type Figure } from '../../figure.ts';
import type { Product, Stage } from '../../stage/stage.ts';
import { papersOfOneName, selectBearers, workId } from './one-name.ts';
import { uploadPublications, type Uploaded } from './upload.ts';

const realFile = fileURLToPath(new URL('../../../../shared/data/openalex-works.jsonl.gz', import.meta.url));
const PAPERS = 34_000;

export const publicationsImport: Bench = {
  name: 'publications-import',
  async run(stage) {
    const owner = postgres(stage.ownerUrl, { max: 1, onnotice: () => {} });
    await owner`select set_config('app.enterprise_id', ${stage.enterpriseId}, false)`;
    const product = await stage.startProduct();
    try {
      const real = existsSync(realFile) ? await importReal(stage, product, owner) : [];
      return [...real, ...(await importOneName(stage, product, owner))];
    } finally {
      await product.stop();
      await owner.end();
    }
  },
};

async function importReal(stage: Stage, product: Product, owner: postgres.Sql): Promise<Figure[]> {
  const token = await stage.token('su.zhen', product.port);
  const done = await uploadPublications({ ...product, token }, 'openalex-works.jsonl.gz', await openAsBlob(realFile));
  await remove(owner, done);
  expect('real works read', done.read, 2150);
  return [
    {
      name: '2,150 real works: uploaded, stored, matched',
      figure: done.seconds,
      unit: 's',
      limit: atMost(10),
      note: `${done.added} new, ${done.faulty} faults, ${done.confirmed} confirmed, ${done.suggested} to decide`,
    },
  ];
}

async function importOneName(stage: Stage, product: Product, owner: postgres.Sql): Promise<Figure[]> {
  const { lines, writers, doctors } = papersOfOneName(await selectBearers(stage.sql), PAPERS);
  // Those of a run that was cut short would be found unchanged.
  await owner`delete from publications where openalex_id between ${workId(0)} and ${workId(PAPERS - 1)}`;
  const token = await stage.token('su.zhen', product.port);
  const done = await uploadPublications({ ...product, token }, 'one-name.jsonl', new Blob([lines]));
  const credits = await owner<{ work: string; doctor: string }[]>`
    select p.openalex_id as work, m.doctor_id::text as doctor from authorship_matches m
    join publications p on p.enterprise_id = m.enterprise_id and p.id = m.publication_id
    where p.import_id = ${done.id} and m.state = 'CONFIRMED'`;
  await remove(owner, done);
  expect('papers on one name', done.added, PAPERS);
  const wrong = credits.filter(({ work, doctor }) => writers.get(work) !== doctor).length;
  const growth = done.peakMegabytes - done.restingMegabytes;
  return [
    {
      name: '34,000 papers on one name: uploaded, stored, matched',
      figure: done.seconds,
      unit: 's',
      note: `${doctors} doctors bear it and wrote ${writers.size}: ${credits.length} confirmed, ${done.suggested} to decide`,
    },
    { name: 'of them credited to somebody else', figure: wrong, unit: '', limit: atMost(0) },
    {
      name: 'memory they take at their height',
      figure: growth,
      unit: 'MB',
      limit: atMost(150),
      note: `${done.restingMegabytes.toFixed(0)} MB before, ${done.peakMegabytes.toFixed(0)} MB at the height`,
    },
  ];
}

function expect(what: string, found: number, expected: number): void {
  if (found !== expected) throw new Error(`${found} ${what} instead of ${expected}`);
}

/** The next run finds the database as this one did; nodes of doctors who were credited stay. */
async function remove(owner: postgres.Sql, { id }: Uploaded): Promise<void> {
  const own = owner`select a.scholar_id from publications p join authorships a on a.enterprise_id = p.enterprise_id and a.publication_id = p.id
    where p.import_id = ${id}`;
  const rows = await owner<{ id: string }[]>`
    select s.id from scholars s where s.id in (${own}) and s.doctor_id is null and not exists (
      select from authorships a join publications p on p.enterprise_id = a.enterprise_id and p.id = a.publication_id
      where a.enterprise_id = s.enterprise_id and a.scholar_id = s.id and p.import_id is distinct from ${id})`;
  const ids = rows.map((row) => row.id);
  await owner`delete from academic_relations where scholar_id = any(${ids}::bigint[]) or other_id = any(${ids}::bigint[])`;
  await owner`delete from publications where import_id = ${id}`;
  await owner`delete from scholars where id = any(${ids}::bigint[])`;
}
