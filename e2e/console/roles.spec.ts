// Roles in the console: the permission tree, the starter matrix in a few clicks, what a role sees, two compared, one copied (specification 6).
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../tools/testing/browser.ts';

interface Words {
  readonly language: 'zh' | 'en';
  readonly role: string;
  readonly other: string;
  readonly section: string;
  readonly page: string;
  readonly parent: string;
  readonly search: string;
  readonly save: string;
  readonly starters: string;
  readonly apply: string;
  readonly applied: RegExp;
  readonly compareWith: string;
  readonly permissionsOf: (name: string) => string;
  readonly seesOf: (name: string) => string;
  readonly compareOf: (name: string) => string;
  readonly onlyIn: (name: string) => string;
}

const zh: Words = {
  language: 'zh',
  role: '会务与讲者运营',
  other: '医学审核',
  section: '客户管理',
  page: '全部客户',
  parent: '医生客户',
  search: '按名称或权限标识查找',
  save: '保存',
  starters: '起始角色',
  apply: '设置 10 个角色',
  applied: /已设置 [1-9]\d* 个角色/,
  compareWith: '与哪个角色比较',
  permissionsOf: (name) => `“${name}”的菜单与权限`,
  seesOf: (name) => `“${name}”能看到什么`,
  compareOf: (name) => `“${name}”与其他角色比较`,
  onlyIn: (name) => `只有“${name}”有`,
};
const en: Words = {
  language: 'en',
  role: 'Meeting and speaker operations',
  other: 'Medical reviewer',
  section: 'Customers',
  page: 'All customers',
  parent: 'Doctors',
  search: 'Find by name or permission mark',
  save: 'Save',
  starters: 'Starter roles',
  apply: 'Set up 10 roles',
  applied: /[1-9]\d* roles? set up/,
  compareWith: 'Compare with',
  permissionsOf: (name) => `Menus and permissions of "${name}"`,
  seesOf: (name) => `What "${name}" sees`,
  compareOf: (name) => `Compare "${name}" with another role`,
  onlyIn: (name) => `Only "${name}" has`,
};

const node = (drawer: Locator, name: string): Locator =>
  drawer
    .getByRole('treeitem')
    .filter({ has: drawer.page().getByText(name, { exact: true }) })
    .first();

async function openDrawer(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name, exact: true });
  await expect(drawer).toBeVisible();
  return drawer;
}

for (const words of [zh, en])
  test(`the starter matrix is set up in at most ten clicks, and a ticked page brings its reads (${words.language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    test.slow();
    const page = await signedIn('admin');
    await page.evaluate((language) => localStorage.setItem('languageType', language), words.language);
    await page.goto('/pc/admin/roles');
    // Everything about customers is taken from the role.
    let drawer = await openDrawer(page, words.permissionsOf(words.role));
    const box = (name: string): Locator => node(drawer, name).locator('.ant-tree-checkbox');
    await box(words.section).click();
    if ((await box(words.section).getAttribute('aria-checked')) !== 'false') await box(words.section).click();
    await expect(box(words.section)).toHaveAttribute('aria-checked', 'false');
    await drawer.getByRole('button', { name: words.save }).click();
    await expect(drawer).toBeHidden();
    // The whole matrix of ten roles, with every click counted.
    let clicks = 0;
    const click = async (target: Locator): Promise<void> => {
      clicks += 1;
      await target.click();
    };
    await click(page.getByRole('button', { name: words.starters }));
    const starters = page.getByRole('dialog', { name: words.starters });
    await expect(starters.getByRole('checkbox', { checked: true })).toHaveCount(10);
    await expectAccessible();
    await click(starters.getByRole('button', { name: words.apply }));
    await expect(page.getByText(words.applied)).toBeVisible();
    expect(clicks).toBeLessThanOrEqual(10);
    await expect(starters).toBeHidden();
    drawer = await openDrawer(page, words.permissionsOf(words.role));
    await expect(box(words.section)).toHaveAttribute('aria-checked', 'mixed');
    // One page alone, found by its name, brings the entry above it that carries the read.
    await box(words.section).click();
    if ((await box(words.section).getAttribute('aria-checked')) !== 'false') await box(words.section).click();
    await drawer.getByPlaceholder(words.search).fill(words.page);
    await expect(node(drawer, words.page)).toBeVisible();
    await box(words.page).click();
    await expect(box(words.page)).toHaveAttribute('aria-checked', 'true');
    await expect(box(words.parent)).toHaveAttribute('aria-checked', 'mixed');
    await expectAccessible();
    await drawer.getByRole('button', { name: words.save }).click();
    await expect(drawer).toBeHidden();
    const sight = await openDrawer(page, words.seesOf(words.role));
    await expect(node(sight, words.page)).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(sight).toBeHidden();
    const comparing = await openDrawer(page, words.compareOf(words.role));
    await comparing.locator('#compare-with').click();
    await page.getByTitle(words.other, { exact: true }).last().click();
    await expect(comparing.getByRole('heading', { name: words.onlyIn(words.other) })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    // The role ends as it began.
    await page.getByRole('button', { name: words.starters }).click();
    await starters.getByRole('button', { name: words.apply }).click();
    await expect(starters).toBeHidden();
  });
