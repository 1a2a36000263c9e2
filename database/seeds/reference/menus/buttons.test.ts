// Every action of a screen has a BUTTON entry, and every BUTTON entry an action (specification 5, 6).
import { glob, readFile } from 'node:fs/promises';
import { buttonPaths } from '@yijian/contract/menus';
import { domains } from '@yijian/contract/domains';
import { effectOf, type EndpointRow } from '@yijian/contract/core';
import { expect, test } from 'vitest';
import { menuTree } from './all-menus.ts';
import { flattenMenus } from './menu-tree.ts';

const rows = flattenMenus(menuTree());
const pages = new Set(rows.filter(({ type }) => type !== 'BUTTON').map(({ code }) => code));

/** Actions that no element of a page stands for, with the reason. */
const withoutElement: Readonly<Record<string, string>> = {
  '*:*:*': 'all of them',
  'content:sends:receipt': 'a partner sends receipts with a key',
  'sdaManager:treatment-records:plain': 'the answer shows the values whole',
  'customer:doctors:transfer': 'the console hands over',
  'customer:doctors:import': 'asked by the data upload, for its model',
  'customer:hospitals:import': 'asked by the data upload, for its model',
  'admin:products:write': 'products come with the installation',
};

async function permissionsOfTheWeb(): Promise<Set<string>> {
  const found = new Set<string>();
  const root = new URL('../../../../apps/web/src/', import.meta.url).pathname;
  for await (const file of glob('**/*.{ts,tsx}', { cwd: root })) {
    if (file.includes('.test.')) continue;
    const source = await readFile(`${root}${file}`, 'utf8');
    for (const [, code] of source.matchAll(/['"]([A-Za-z]+:[a-z-]+:[a-z-]+)['"]/g)) found.add(code!);
  }
  return found;
}

test('R6.3 the reference menus have one BUTTON entry for each action of the contract, under its path', () => {
  const seeded = rows.filter(({ type }) => type === 'BUTTON').map(({ code, path }): [string, string] => [code!, path]);
  expect(Object.fromEntries(seeded)).toEqual(buttonPaths);
  expect(new Set(Object.values(buttonPaths)).size).toBe(seeded.length);
});

test('GEN-09 R6.3 what a screen asks for is the permission of a page or an action with a BUTTON entry', async () => {
  const asked = [...(await permissionsOfTheWeb())];
  expect(asked.filter((code) => !pages.has(code) && !Object.hasOwn(buttonPaths, code))).toEqual([]);
});

test('GEN-09 R6.3 every BUTTON entry governs an element of a screen, or says why there is none', async () => {
  const asked = await permissionsOfTheWeb();
  // The sections of the console ask by their own name.
  const isOfSection = (code: string): boolean => /^admin:[a-z-]+:write$/.test(code);
  const left = Object.keys(buttonPaths).filter((code) => !asked.has(code) && !isOfSection(code));
  expect(left.toSorted()).toEqual(
    Object.keys(withoutElement)
      .filter((code) => !isOfSection(code))
      .toSorted(),
  );
});

test('R6.3 a call that changes something belongs to an action, or to every reader of its page', async () => {
  const left: string[] = [];
  for (const domain of domains) {
    const door = (await import(`@yijian/contract/${domain}`).catch(() => ({}))) as Record<string, unknown>;
    const groups = Object.entries(door).filter(([name]) => name.endsWith('Endpoints'));
    for (const row of groups.flatMap(([, group]) => Object.values(group as Record<string, EndpointRow>))) {
      if (typeof row.access === 'string' || effectOf(row) === 'read') continue;
      const { permission } = row.access;
      const isOfPage = pages.has(permission) && /:(read|team)$/.test(permission);
      if (!isOfPage && !Object.hasOwn(buttonPaths, permission)) left.push(`${row.method} ${row.path} ${permission}`);
    }
  }
  expect(left).toEqual([]);
});
