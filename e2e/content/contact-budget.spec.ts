// How often a doctor was contacted stands where somebody plans: beside a visit, and where a doctor is invited (product 3.9, feature 6).
import type { Locator, Page } from '@playwright/test';
import type { DoctorBudget } from '@yijian/contract/sends';
import { expect, open, send, test } from '../../tools/testing/browser.ts';
import { pickMeeting } from '../../tools/testing/journeys/meetings.ts';
import { firstThat, listRecords, namesOne } from '../../tools/testing/journeys/records.ts';
import { wordsIn } from '../../tools/testing/journeys/words.ts';

interface Own {
  readonly id: string;
  readonly doctorName: string;
}

/** Of the own doctors, one who was contacted lately and whose name stands for nobody else. */
async function contacted(page: Page): Promise<DoctorBudget> {
  const own = await listRecords<Own>(page, '/doctor/find/page?type=MY_CUSTOMER');
  const isOne = namesOne(own, ({ doctorName }) => doctorName);
  const query = own
    .filter(isOne)
    .slice(0, 100)
    .map(({ id }) => `ids=${id}`);
  return firstThat(await send<DoctorBudget[]>(page, `/send/budgets?${query.join('&')}`), ({ used }) => used > 0);
}

/** The one doctor whom the name finds, by whatever name the list shows. */
async function choose(page: Page, picker: Locator, name: string): Promise<void> {
  await picker.fill(name);
  const found = page.locator('.ant-select-item-option:visible');
  await expect(found).toHaveCount(1);
  await found.click();
}

for (const language of ['zh', 'en'] as const)
  test(`the budget of a doctor stands beside a visit that is planned (${language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    test.setTimeout(120_000);
    const words = wordsIn(language);
    const page = await signedIn('chen.yizhou', '/pc/', language);
    const { doctor, used, contacts, left, teams } = await contacted(page);
    await open(page, '/pc/customer/visitTeamManager/myVisit', language);
    await page.getByRole('button', { name: words('记录拜访', 'Record visit') }).click();
    const form = page.locator('.yj-sheet:visible');
    await choose(page, form.locator('#doctor'), doctor.name);
    const budget = form.getByRole('region', { name: words('触达频次', 'Contacts') });
    await expect(budget).toContainText(
      words(`${used} / ${contacts} 次 · 还剩 ${left} 次`, `${used} of ${contacts} · ${left} left`),
    );
    // Teams are named in the language of the page, as the numbers were asked for in Chinese.
    if (language === 'zh') await expect(budget).toContainText(teams[0]!.name);
    await expectAccessible('.yj-sheet');
  });

test('who invites to a meeting sees the budget of the doctor before the invitation', async ({
  signedIn,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const page = await signedIn('chen.yizhou');
  const { doctor, used, contacts } = await contacted(page);
  const { id } = await pickMeeting(page, ['APPROVED'], ({ id, acts }) =>
    acts.includes('invite') ? { id } : undefined,
  );
  await open(page, `/pc/meeting/meetDetail?id=${id}`);
  const invite = page.getByRole('button', { name: /^邀\s?请$/ });
  await expect(invite).toBeDisabled();
  await choose(page, page.getByLabel('邀请医生'), doctor.name);
  await expect(page.getByRole('region', { name: '触达频次' })).toContainText(`${used} / ${contacts} 次`);
  await expect(invite).toBeEnabled();
  await expectAccessible();
});
