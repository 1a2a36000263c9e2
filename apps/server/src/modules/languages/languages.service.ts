// Words of the enterprise: the overlay of every page, lists, changes, what has no translation (specification 3, language entry).
import {
  languageErrors as errors,
  reportKinds,
  type LanguageReport,
  type Replacement,
  type WordEntry,
  type WordFileQuery,
  type WordQuery,
  type Words,
} from '@yijian/contract/languages';
import type { Paged } from '@yijian/contract/core';
import { fail, wordsOf } from '../../platform/errors/index.ts';
import type { Context, FileReply, PublicContext } from '../../platform/http/index.ts';
import { sheetReply } from '../../platform/sheets/index.ts';
import type { BuiltIn, BuiltInWord } from './built-in.service.ts';
import { entryOf, faultOf, matching } from './languages.policy.ts';
import { wordColumns } from './word-sheet.policy.ts';
import { deleteReplacements, selectNameless, selectReplacements, upsertReplacements } from './languages.sql.ts';

const LISTED = 100;

export type Asked<T> = T & { readonly builtIn: BuiltIn };

export async function findOverlay(context: PublicContext): Promise<Replacement[]> {
  return selectReplacements(context.sql);
}

export async function listWords(context: Context, { builtIn, ...query }: Asked<WordQuery>): Promise<Paged<WordEntry>> {
  const found = matching(await entriesOf(context, builtIn), query);
  if (query.sort === 'key,desc') found.reverse();
  const content = found.slice(query.page * query.size, (query.page + 1) * query.size);
  return { content, totalElements: found.length, totalIsExact: true };
}

export async function changeWords(
  context: Context,
  { builtIn, type, key, zh, en }: Asked<Words & { type: string; key: string }>,
): Promise<WordEntry> {
  const word = await requireWord({ builtIn, type, key });
  const own = { type, key, zh: blankAsNull(zh), en: blankAsNull(en) };
  const fault = faultOf(word, own);
  if (fault !== undefined) {
    const message = wordsOf(fault.error, context.language, fault.values);
    throw fail(fault.error, fault.values, [{ field: `body.${fault.field}`, message }]);
  }
  await upsertReplacements(context.sql, [own]);
  return entryOf(word, own);
}

export async function resetWords(
  context: Context,
  { builtIn, type, key }: Asked<{ type: string; key: string }>,
): Promise<WordEntry> {
  const word = await requireWord({ builtIn, type, key });
  await deleteReplacements(context.sql, [{ type, key }]);
  return entryOf(word, undefined);
}

export async function reportLanguages(context: Context, { builtIn }: Asked<object>): Promise<LanguageReport> {
  const entries = await entriesOf(context, builtIn);
  const types = [...Map.groupBy(entries, (entry) => entry.type)].map(([type, rows]) => ({
    type,
    count: rows.length,
    own: rows.filter((row) => row.isOwn).length,
  }));
  const oneSided = entries
    .filter((entry) => entry.state === 'MISSING')
    .map((entry) => ({
      kind: 'PHRASES' as const,
      name: entry.zh ?? entry.builtInZh,
      enName: entry.en ?? entry.builtInEn,
      place: `${entry.type} / ${entry.key}`,
    }));
  const rows = [...oneSided, ...(await selectNameless(context.sql))];
  const missing = reportKinds.map((kind) => {
    const items = rows.filter((row) => row.kind === kind);
    return { kind, count: items.length, items: items.slice(0, LISTED).map(({ kind: _kind, ...item }) => item) };
  });
  return { types, missing };
}

export async function exportWords(context: Context, { builtIn, ...query }: Asked<WordFileQuery>): Promise<FileReply> {
  const found = matching(await entriesOf(context, builtIn), query);
  const rows = found.map((entry) => ({ ...entry, zh: entry.zh ?? '', en: entry.en ?? '' }));
  const name = context.language === 'zh' ? '词条' : 'words';
  return sheetReply({ context, name, format: query.format, columns: wordColumns, rows });
}

async function entriesOf(context: Context, builtIn: BuiltIn): Promise<WordEntry[]> {
  const own = new Map((await selectReplacements(context.sql)).map((row) => [`${row.type} ${row.key}`, row]));
  return [...(await builtIn())]
    .toSorted((one, other) => (`${one.type} ${one.key}` < `${other.type} ${other.key}` ? -1 : 1))
    .map((word) => entryOf(word, own.get(`${word.type} ${word.key}`)));
}

async function requireWord({ builtIn, type, key }: Asked<{ type: string; key: string }>): Promise<BuiltInWord> {
  const word = (await builtIn()).find((one) => one.type === type && one.key === key);
  if (word === undefined) throw fail(errors.unknownKey, { key: `${type} / ${key}` });
  return word;
}

const blankAsNull = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text);
