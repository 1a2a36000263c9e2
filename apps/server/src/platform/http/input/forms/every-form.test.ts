// Put, post and patch bodies are form-encoded unless a flag is set (specification 7, general): so every one may be. Lists in a query are repeated names.
import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../../tools/testing/specification/contract-rows.ts';
import {
  bracketed,
  packed,
  received,
  sampleOf,
  type Pairs,
} from '../../../../../../../tools/testing/specification/samples.ts';
import { coerce } from '../coerce.ts';

const rows = (await everyRow()).filter(([, row]) => row.body !== undefined);
const encodings: [string, (body: unknown) => Pairs, boolean][] = [
  ['fields[name]=…', bracketed, true],
  ['a JSON value of the field', packed, false],
];

test.each(encodings)(
  'GEN-16 R7.3 every body of the contract arrives as a form with %s as it does as JSON',
  (_, encode, isText) => {
    const different: string[] = [];
    let parsed = 0;
    for (const [name, { body }] of rows)
      for (const turn of [0, 1, 2, 3]) {
        const json = sampleOf(body!.schema, { turn, isText });
        const form = coerce(body!.schema, received(encode(json)));
        different.push(...differences(json, form).map((difference) => `${name} ${difference}`));
        const [one, other] = [body!.schema.safeParse(form), body!.schema.safeParse(json)];
        if (one.success) parsed += 1;
        if (JSON.stringify(one) !== JSON.stringify(other)) different.push(`${name} is judged differently`);
      }
    expect(different).toEqual([]);
    expect(rows.length).toBeGreaterThan(150);
    // Most samples are also what the call takes; those that only a rule between fields refuses are refused alike.
    expect(parsed / rows.length / 4).toBeGreaterThan(0.6);
  },
);

test('CON-17 R7.12 every list in the query of a GET arrives by repeating its name, without indices', async () => {
  const different: string[] = [];
  let lists = 0;
  for (const [name, { method, query }] of await everyRow()) {
    if (method !== 'GET' || query === undefined) continue;
    for (const turn of [0, 1, 2, 3]) {
      const asked = Object.entries(sampleOf(query, { turn, isText: true }) as object);
      for (const [field, value] of asked.filter(([, value]) => Array.isArray(value))) {
        lists += 1;
        const repeated = (value as unknown[]).map((item) => [field, String(item)] as const);
        const arrived = coerce(query, received(repeated)) as Record<string, unknown>;
        different.push(...differences(value, arrived[field], `${name} ${field}`));
      }
    }
  }
  expect(different).toEqual([]);
  expect(lists).toBeGreaterThan(100);
});

/** Where the two differ; a form keeps no order of fields. */
function differences(json: unknown, form: unknown, at = 'body'): string[] {
  if (typeof json !== 'object' || json === null || typeof form !== 'object' || form === null)
    return json === form ? [] : [`${at}: ${JSON.stringify(json)} arrives as ${JSON.stringify(form)}`];
  if (Array.isArray(json) !== Array.isArray(form)) return [`${at} is a list in one of them`];
  const [one, other] = [json, form] as Record<string, unknown>[];
  return [...new Set([...Object.keys(one!), ...Object.keys(other!)])].flatMap((name) =>
    differences(one![name], other![name], `${at}.${name}`),
  );
}
