// What was sent to doctors in the customer lists, and a campaign that is chosen while a send is confirmed (product 3.3, 3.9, 3.18).
import type { Article } from '@yijian/contract/articles';
import type { SendCheck } from '@yijian/contract/sends';
import type { Campaign, ActivitySends } from '@yijian/contract/market-activities';
import type { Doctor } from '@yijian/contract/doctors';
import { expect, open, send, test } from '../../tools/testing/browser.ts';
import { withUser } from '../../tools/testing/journeys/people.ts';
import { findRecord, firstThat, rowOf, shownBy } from '../../tools/testing/journeys/records.ts';
import { wordsIn } from '../../tools/testing/journeys/words.ts';

const list = '/pc/customer/doctorTeamManager/focusCustomer';

for (const language of ['zh', 'en'] as const)
  test(`the customer list shows what was sent and read, filtered by it, and leads to the messages (${language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    test.setTimeout(180_000);
    const words = wordsIn(language);
    const page = await signedIn('chen.yizhou', '/pc/', language);
    const found = await shownBy<Doctor>(page, '/doctor/find/page', () =>
      open(page, `${list}?contentRead=READ&sort=lastSentAt,desc`, language),
    );
    const doctor = await firstThat(found, ({ sentContent }) => (sentContent?.read ?? 0) > 0);
    for (const { sentContent } of found) expect(sentContent?.read).toBeGreaterThan(0);
    await page.getByRole('button', { name: words('列设置', 'Columns') }).click();
    const column = page.getByRole('checkbox', { name: words('内容发送', 'Content sent') });
    await column.click();
    await expect(column).toBeChecked();
    await page.keyboard.press('Escape');
    const { sent, opened, read } = doctor.sentContent!;
    const counts = words(`发 ${sent} · 开 ${opened} · 读 ${read}`, `${sent} sent · ${opened} opened · ${read} read`);
    const cell = rowOf(page, doctor.id).getByRole('button', { name: counts });
    await expect(cell).toBeVisible();
    await expectAccessible();
    await cell.click();
    const strip = page.getByRole('group', { name: words('发送与阅读', 'Sent and read') });
    await expect(
      strip.getByRole('button', { name: new RegExp(`^${sent}\\D*${words('已发送', 'Sent')}$`) }),
    ).toBeVisible();
  });

for (const language of ['zh', 'en'] as const)
  test(`a send is counted to the campaign that was chosen while it was confirmed (${language})`, async ({
    signedIn,
    browser,
    baseURL,
    expectAccessible,
  }) => {
    test.setTimeout(180_000);
    const words = wordsIn(language);
    const page = await signedIn('chen.yizhou', '/pc/', language);
    const [campaign] = await send<Campaign[]>(page, '/market/activity/campaigns');
    // What the file sent before reaches nobody any more.
    const everybody = { channel: 'SMS', type: 'MY_CUSTOMER', filter: {} };
    const article = await findRecord<Article>(
      page,
      '/article/list/by/example/pageable/user?state=PUBLISHED&audience=PROMOTIONAL',
      async ({ id: articleId }) =>
        (await send<SendCheck>(page, '/send/check', { ...everybody, articleId })).eligible > 0,
    );
    await open(page, `/pc/content/sendForm?channel=SMS&articleId=${article.id}`, language);
    await page.locator('#campaignId').fill(campaign!.name);
    await page
      .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: campaign!.name })
      .last()
      .click();
    await expectAccessible();
    await page.getByRole('button', { name: words('下一步', 'Next') }).click();
    await page.getByRole('button', { name: words('下一步', 'Next') }).click();
    await page.getByRole('button', { name: words('确认发送给', 'Send to') }).click();
    await expect(page).toHaveURL(/sendDetail\?id=/);
    const id = new URL(page.url()).searchParams.get('id')!;
    await withUser({ browser, baseURL }, { login: 'fang.ruogu', path: '/pc/' }, async (market) => {
      const { sends } = await send<ActivitySends>(market, `/market/activity/${campaign!.id}/sends`);
      expect(sends.map((one) => one.id)).toContain(id);
    });
  });
