// R7.14 The calls that the specification says the product makes are made by its pages, and docs/rules.md tells where.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rooms } from '../../../apps/web/src/app/rooms.ts';
import specification from '../../../e2e/conformance/calls.json' with { type: 'json' };
import { callersOfCalls } from './callers.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const specified = specification.calls.map(({ method, path: address }) => `${method} ${address}`);

/** Made by the way in itself, at the identity server of the enterprise. */
const ofTheWayIn = ['POST /auth/realms/{realm}/protocol/openid-connect/token'];

it('LEF-06 R7.14 every specified call is made by a page', async () => {
  const callers = await callersOfCalls();
  const unmade = specified.filter((call) => !callers.has(call) && !ofTheWayIn.includes(call));
  expect(unmade).toEqual([]);
});

it('R7.14 docs/rules.md names the page of every specified call, and every page it names is there', () => {
  const text = readFileSync(path.join(root, 'docs/rules.md'), 'utf8');
  const part = text.slice(text.indexOf('## Calls and pages'));
  const rows = [...part.matchAll(/^\| `([A-Z]+ \/[^`]*)` \| (.+) \|$/gm)].map(([, call, where]) => ({
    call: call!,
    where: where!,
  }));
  expect(rows.map(({ call }) => call).toSorted()).toEqual([...new Set(specified)].toSorted());
  const known = new Set<string>(rooms.map((room) => room.path));
  const unknown = rows.flatMap(({ where }) =>
    [...where.matchAll(/`(\/[^`]*)`/g)].map(([, page]) => page!).filter((page) => !known.has(page)),
  );
  expect(unknown).toEqual([]);
});
