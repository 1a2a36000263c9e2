// What a rule blocks is asked for, and the manager who decides refuses it with a reason (product: rule H4).
import type { MeetingDetail } from '@yijian/contract/meetings';
import { expect, send, test } from '../../../tools/testing/browser.ts';
import { approvers, submitApplication, writeApplication } from '../../../tools/testing/journeys/application.ts';
import { withUser } from '../../../tools/testing/journeys/people.ts';
import { wordsIn } from '../../../tools/testing/journeys/words.ts';

for (const language of ['zh', 'en'] as const)
  test.describe(language, () => {
    // Calls of the journey itself answer the names that its pages show.
    test.use({ locale: language === 'zh' ? 'zh-CN' : 'en-US' });
    test(`H4 the general manager refuses the exemption with a reason, and nothing is held any more (${language})`, async ({
      signedIn,
      browser,
      baseURL,
      expectAccessible,
    }) => {
      test.setTimeout(240_000);
      const words = wordsIn(language);
      const where = { browser, baseURL, language };
      const application = {
        title: `不予豁免科会 ${Date.now() % 1_000_000}`,
        inDays: language === 'zh' ? 62 : 64,
        dearMeal: 390,
      };
      const rep = await signedIn('chen.yizhou', '/pc/meeting/apply/submitted', language);
      await writeApplication(rep, application, language);
      await rep.getByLabel(words('H4 由总经理豁免', 'H4 Exemption by the general manager')).fill('附近无其他会场');
      const id = await submitApplication(rep, application, { ...where, logins: approvers });
      const refusal = words('请改在医院报告厅举行', 'Hold it in the hall of the hospital');
      const manager = { login: 'shi.anlan', path: '/pc/meeting/approve/pendingApproved' };
      await withUser(where, manager, async (page) => {
        await page.getByRole('row', { name: new RegExp(application.title) }).click();
        await expect(page.getByText('附近无其他会场').first()).toBeVisible();
        const rail = page.locator('.yj-decide');
        await expect(rail.getByText(words('附件', 'Files'), { exact: true })).toHaveCount(1);
        await rail.getByRole('textbox').fill(refusal);
        const decided = page.waitForResponse((answer) => answer.url().includes('/task/reject/') && answer.ok());
        await rail.getByRole('button', { name: new RegExp(words('^驳\\s?回$', '^Refuse$')) }).click();
        await decided;
      });
      const head = rep.locator('.yj-detail-head:visible');
      // The meeting hears of it soon after the manager has decided.
      const stateOf = async () => (await send<MeetingDetail>(rep, `/API-MEET-TOOLS/meeting/find/${id}`)).state;
      await expect.poll(stateOf, { timeout: 60_000 }).toBe('REJECTED');
      await rep.goto(`/pc/meeting/meetDetail?id=${id}`);
      await expect(head.getByText(words('被驳回', 'Rejected'))).toBeVisible();
      await expect(rep.getByText(refusal).first()).toBeVisible();
      const rules = rep.locator('#rules');
      await expect(rules).toContainText(words('H4 人均餐费 · 未获豁免', 'H4 Meal a head · Not exempted'));
      await expect(rules).toContainText(
        words('申请总经理豁免，未获同意', 'Exemption asked of the general manager, not given'),
      );
      await expect(rep.getByRole('button', { name: words('开始签到', 'Start the sign-in') })).toHaveCount(0);
      await expectAccessible();
    });
  });
