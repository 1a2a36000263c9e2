// Journeys that pick a row by its place or wait by the watch are found; those that wait for any row pass.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { plantTree, type PlantedTree } from '../../planted/planted-tree.ts';
import { steadyFindings } from './steady-rules.ts';

const FILE = 'e2e/planted.spec.ts';
let tree: PlantedTree;

beforeEach(() => {
  tree = plantTree();
});
afterEach(() => tree.remove());

async function rulesOf(line: string): Promise<string[]> {
  tree.plant({ [FILE]: `${line}\n` });
  return (await steadyFindings(tree.root, [FILE])).map(({ rule, line: at }) => `${rule}:${at}`);
}

test.each([
  `await rows(page).first().click();`,
  `await rows(page).nth(3).getByRole('checkbox').check();`,
  `await expect(rows(page).last()).toContainText('已提交');`,
  `const row = page.locator('tr.ant-table-row').first();`,
  `const shown = page.locator('tr.ant-table-row').filter({ visible: true }); await shown.first().click();`,
  `const arrived = 'tr.ant-table-row:visible'; await page.locator(arrived).first().click();`,
  `await cards(page).first().locator('strong').click();`,
  `await page.getByRole('row').nth(2).click();`,
])('a row picked by its place is refused: %s', async (line) => {
  expect(await rulesOf(line)).toEqual(['steady-rows:1']);
});

test.each([`await page.waitForTimeout(400);`, `await page.waitForLoadState('networkidle');`])(
  'a wait by the watch is refused: %s',
  async (line) => {
    expect(await rulesOf(line)).toEqual(['steady-waits:1']);
  },
);

test.each([
  `await expect(rows(page).first()).toBeVisible();`,
  `await expect(rows(page).first().or(page.getByText('none'))).toBeVisible();`,
  `await page.locator('tr.ant-table-row').first().waitFor();`,
  `await page.locator('tr.ant-table-row', { hasText: title }).first().click();`,
  `await rowOf(page, id).locator('td').nth(3).click();`,
  `await page.locator('.yj-time-row').first().click();`,
])('a row that is only waited for, or known by its words, passes: %s', async (line) => {
  expect(await rulesOf(line)).toEqual([]);
});
