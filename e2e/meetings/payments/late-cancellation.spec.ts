// A meeting is cancelled shortly before it begins: its owner reads what the speaker is owed, agrees, and applies for the payment (rule LC1).
import type { RuleDetail } from '@yijian/contract/rules';
import { expect, send, test } from '../../../tools/testing/browser.ts';
import { shanghaiDay } from '../../../tools/testing/days.ts';
import { approvedMeeting, chooseSpeaker } from '../../../tools/testing/journeys/application.ts';
import { choose, withUser } from '../../../tools/testing/journeys/people.ts';
import { doctorsPhone, signInDoctor } from '../../../tools/testing/journeys/phone.ts';
import { wordsIn } from '../../../tools/testing/journeys/words.ts';

const IN_DAYS = 25;
const FEE = 100;
/** Half of it, as the rule says. */
const OWED = '50.00';
const calls = '/API-MEET-TOOLS/meeting';
const rule = '/API-SYSTEM/admin/rules/LC1';

for (const language of ['zh', 'en'] as const)
  test.describe(language, () => {
    // Calls of the journey itself answer the names that its pages show.
    test.use({ locale: language === 'zh' ? 'zh-CN' : 'en-US' });
    test(`the fee of a late cancellation is agreed to, applied for, and waived once its speaker does without it, by signing on the phone or by word to the office (${language})`, async ({
      signedIn,
      browser,
      baseURL,
      product,
      expectAccessible,
      consoleErrors,
    }, info) => {
      // The signature is wrong once.
      consoleErrors.allow(/status of 400/);
      test.setTimeout(300_000);
      const words = wordsIn(language);
      // The rule of the enterprise reaches as far as the meetings of the demo.
      await withUser({ browser, baseURL }, { login: 'admin', path: '/pc/admin/rules' }, async (admin) => {
        const { newest: version, current } = await send<RuleDetail>(admin, rule);
        const { message, enMessage, source, country } = current!;
        const figures = { 'meetings.cancelDays': 30, 'meetings.cancelShare': 50 };
        const holds = { organizationId: null, scopeType: null, validFrom: shanghaiDay(), validTo: null, country };
        const how = { isHard: true, isEnabled: true, commentRequired: false, message, enMessage, source };
        await send(admin, `${rule}/versions`, { ...holds, ...how, figures, note: '合同约定提前 30 天', version });
      });

      const page = await signedIn('chen.yizhou', '/pc/meeting/apply/submitted', language);
      const title = `临期取消科会 ${Date.now() % 1_000_000}`;
      const speaker = await chooseSpeaker(page, { inDays: IN_DAYS, fee: FEE, language });
      const where = { browser, baseURL, language };
      const id = await approvedMeeting(page, { title, inDays: IN_DAYS, speaker }, where);
      await send(page, `${calls}/speakers/${id}/${speaker.id}`, { answer: 'ACCEPTED', note: '电话确认' }, 'PUT');

      await page.goto(`/pc/meeting/meetDetail?id=${id}`);
      await page.getByRole('button', { name: words('取消会议', 'Cancel the meeting'), exact: true }).click();
      const form = page.getByRole('dialog');
      const fees = form.getByRole('region', { name: words('取消费', 'Cancellation fees') });
      await expect(fees).toContainText(speaker.name);
      await expect(fees).toContainText(OWED);
      await form.getByRole('textbox', { name: words('原因', 'Reason') }).fill('医院临时停用报告厅');
      await expectAccessible();
      await form.getByRole('button', { name: words('保存', 'Save') }).click();
      const state = page.locator('#speakers').getByText(words('取消费', 'Cancellation fee'), { exact: false });
      await expect(state).toContainText(OWED);

      await page.getByRole('button', { name: words('申请付款', 'Apply for a payment') }).click();
      const application = page.getByRole('dialog');
      await expect(application.getByText(title, { exact: false }).first()).toBeVisible();
      await expect(
        application.getByText(words('临期取消，应付取消费', 'Cancelled late'), { exact: false }),
      ).toBeVisible();
      await expect(application.getByRole('spinbutton', { name: /讲课费|Speaker fee/ })).toHaveValue(OWED);
      await expect(application.locator('#serviceHours')).toHaveCount(0);
      await expectAccessible();
      await application.locator('#bankName').fill('工商银行杭州分行');
      await application.locator('#accountNumber').fill('6222021234567890123');
      await application.getByRole('button', { name: words('提交审批', 'Submit') }).click();
      await expect(page.getByText(words('已提交审批', 'Submitted for approval')).first()).toBeVisible();
      const { content } = await send<{ content: { id: string; state: string; gross: number }[] }>(
        page,
        `/API-MEET-TOOLS/payment/page?meetingId=${id}`,
      );
      expect(content).toMatchObject([{ state: 'IN_APPROVAL', gross: FEE / 2 }]);

      const reason = '讲者来电表示不需要取消费';
      const [payment] = content;
      await send(page, `/API-MEET-TOOLS/payment/withdraw/${payment!.id}`, { reason });
      await send(page, `/API-MEET-TOOLS/payment/void/${payment!.id}`, { reason });
      if (language === 'zh') {
        const phone = await doctorsPhone(browser, baseURL!, language);
        await signInDoctor(phone.page, { product, doctorId: speaker.id, language });
        await phone.page.getByRole('tab', { name: '我的讲课' }).click();
        const talk = phone.page.getByRole('article', { name: title });
        await talk.getByRole('button', { name: '放弃取消费' }).click();
        await talk.getByLabel('放弃的原因').fill(reason);
        await talk.getByLabel(/签名/).fill('别人');
        await talk.getByRole('button', { name: '放弃并签署' }).click();
        await expect(talk.getByRole('alert')).toContainText('请签署您登记的姓名');
        await phone.expectAccessible();
        await talk.getByLabel(/签名/).fill(speaker.name);
        await talk.getByRole('button', { name: '放弃并签署' }).click();
        await expect(talk.getByText('已放弃，不再支付')).toBeVisible();
        await phone.expectAccessible();
        await phone.page.screenshot({ path: info.outputPath('given-up.png'), fullPage: true });
        await phone.context.close();
        await page.goto(`/pc/meeting/meetDetail?id=${id}`);
        await expect(page.locator('#speakers').getByText('讲者签署放弃取消费')).toBeVisible();
        return;
      }
      await withUser(where, { login: 'wu.yue', path: `/pc/meeting/meetDetail?id=${id}` }, async (office) => {
        await office.getByRole('button', { name: words('免除取消费', 'Waive a cancellation fee') }).click();
        const waiver = office.getByRole('dialog');
        await expect(waiver.getByText(speaker.name, { exact: false }).first()).toBeVisible();
        await choose(office, 'by', words('讲者本人放弃', 'The speaker'));
        await waiver.locator('#reason').fill(reason);
        await waiver.getByRole('button', { name: words('保存', 'Save') }).click();
        const speakers = office.locator('#speakers');
        await expect(speakers.getByText(reason)).toBeVisible();
        await expect(speakers.getByText(words('讲者放弃取消费', 'The speaker does without the fee'))).toBeVisible();
        await expect(office.getByRole('button', { name: words('免除取消费', 'Waive a cancellation fee') })).toHaveCount(
          0,
        );
      });
    });
  });
