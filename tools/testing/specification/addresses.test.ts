// Where calls go: below the interface address of the enterprise, but for those that the specification notes (specification 7).
import { expect, it } from 'vitest';
import { everyRow } from './contract-rows.ts';

it('GEN-12 R7.1 every call goes below the interface address, but the four chats and the identity server', async () => {
  const elsewhere = (await everyRow()).filter(([, { base }]) => base !== undefined && base !== 'interface');
  const at = (base: string): string[] =>
    elsewhere.flatMap(([, row]) => (row.base === base ? [`${row.method} ${row.path}`] : []));
  expect(at('language-model').toSorted()).toEqual([
    'POST /article/chat',
    'POST /knowledge/chat',
    'POST /proposal/chat',
    'POST /pubmed/chat',
  ]);
  expect(at('origin').filter((call) => !/^\w+ \/auth\/realms\/\{realm\}\//.test(call))).toEqual([]);
  expect(elsewhere.every(([, { base }]) => base === 'language-model' || base === 'origin')).toBe(true);
});
