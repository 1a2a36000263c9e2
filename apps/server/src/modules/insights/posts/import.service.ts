// A file of posts is stored whole or not at all; every fault is told by row and field at once (product 3.14).
import { open, readFile } from 'node:fs/promises';
import {
  MOST_FAULTS,
  MOST_POSTS,
  insightErrors as errors,
  type NewPosts,
  type PostsImported,
} from '@yijian/contract/insights';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { SheetFault, readSheet } from '../../../platform/sheets/index.ts';
import { selectNamedDoctors, selectSources, type DoctorAsked } from './doctors-of-posts.sql.ts';
import {
  cellsOfJson,
  columnsOf,
  faultText,
  faultsOf,
  missingColumns,
  momentOf,
  type Fault,
  type RawPost,
} from './post-rows.policy.ts';
import type { NewPost } from './posts.sql.ts';
import { storePosts } from './store.service.ts';

export async function importPosts(context: Context, { file, checkOnly }: NewPosts): Promise<PostsImported> {
  const rows = await readPosts(file.path ?? '');
  const { posts, faults } = await checkPosts(context, rows);
  const told = {
    rows: rows.length,
    faults: faults
      .slice(0, MOST_FAULTS)
      .map(({ row, field, kind }) => ({ row, field, message: faultText(kind, context.language) })),
    faultCount: faults.length,
  };
  if (faults.length > 0 || checkOnly) return { ...told, stored: 0, known: 0, mentions: 0 };
  const stored = await storePosts(context, posts);
  return { ...told, stored: stored.posts, known: posts.length - stored.posts, mentions: stored.mentions };
}

async function checkPosts(context: Context, rows: readonly RawPost[]): Promise<{ posts: NewPost[]; faults: Fault[] }> {
  const { sql, user, clock } = context;
  const sources = await selectSources(sql);
  const codes = new Map(
    sources.flatMap(({ code, name, enName }) => [code, name, enName].map((word) => [word, code] as const)),
  );
  const known = new Set(codes.keys());
  const faults = rows.flatMap((row) => faultsOf(row, { sources: known, now: clock.now() }));
  const asked = rows.map(askedOf);
  const found = await selectNamedDoctors(sql, user, asked);
  const seen = new Set<string>();
  const posts = rows.flatMap((row, place): NewPost[] => {
    const { cells } = row;
    if (cells === undefined) return [];
    const text = (field: keyof typeof cells): string => (cells[field] ?? '').trim();
    const sourceCode = codes.get(text('source')) ?? '';
    const key = `${sourceCode} ${text('externalId')}`;
    if (text('externalId') !== '' && seen.has(key)) faults.push({ row: row.row, field: 'externalId', kind: 'twice' });
    seen.add(key);
    const doctors = found.get(place) ?? [];
    if (asked[place] !== undefined && doctors.length !== 1) {
      const field = text('doctorId') === '' ? 'doctor' : 'doctorId';
      faults.push({ row: row.row, field, kind: doctors.length === 0 ? 'unknownDoctor' : 'severalDoctors' });
    }
    const postedAt = momentOf(text('postedAt'))?.toISOString() ?? '';
    const own = { title: text('title'), body: text('body'), url: text('url') };
    return [{ sourceCode, externalId: text('externalId'), doctorId: doctors[0] ?? '', postedAt, ...own }];
  });
  return { posts, faults: faults.toSorted((one, other) => one.row - other.row) };
}

/** Undefined where no doctor is named. */
function askedOf({ cells }: RawPost): DoctorAsked | undefined {
  const [id, name, hospital] = [
    cells?.doctorId?.trim() ?? '',
    cells?.doctor?.trim() ?? '',
    cells?.hospital?.trim() ?? '',
  ];
  if (id !== '') return { id: /^[1-9]\d{0,17}$/.test(id) ? id : '0', name: '', hospital: '' };
  return name === '' || hospital === '' ? undefined : { id: '', name, hospital };
}

async function readPosts(path: string): Promise<RawPost[]> {
  const rows = (await isJson(path)) ? await jsonLines(path) : await sheetRows(path);
  if (rows.length > MOST_POSTS) throw fail(errors.tooManyPosts, { limit: MOST_POSTS });
  return rows;
}

/** A line of JSON begins with a brace; no head of a sheet does. */
async function isJson(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer
      .toString('utf8', 0, bytesRead)
      .replace(/^\uFEFF/, '')
      .trimStart()
      .startsWith('{');
  } finally {
    await file.close();
  }
}

async function jsonLines(path: string): Promise<RawPost[]> {
  const lines = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '').split(/\r?\n/);
  return lines.flatMap((line, at) => (line.trim() === '' ? [] : [{ row: at + 1, cells: cellsOfJson(line) }]));
}

async function sheetRows(path: string): Promise<RawPost[]> {
  const rows: RawPost[] = [];
  let columns: ReturnType<typeof columnsOf> | undefined;
  try {
    for await (const { line, cells } of await readSheet(path)) {
      if (columns === undefined) {
        columns = columnsOf(cells);
        const missing = missingColumns(columns);
        if (missing.length > 0) throw fail(errors.headMissing, { fields: missing.join(', ') });
        continue;
      }
      rows.push({
        row: line,
        cells: Object.fromEntries(columns.flatMap((name, at) => (name === undefined ? [] : [[name, cells[at] ?? '']]))),
      });
      if (rows.length > MOST_POSTS) break;
    }
  } catch (error) {
    if (error instanceof SheetFault) throw fail(errors.noPostFile);
    throw error;
  }
  if (columns === undefined) throw fail(errors.noPostFile);
  return rows;
}
