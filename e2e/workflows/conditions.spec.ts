// A process with a condition, built by choosing alone: a template, a step between two, a branch whose way is picked field by field (product: workflow).
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../tools/testing/browser.ts';
import { choosePerson } from '../../tools/testing/journeys/people.ts';
import { wordsIn } from '../../tools/testing/journeys/words.ts';

async function pick(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.click();
  // A long list draws only what is in sight.
  if (await box.isEditable()) await box.fill(option);
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
}

async function boxOf(canvas: Locator, id: string) {
  const box = await canvas.locator(`[data-element-id="${id}"]`).first().boundingBox();
  return box!;
}

for (const language of ['zh', 'en'] as const)
  test.describe(language, () => {
    test.use({ locale: language === 'zh' ? 'zh-CN' : 'en-US' });
    const words = wordsIn(language);
    test(`a process with a condition is built by choosing alone and tried (${language})`, async ({
      signedIn,
      expectAccessible,
    }) => {
      test.setTimeout(180_000);
      const key = `buy-${Date.now().toString(36)}`;
      const admin = await signedIn('admin', '/pc/admin/workflows', language);
      await admin.getByRole('button', { name: words('新建流程', 'New process') }).click();
      const dialog = admin.getByRole('dialog', { name: words('新建流程', 'New process') });
      await dialog.getByLabel(words('中文名称', 'Chinese name')).fill(`采购 ${key}`);
      await dialog.getByLabel(words('英文名称', 'English name')).fill(key);
      await expect(dialog.getByLabel(words('标识', 'Key'))).toHaveValue(key);
      await pick(admin, words('从何开始', 'Begin with'), words('按金额分支', 'By amount'));
      await dialog.getByRole('button', { name: words('开始设计', 'Begin') }).click();

      const canvas = admin.getByRole('group', { name: words('流程画布', 'Drawing of the process') });
      const side = admin.getByRole('complementary', { name: words('属性', 'Properties') });
      const palette = admin.getByRole('toolbar', { name: words('可用元素', 'Elements') });
      await canvas.locator('[data-element-id="finance"]').first().click();
      await expect(side.getByLabel(words('名称', 'Name'), { exact: true })).toHaveValue('财务审批');
      // Between the line manager and the branch comes one more branch, which goes on as before by default.
      const [from, to] = [await boxOf(canvas, 'leader'), await boxOf(canvas, 'size')];
      await admin.mouse.click((from.x + from.width + to.x) / 2, from.y + from.height / 2);
      await expect(side.getByText(words('即插入两步之间', 'between'))).toBeVisible();
      await palette.getByRole('button', { name: words('条件分支', 'One of') }).click();
      await expect(side.getByText(words('有两条以上出线后', 'With two ways out or more'))).toBeVisible();
      await palette.getByRole('button', { name: words('审批', 'Approval'), exact: true }).click();
      await side.getByLabel(words('名称', 'Name'), { exact: true }).fill('合规复核');
      await side.getByRole('button', { name: words('添加规则', 'Add a rule') }).click();
      await pick(admin, words('规则 1 的对象', 'Whom rule 1 names'), words('合规', 'Compliance'));
      await pick(admin, words('下一步', 'Next step'), '金额大？');
      const faults = admin.getByRole('region', { name: words('处问题', 'fault') });
      await faults
        .getByRole('button', { name: words('既无条件也非默认出线', 'has no condition and is not the default') })
        .click();
      await pick(admin, words('条件：第 1 项的字段', 'Condition: field 1'), words('金额', 'Amount'));
      await pick(admin, words('条件：第 1 项的比较', 'Condition: comparison 1'), words('不小于', 'is at least'));
      await side.getByLabel(words('条件：第 1 项的值', 'Condition: value 1')).fill('2000');
      await side.getByRole('button', { name: words('添加一项', 'Add a term') }).click();
      await pick(
        admin,
        words('条件：第 2 项的字段', 'Condition: field 2'),
        words('发起人的角色', 'Role of the starter'),
      );
      await pick(admin, words('条件：第 2 项的值', 'Condition: value 2'), words('医药代表', 'Sales representative'));
      await expect(
        admin.getByText(words('检查通过，可以部署', 'Nothing is wrong; it can be deployed')).first(),
      ).toBeVisible();
      await expectAccessible('.designer');
      await side.getByText(words('表达式', 'Expression'), { exact: true }).click();
      await expect(side.getByLabel(words('条件（表达式）', 'Condition, as an expression'))).toHaveValue(
        'form.amount >= 2000 and list contains(starter.roles, "REP")',
      );

      const trial = admin.getByRole('dialog', { name: words('试运行', 'Try it') });
      const run = async (amount: string): Promise<void> => {
        await trial.getByLabel(words('金额', 'Amount')).fill(amount);
        await trial.getByRole('button', { name: /运\s?行|Run/ }).click();
        await expect(trial.getByText(words('结果：通过', 'Outcome: approved'))).toBeVisible();
      };
      await admin
        .locator('.designer-head')
        .getByRole('button', { name: words('试运行', 'Try it') })
        .click();
      await choosePerson(admin, trial.getByLabel(words('由谁发起', 'Started by')), words('陈亦舟', 'Yizhou Chen'));
      await run('1500');
      await expect(trial.getByText('合规复核')).toHaveCount(0);
      await run('2000');
      await expect(trial.getByText('合规复核').first()).toBeVisible();
      await expect(trial.getByText('财务审批')).toHaveCount(0);
      await admin.keyboard.press('Escape');
      await expect(admin.locator('.designer-head').getByText(words('草稿已保存', 'Draft saved'))).toBeVisible();
    });
  });
