// Data assets as a steward and an administrator meet them (specification 2.3, dataAssets).
import { expect, test } from '../../tools/testing/browser.ts';

const catalogue = '/pc/dataAssets/dataAssetsIndex';

test(
  'DAT-01 DAT-04 a steward goes from the overview to an asset, measures it and opens the records behind a rule',
  { tag: '@smoke' },
  async ({ signedIn, expectAccessible }) => {
    const page = await signedIn('su.zhen', '/pc/dataAssets/home');
    await expect(page.getByRole('region', { name: '过期资产' })).toContainText('项');
    await expectAccessible('.yj-dashboard');
    await page.getByRole('region', { name: '数据资产', exact: true }).getByRole('button').first().click();
    await expect(page).toHaveURL(/\/dataAssets\/dataAssetsIndex/);
    await page.getByRole('row').filter({ hasText: '企业维护的医生档案' }).click();
    await expect(page).toHaveURL(/\/dataAssets\/dataAssetsPage\?code=doctors$/);
    await expect(page.getByRole('heading', { level: 1, name: '医生' })).toBeVisible();
    await page.getByRole('button', { name: '立即测量' }).click();
    await expect(page.getByText('测量完成')).toBeVisible();
    // Which rules are broken depends on the demo; each that is has such a button.
    const broken = page.getByRole('button', { name: /：不符合的记录/ }).first();
    const rule = (await broken.getAttribute('aria-label'))!.split('：')[0]!;
    await broken.click();
    await expect(page.getByRole('dialog')).toContainText(rule);
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  },
);

test('an incident is reported, acknowledged and resolved', async ({ signedIn }) => {
  const note = `旅程：会议城市不一致 ${Date.now()}`;
  const page = await signedIn('su.zhen', '/pc/dataAssets/dataAssetsPage?code=meetings');
  const incidents = page.getByRole('region', { name: '数据问题' });
  await incidents.getByRole('button', { name: '报告问题' }).click();
  await page.getByRole('textbox', { name: '问题说明' }).fill(note);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  const row = incidents.getByRole('row').filter({ hasText: note });
  await expect(row).toContainText('待受理');
  await row.getByRole('button', { name: '受理' }).click();
  await expect(row).toContainText('处理中');
  await row.getByRole('button', { name: '解决' }).click();
  await page.getByRole('textbox', { name: '处理结果' }).fill('已更正');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(row).toContainText('已解决');
  await expect(row.getByRole('button')).toHaveText(['重新打开']);
});

test('an administrator gives an asset to somebody; the catalogue finds it by that name', async ({ signedIn }) => {
  const page = await signedIn('admin', '/pc/dataAssets/dataAssetsPage?code=tasks');
  await page.getByRole('button', { name: '负责人与周期' }).click();
  await page.getByRole('combobox', { name: '负责人' }).click();
  await page.getByTitle('沈廉', { exact: true }).click();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('负责人 沈廉')).toBeVisible();
  await page.goto(`${catalogue}?keyword=沈廉`);
  await expect(page.getByRole('row').filter({ hasText: '人工与规则生成的任务' })).toBeVisible();
  await expect(page.getByText('医院销量与目标')).toBeHidden();
});
