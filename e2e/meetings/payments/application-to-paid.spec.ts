// A meeting from the application to the last of its two payments, the fee of its speaker and the meal from a supplier: seven users and two
// doctors with their phones, each doing their own part.
import type { MeetingDetail, SignInCode } from '@yijian/contract/meetings';
import { expect, open, send, test } from '../../../tools/testing/browser.ts';
import { shanghaiDay } from '../../../tools/testing/days.ts';
import { approvedMeeting, chooseSpeaker, GUESTS, uploadEvidence } from '../../../tools/testing/journeys/application.ts';
import { openInspection, takePack } from '../../../tools/testing/journeys/inspections.ts';
import { approvePayment, openPaymentForm, payByBank, submitPayment } from '../../../tools/testing/journeys/payments.ts';
import { choose, withUser } from '../../../tools/testing/journeys/people.ts';
import { doctorsPhone, phoneOf, provePhone, signInDoctor } from '../../../tools/testing/journeys/phone.ts';
import { wordsIn } from '../../../tools/testing/journeys/words.ts';

const IN_DAYS = 25;
const FEE = 100;
/** CNY a head. */
const MEAL = 60;

for (const language of ['zh', 'en'] as const)
  test.describe(language, () => {
    // Calls of the journey itself answer the names that its pages show.
    test.use({ locale: language === 'zh' ? 'zh-CN' : 'en-US' });
    const words = wordsIn(language);
    test(`PAY-07 a meeting goes from application to closed once its speaker and its caterer are paid, with seven users, the speaker and a guest (${language})`, async ({
      signedIn,
      browser,
      baseURL,
      product,
      expectAccessible,
      consoleErrors,
    }, info) => {
      test.setTimeout(400_000);
      // The payment that is refused on purpose.
      consoleErrors.allow(/status of 409/);
      const where = { browser, baseURL, language };
      const title = `癫痫规范诊疗科会 ${Date.now() % 1_000_000}`;
      const rep = await signedIn('chen.yizhou', '/pc/meeting/apply/submitted', language);
      const speaker = await chooseSpeaker(rep, { inDays: IN_DAYS, fee: FEE, language });
      const id = await approvedMeeting(rep, { title, inDays: IN_DAYS, speaker, meal: MEAL }, where);
      const head = rep.locator('.yj-detail-head:visible');
      const people = rep.getByRole('region', { name: words('参会嘉宾', 'Guests') });

      await rep.getByRole('button', { name: words('开始签到', 'Start the sign-in') }).click();
      await expect(rep.getByLabel(words('签到码', 'Sign-in code'), { exact: true })).toHaveText(/^\d{6}$/);
      const { guests } = await send<MeetingDetail>(rep, `/API-MEET-TOOLS/meeting/find/${id}`);
      const guest = guests.at(language === 'zh' ? 0 : -1)!;
      const { publicId, code } = await send<SignInCode>(rep, `/API-MEET-TOOLS/meeting/sign-in-code/${id}`);
      const scanning = await doctorsPhone(browser, baseURL!, language);
      await scanning.page.goto(`/pc/doctorLogin?${new URLSearchParams({ meeting: publicId, code }).toString()}`);
      await expect(scanning.page.getByRole('heading', { name: title })).toBeVisible();
      await provePhone(scanning.page, { product, phone: phoneOf(guest.doctor!.id), language });
      await scanning.page.getByRole('button', { name: words('签到', 'Sign in here'), exact: true }).click();
      await expect(scanning.page.getByRole('status').filter({ hasText: words('已签到', 'Signed in') })).toBeVisible();
      await scanning.context.close();
      await expect(
        people.getByRole('row', { name: new RegExp(guest.name) }).getByText(words('已签到', 'Signed in')),
      ).toBeVisible();
      for (const { name } of guests.filter((one) => one !== guest))
        await people.getByRole('button', { name: words(`签到 ${name}`, `Sign in ${name}`) }).click();
      await expect(people.getByText(words('已签到', 'Signed in'))).toHaveCount(guests.length);
      await rep.getByRole('button', { name: words('结束会议', 'End the meeting') }).click();
      await rep.getByRole('button', { name: words('结束', 'End'), exact: true }).click();
      await expect(head.getByText(words('待确认', 'To confirm'))).toBeVisible();

      const speaking = await doctorsPhone(browser, baseURL!, language);
      await signInDoctor(speaking.page, { product, doctorId: speaker.id, language });
      await speaking.page.getByRole('tab', { name: words('我的讲课', 'Talks') }).click();
      const service = speaking.page.getByRole('article', { name: title });
      await service.getByLabel(words('签名', 'Signature')).fill(speaker.name);
      await service.getByRole('button', { name: words('确认并签署', 'Confirm and sign') }).click();
      await expect(service.getByText(words('确认 40 分钟', '40 min confirmed'))).toBeVisible();
      await speaking.expectAccessible();
      await speaking.context.close();

      await uploadEvidence(rep, title, language);
      await expectAccessible();
      await rep.getByRole('button', { name: words('会后确认', 'Confirm'), exact: true }).click();
      const actuals = rep.getByRole('dialog', { name: words('会后确认', 'Confirm what was held') });
      await actuals.getByRole('button', { name: words('保存', 'Save') }).click();
      await expect(head.getByText(words('确认审核中', 'Confirmation in review'))).toBeVisible();
      const detail = `/pc/meeting/meetDetail?id=${id}`;
      await withUser(where, { login: 'wu.yue', path: detail }, async (page) => {
        await page.getByRole('button', { name: words('通过确认', 'Accept') }).click();
        await expect(page.locator('.yj-detail-head:visible').getByText(words('已确认', 'Confirmed'))).toBeVisible();
      });

      await rep.reload();
      const form = await openPaymentForm(rep, language);
      // More hours than the speaker signed are refused.
      await form.locator('#serviceHours').fill('2');
      await expect(form.getByText(words('服务确认 2 小时', 'Service of 2 hours confirmed'))).toBeVisible();
      await form.getByRole('button', { name: words('提交审批', 'Submit') }).click();
      await expect(form.getByRole('alert').first()).toContainText(
        words('讲者未确认这些小时的服务', 'the speaker did not confirm these hours'),
      );
      await form.locator('#serviceHours').fill('0.5');
      await expect(form.getByText(words('服务确认 0.5 小时', 'Service of 0.5 hours confirmed'))).toBeVisible();
      await expectAccessible();
      await rep.screenshot({ path: info.outputPath('payment.png'), fullPage: true });
      const fee = await submitPayment(rep, form, language);

      const meal = GUESTS * MEAL;
      await open(rep, detail, language);
      const bill = await openPaymentForm(rep, language);
      await choose(rep, 'payeeKind', words('供应商', 'Supplier'));
      await rep.locator('#payeeId').click();
      await rep.keyboard.press('Enter');
      const amount = bill.getByLabel(words('付款金额 餐饮', 'Amount Meals'));
      await expect(amount).toHaveValue(`${meal}.00`);
      await bill.getByRole('button', { name: words('添加发票', 'Add an invoice') }).click();
      const invoice = bill.getByRole('group', { name: words('发票 1', 'Invoice 1') });
      await invoice.locator('input').nth(0).fill(String(Date.now()));
      await invoice.locator('input').nth(1).fill(shanghaiDay());
      await invoice.locator('input').nth(2).fill(String(meal));
      const supplier = await submitPayment(rep, bill, language);

      for (const number of [fee, supplier]) await approvePayment(number, where);
      await payByBank([fee, supplier], where);

      await open(rep, detail, language);
      await expect(head.getByText(words('已结束', 'Closed'))).toBeVisible();
      await expect(rep.locator('#speakers').getByText(words('已付款', 'Paid'), { exact: true })).toBeVisible();
      await expectAccessible();
      await rep.screenshot({ path: info.outputPath('closed.png'), fullPage: true });
      await withUser(where, { login: 'shen.lian', path: detail }, async (page) => {
        await openInspection(page, words('林知远', 'Zhiyuan Lin'), language);
        await takePack(page, language);
      });
      await withUser(where, { login: 'lin.zhiyuan', path: detail }, async (page) => {
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expect(page.locator('.yj-detail-head:visible').getByText(words('已结束', 'Closed'))).toBeVisible();
      });
    });
  });
