// The one place to decide: late visits beside processes, decided on the row, one number everywhere (specification 2.3, task/todo; product 3.22).
import type { Browser } from '@playwright/test';
import type { Decision } from '@yijian/contract/open-decisions';
import { expect, send, signIn, test } from '../../tools/testing/browser.ts';
import { shanghaiDay } from '../../tools/testing/days.ts';
import { rowOf, shownBy } from '../../tools/testing/journeys/records.ts';

const TODO = '/pc/taskManager/task/todo';

/** Two late visits of a representative, late by any limit that other journeys set; of a retry at other minutes. */
async function handInLate(browser: Browser, reasons: readonly string[]): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, 'chen.yizhou');
  const { goals } = await send<{ goals: { doctorId: string }[] }>(page, '/v2/visit/cycle/gaps');
  for (const [index, lateReason] of reasons.entries()) {
    const minutes = 8 * index + 20 * test.info().retry;
    const startsAt = new Date(Date.parse(`${shanghaiDay(-25)}T18:00:00Z`) + minutes * 60_000).toISOString();
    const said = {
      visitType: 'FACE',
      visitPurposes: ['ACADEMIC'],
      visitDuration: 'UNDER_5',
      visitResults: 'DELIVERED',
    };
    await send(page, '/v2/visit/add', { ...said, doctorId: goals[0]!.doctorId, startsAt, as: 'submit', lateReason });
  }
  await context.close();
}

test(
  '3.22 a manager approves one late visit and returns another on the row; menu, list and workspace say one number',
  { tag: '@smoke' },
  async ({ signedIn, browser, expectAccessible }) => {
    test.setTimeout(180_000);
    const mark = String(Date.now());
    const [approved, returned] = [`出差甲${mark}`, `出差乙${mark}`] as const;
    await handInLate(browser, [approved, returned]);
    const page = await signedIn('zhou.minxing', `${TODO}?kind=LATE_VISIT&sort=createdAt,desc`);
    const row = (reason: string) => page.locator('tr.ant-table-row', { hasText: reason });
    await expect(row(approved)).toContainText('补录拜访');
    await expectAccessible('.shell-content');

    await row(approved)
      .getByRole('button', { name: /^批准补录/ })
      .click();
    await expect(row(approved)).toHaveCount(0);
    await row(returned).getByRole('button', { name: /^退回/ }).click();
    const dialog = page.getByRole('dialog', { name: /^退回/ });
    await expect(dialog).toContainText(returned);
    await dialog.getByRole('button', { name: /退\s?回/ }).click();
    await expect(dialog.getByText('请写明原因')).toBeVisible();
    await dialog.getByLabel('原因').fill('请补充见面地点');
    await dialog.getByRole('button', { name: /退\s?回/ }).click();
    await expect(dialog).toBeHidden();
    await expect(row(returned)).toHaveCount(0);

    // The list of the page before is asked anew after a decision; it goes with its page.
    await page.goto('about:blank');
    const [first] = await shownBy<Decision>(page, '/API-BPM/decision/page', () => page.goto(TODO));
    const top = rowOf(page, `${first!.kind}:${first!.id}`);
    await expect(top).toBeVisible();
    await page.locator('body').press('j');
    await expect(top).toBeFocused();
    // Others may decide meanwhile: the numbers are read until they agree.
    const numberOf = async (text: Promise<string | null>): Promise<number> =>
      Number(/[\d,]+/.exec((await text) ?? '')?.[0].replaceAll(',', '') ?? Number.NaN);
    const inMenu = () => numberOf(page.locator('.shell-menu .workflow-badge [aria-hidden]').textContent());
    await expect
      .poll(
        async () =>
          (await inMenu()) -
          (await numberOf(
            page
              .getByText(/^共 [\d,]+ 件/)
              .first()
              .textContent(),
          )),
      )
      .toBe(0);
    await page.goto('/pc/');
    const tile = page.getByRole('region', { name: '待我决定', exact: true }).locator('.yj-kpi-open .kpi');
    await expect.poll(async () => (await numberOf(tile.textContent())) - (await inMenu())).toBe(0);
    await tile.click();
    await expect(page).toHaveURL(/taskManager\/task\/todo/);
  },
);
