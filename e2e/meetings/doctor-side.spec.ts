// A doctor at a meeting, on a phone: signs in with a code, accepts, signs in with the code on the screen, signs out, sees consents.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../../tools/testing/browser.ts';
import { codeSentTo } from '../../tools/testing/products/outbox.ts';

interface Choice {
  readonly id: string;
  readonly title: string;
  readonly doctorId: string;
  readonly name: string;
}

/** A meeting of the demo that is approved, and a guest of it. */
const chooseMeeting = (page: Page): Promise<Choice> =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('tokenInfo')!) as { token: string };
    const ask = async (path: string) => {
      const answer = await fetch(`/prod-api/API-MEET-TOOLS/meeting/${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return ((await answer.json()) as { result: unknown }).result;
    };
    const list = (await ask('page?tab=approved&state=APPROVED&sort=startsAt,asc')) as { content: { id: string }[] };
    const { id } = list.content[0]!;
    const meeting = (await ask(`find/${id}`)) as {
      title: string;
      guests: { name: string; state: string; doctor: { id: string } }[];
    };
    const guest = meeting.guests.find(({ state }) => ['INVITED', 'ACCEPTED'].includes(state))!;
    return { id, title: meeting.title, doctorId: guest.doctor.id, name: guest.name };
  });

test(
  'a doctor signs in with a phone, accepts, and signs in at the meeting; the staff see it at once',
  { tag: '@smoke' },
  async ({ signedIn, browser, baseURL, product }, info) => {
    test.setTimeout(180_000);
    const rep = await signedIn('chen.yizhou');
    const { id, title, doctorId, name } = await chooseMeeting(rep);
    await open(rep, `/pc/meeting/meetDetail?id=${id}`);

    const phone = `1990${doctorId.padStart(7, '0')}`;
    const context = await browser.newContext({
      baseURL: baseURL!,
      viewport: { width: 390, height: 844 },
      locale: 'zh-CN',
    });
    const doctor = await context.newPage();
    const accessible = async (): Promise<void> => {
      const { violations } = await new AxeBuilder({ page: doctor })
        .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
        .analyze();
      expect(violations.map((one) => one.id)).toEqual([]);
    };
    await doctor.goto('/pc/doctorLogin');
    await doctor.getByLabel('手机号').fill(phone);
    await doctor.getByRole('button', { name: '获取验证码' }).click();
    await expect(doctor.getByText('如果该手机号已登记')).toBeVisible();
    await accessible();
    await doctor.screenshot({ path: info.outputPath('sign-in.png') });
    await doctor.getByLabel('短信验证码').fill(await codeSentTo(product, phone));
    await doctor.getByRole('button', { name: /^登\s?录$/ }).click();

    // The next one stands first, and so does the one whose code was scanned; the doctor was at an earlier one of this title.
    const card = doctor.getByRole('article', { name: title }).first();
    await expect(card).toBeVisible();
    const decline = card.getByRole('button', { name: /婉\s?拒/ });
    await decline.click();
    await expect(card.getByText('已婉拒')).toBeVisible();
    await card.getByRole('button', { name: '接受邀请' }).click();
    await expect(card.getByText('已接受')).toBeVisible();
    await accessible();
    await doctor.screenshot({ path: info.outputPath('meetings.png'), fullPage: true });

    await rep.getByRole('button', { name: '开始签到' }).click();
    const digits = rep.getByLabel('签到码', { exact: true });
    await expect(digits).toHaveText(/^\d{6}$/);
    await rep.locator('.meeting-code').screenshot({ path: info.outputPath('code.png') });
    await context.setGeolocation({ latitude: 30.25, longitude: 120.16 });
    await doctor.goto(`/pc/doctorLogin?meeting=${id}&code=${await digits.innerText()}`);
    await doctor
      .getByRole('article', { name: title })
      .getByRole('button', { name: /签\s?到/ })
      .click();
    await expect(card.getByText('已签到').first()).toBeVisible();
    await expect(rep.getByRole('row', { name: new RegExp(name) }).getByText('已签到')).toBeVisible();

    await card.getByRole('button', { name: /签\s?退/ }).click();
    await expect(card.getByText('已签退').first()).toBeVisible();
    await doctor.getByRole('tab', { name: '我的同意' }).click();
    await expect(doctor.getByRole('tabpanel', { name: '我的同意' }).getByText('已同意').first()).toBeVisible();
    await accessible();
    await doctor.screenshot({ path: info.outputPath('consents.png') });
    await doctor.goto('/pc/doctorLogin');
    await doctor.getByRole('button', { name: /退\s?出/ }).click();
    await expect(doctor.getByRole('heading', { name: '医生登录' })).toBeVisible();
    await context.close();
  },
);
