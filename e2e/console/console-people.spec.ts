// People and machines in the console: users found, territories changed, a handover made and undone, background work, keys (product 3.25).
import type { Page } from '@playwright/test';
import { expect, type SignedIn, test } from '../../tools/testing/browser.ts';

async function open(signedIn: SignedIn, path: string): Promise<Page> {
  const page = await signedIn('admin', path);
  // The first screen of a cold server takes its time.
  await expect(page.getByRole('navigation', { name: '管理后台栏目' })).toBeVisible({ timeout: 60_000 });
  return page;
}

test('users are found by pinyin and filters, and the address keeps what was asked', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await open(signedIn, '/pc/admin/users');
  await page.getByPlaceholder('登录名、姓名、拼音、工号').fill('cyz');
  await expect(page.getByText('chen.yizhou', { exact: true })).toBeVisible();
  await expect(page.getByText('zhou.minxing', { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(/keyword=cyz/);
  await page.getByRole('button', { name: /^状态/ }).first().click();
  await page.getByRole('radio', { name: '启用' }).click();
  await expect(page).toHaveURL(/isEnabled=true/);
  await page.reload();
  await expect(page.getByText('chen.yizhou', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: '筛选条件' }).or(page.locator('.yj-chips-list'))).toContainText('启用');
  await expectAccessible();
});

test('the territories tell regions without anybody, and a change says what it moves', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await open(signedIn, '/pc/admin/territories');
  await expect(page.getByText('无人负责').first()).toBeVisible();
  await expectAccessible();
  await page
    .getByRole('button', { name: /^调整 / })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: '调整辖区' });
  await expect(form.getByText('接收组织')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await page.getByText('按组织', { exact: true }).click();
  await expect(page).toHaveURL(/view=organizations/);
  await expect(page.getByRole('columnheader', { name: '负责人' }).first()).toBeVisible();
});

test('a handover is previewed, made, told and undone', async ({ signedIn, expectAccessible }) => {
  const page = await open(signedIn, '/pc/admin/handovers');
  await page.getByRole('button', { name: '办理交接' }).click();
  const wizard = page.getByRole('dialog', { name: '办理交接' });
  await choose(page, wizard.getByRole('combobox', { name: '谁的记录' }), 'he.jing');
  await expect(wizard.getByText('名下没有需要交接的记录').or(wizard.getByText(/名下共/))).toBeVisible();
  await choose(page, wizard.getByRole('combobox', { name: '谁的记录' }), 'chen.yizhou');
  await expect(wizard.getByText(/名下共 .* 条/)).toBeVisible();
  await expectAccessible();
  await choose(page, wizard.getByRole('combobox', { name: '医生的接收人', exact: true }), 'zhou.minxing');
  await expect(wizard.getByRole('status')).toContainText(/将交接 [1-9]/);
  await wizard.getByRole('button', { name: '办理交接' }).click();
  await expect(wizard.getByText('请填写原因').first()).toBeVisible();
  await wizard.locator('#reason').fill('离职');
  await wizard.getByRole('button', { name: '办理交接' }).click();
  const receipt = page.getByRole('dialog', { name: '陈亦舟 的交接回执' });
  await expect(receipt.getByText('周敏行')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '撤销 陈亦舟 的交接' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤销', exact: true }).click();
  await expect(page.getByText('已撤销，0 条因有变化而保留')).toBeVisible();
});

test('the lights of the background work say in words how it stands', async ({ signedIn, expectAccessible }) => {
  const page = await open(signedIn, '/pc/admin/job-runs');
  const lights = page.getByRole('list', { name: '健康状况' });
  await expect(lights.getByRole('listitem')).toHaveCount(5);
  await expect(lights).toContainText('事件投递');
  await expect(page.getByText('清理过期的重复请求标识')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/[a-z]+\.[a-z]+[A-Z-][\w-]+/);
  await expect(page.getByText('其他任务')).toHaveCount(0);
  await expectAccessible();
  for (const view of ['运行记录', '事件投递', '文件']) {
    await page.getByRole('radiogroup', { name: '后台任务栏目' }).getByText(view, { exact: true }).click();
    await expect(page.getByRole('heading', { name: view })).toBeVisible();
  }
});

test('a key for a machine is shown once and revoked', async ({ signedIn, expectAccessible }) => {
  const page = await open(signedIn, '/pc/admin/users');
  await page.getByRole('button', { name: '新建用户' }).click();
  const user = page.getByRole('dialog', { name: '新建用户' });
  // Its own machine each time: a repeated run finds the one before.
  const machine = `仓库${Date.now()}`;
  await user.locator('#login').fill(`e2e.${Date.now()}`);
  await user.locator('#firstName').fill(machine);
  await user.getByText(/^更多/).click();
  await choose(page, user.locator('#userType'), '系统');
  await choose(page, user.locator('#roleIds'), '医药代表');
  await user.locator('#login').click();
  await user.locator('#password').fill('Correct-horse-41-battery');
  await user.locator('#confirmPassword').fill('Correct-horse-41-battery');
  await user.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  await page.goto('/pc/admin/api-keys');
  await page.getByRole('button', { name: '新建密钥' }).click();
  const form = page.getByRole('dialog', { name: '新建密钥' });
  const key = `${machine}同步`;
  await form.locator('#name').fill(key);
  await choose(page, form.locator('#userId'), machine);
  await choose(page, form.locator('#permissions'), 'customer:doctors:read');
  await form.locator('#name').click();
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  await expectAccessible();
  await form.getByRole('button', { name: '保存' }).click();
  const shown = page.getByRole('dialog', { name: '请立即保存密钥' });
  await expect(shown.getByRole('textbox')).toHaveValue(/^yjk_[a-z0-9]{8}_[\w-]{43}$/);
  await shown.getByRole('button', { name: '我已保存' }).click();
  await expect(shown).toBeHidden();
  await page.getByRole('button', { name: `停用 ${key}` }).click();
  const question = page.getByRole('dialog', { name: `停用密钥“${key}”？` });
  await question.getByRole('button', { name: '停用', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('已停用', { exact: true })).toBeVisible();
});

/** Types into a searching select and takes the option that says so. */
async function choose(page: Page, box: ReturnType<Page['locator']>, text: string): Promise<void> {
  await box.click();
  await box.fill(text);
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: text }).first().click();
}
