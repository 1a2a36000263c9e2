// Every operation is given wrong values: what users read are sentences with the label of the field (specification 8).
import type { EndpointRow } from '@yijian/contract/core';
import { fieldLabels } from '@yijian/contract/dictionaries';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { Failure } from '../../../errors/index.ts';
import { everyRow } from '../../../../../../../tools/testing/specification/contract-rows.ts';
import { validate } from '../validate.ts';
import { labelOf, ownLabels } from './issue-words.ts';

type Path = readonly (string | number)[];
interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly in?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

/** Every field of a schema and of what it holds; what holds itself, as a group of conditions does, is looked into once. */
function fieldsOf(schema: z.ZodType, at: Path = [], above: readonly z.ZodType[] = []): Path[] {
  if (above.includes(schema)) return [];
  const within = [...above, schema];
  const def = schema._zod.def as unknown as Definition;
  if (def.type === 'object') {
    const { shape } = schema as unknown as { shape: Record<string, z.ZodType> };
    return Object.entries(shape).flatMap(([name, field]) => [[...at, name], ...fieldsOf(field, [...at, name], within)]);
  }
  if (def.type === 'array') return [[...at, 0], ...fieldsOf(def.element!, [...at, 0], within)];
  return [def.innerType, def.in, ...(def.options ?? [])]
    .filter((part) => part !== undefined)
    .flatMap((part) => fieldsOf(part, at, within));
}

/** An input that holds a wrong value at one place and nothing else. */
function holding(path: Path, value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const below = holding(rest, value);
  return typeof first === 'number' ? [below] : { [first]: below };
}

const wrong: readonly unknown[] = [
  undefined, null, '', ' ', '^bad^', '\u0000', 'x'.repeat(3000), -1, 0, 1.5, 9e15, true, {}, [], Array(3000).fill(7),
  { unknownField: 1 }, '0001-01-01', '13:99', 'a@b',
]; // prettier-ignore

function messagesOf(
  row: EndpointRow,
  part: 'params' | 'query' | 'body',
  value: unknown,
  language: 'zh' | 'en',
): string[] {
  const raw = { params: {}, query: {}, body: {}, bodyIsText: false, [part]: value };
  try {
    validate(row, raw, language);
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [...(error.fields ?? []).map((fault) => fault.message), ...Object.values(error.values).map(String)];
  }
}

/** Words of a validator, patterns, and names of fields as the code writes them. */
const raw =
  /无效|未知的键|期望|正则|输入值|Invalid|invalid|expected|received|nrecognized|pattern|regex|Too (small|big)|NaN|undefined|null|[\^\\]|\$\/|^(该项|This field)\S*[ 填]/;
const codeName = /\b[a-z]+[A-Z]\w*/;

test(
  'every operation answers wrong values in sentences that name the label and show no validator text',
  { tags: ['long'], timeout: 120_000 },
  async () => {
    const rows = await everyRow();
    let count = 0;
    const leaks = new Set<string>();
    for (const [name, row] of rows)
      for (const part of ['params', 'query', 'body'] as const) {
        const schema = part === 'body' ? row.body?.schema : row[part];
        if (schema === undefined) continue;
        for (const path of [[], ...fieldsOf(schema)])
          for (const value of wrong)
            for (const language of ['zh', 'en'] as const)
              for (const message of messagesOf(row, part, holding(path, value), language)) {
                count += 1;
                const isUnknown = message.includes('unknownField');
                if (raw.test(message) || (!isUnknown && codeName.test(message)))
                  leaks.add(`${name} ${part}.${path.join('.')}: ${message}`);
              }
      }
    expect([...leaks].slice(0, 40)).toEqual([]);
    expect(rows.length).toBeGreaterThan(300);
    expect(count).toBeGreaterThan(20_000);
  },
);

test('every field of every operation has a label in both languages', async () => {
  const unnamed = new Set<string>();
  for (const [name, row] of await everyRow())
    for (const schema of [row.params, row.query, row.body?.schema])
      if (schema !== undefined)
        for (const path of fieldsOf(schema))
          if (/^(该项|第 \d+ 项)$/.test(labelOf(path, 'zh')) && typeof path.at(-1) === 'string')
            unnamed.add(`${name} ${path.join('.')}`);
  expect([...unnamed]).toEqual([]);
});

test('a label that the catalogue of fields has is not written a second time', () => {
  const catalogue = fieldLabels();
  const twice = Object.entries(ownLabels).filter(([name, [zh, en]]) => {
    const label = catalogue.get(name);
    return label?.zh === zh && label.en === en;
  });
  expect(twice.map(([name]) => name)).toEqual([]);
  expect(labelOf(['professionalDirection'], 'zh')).toBe('擅长领域');
  expect(labelOf(['venueName'], 'en')).toBe('Venue');
  // A name of more than one record, which they call differently, has words of its own.
  expect(catalogue.has('enName')).toBe(false);
});

test('a field that is missing, too long, of a wrong kind or no choice says what is expected', async () => {
  const rows = new Map(await everyRow());
  const said = (name: string, body: unknown) => [
    ...messagesOf(rows.get(name)!, 'body', body, 'zh').slice(0, 1),
    ...messagesOf(rows.get(name)!, 'body', body, 'en').slice(0, 1),
  ];
  expect(said('administration.addRole', {})).toEqual(['名称不能为空', 'Name is required']);
  expect(said('administration.addRole', { name: 'x'.repeat(61) })).toEqual([
    '名称最多 60 个字符',
    'Name takes at most 60 characters',
  ]);
  expect(said('administration.addOrganization', { name: 'a', enName: 'b', code: '空 格' })).toEqual([
    '编码只能包含字母、数字、下划线和连字符',
    'Code takes letters, digits, _ and - only',
  ]);
});
