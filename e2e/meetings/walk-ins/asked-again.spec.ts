// A walk-in who was refused as a doctor is asked for once more, with what is known now (product: walk-ins).
import type { MeetingDetail } from '@yijian/contract/meetings';
import { expect, open, send, test } from '../../../tools/testing/browser.ts';
import { pickMeeting } from '../../../tools/testing/journeys/meetings.ts';
import { withUser } from '../../../tools/testing/journeys/people.ts';
import { wordsIn } from '../../../tools/testing/journeys/words.ts';

const calls = '/API-MEET-TOOLS/meeting';
const names = { zh: '仉望舒', en: '仉清和' } as const;

for (const language of ['zh', 'en'] as const)
  test.describe(language, () => {
    test.use({ locale: language === 'zh' ? 'zh-CN' : 'en-US' });
    test(`a refused doctor is asked for again with a reason, which the steward reads (${language})`, async ({
      signedIn,
      browser,
      baseURL,
      expectAccessible,
    }) => {
      test.setTimeout(180_000);
      const words = wordsIn(language);
      const name = names[language];
      const rep = await signedIn('chen.yizhou', '/pc/', language);
      const { id, hospital } = await pickMeeting(rep, ['TO_CONFIRM'], (one) =>
        one.acts.includes('sign') && one.hospital !== null ? { id: one.id, hospital: one.hospital } : undefined,
      );
      const guestNow = async () => {
        const { guests } = await send<MeetingDetail>(rep, `${calls}/find/${id}`);
        return guests.find((guest) => guest.name === name)!;
      };
      const doctor = { name, hospitalId: hospital.id, departmentName: '临时到场科' };
      await send(rep, `${calls}/walk-ins/${id}`, { name, hospital: hospital.name });
      await send(rep, `${calls}/walk-ins/${id}/${(await guestNow()).id}/doctor`, doctor);
      const first = (await guestNow()).newDoctor!.verificationId;
      const bench = { login: 'su.zhen', path: '/pc/customer/doctorDataValidation' };
      await withUser({ browser, baseURL, language }, bench, async (steward) => {
        await send(steward, `/doctor/verify/pick/${first}`, {});
        await send(steward, `/doctor/verify/reject/${first}`, { reason: '医院查无此人' });
      });
      await expect.poll(async () => (await guestNow()).newDoctor?.mayAskAgain).toBe(true);

      await open(rep, `/pc/meeting/meetDetail?id=${id}`, language);
      const people = rep.getByRole('region', { name: words('参会嘉宾', 'Guests') });
      const row = people.getByRole('row', { name: new RegExp(name) });
      await expect(row).toContainText('医院查无此人');
      await row
        .getByRole('button', { name: words(`再次申请新增医生：${name}`, `Ask again for the new doctor: ${name}`) })
        .click();
      const form = rep.getByRole('dialog', {
        name: words(`再次申请新增医生：${name}`, `Ask again for the new doctor: ${name}`),
      });
      await form.locator('#departmentName').fill('临时到场科');
      const ask = form.getByRole('button', { name: words('提交核验', 'Ask for verification') });
      await ask.click();
      await expect(form.getByText(words('请说明为何再次申请', 'Say why you ask again')).first()).toBeVisible();
      await form
        .getByLabel(words('再次申请的理由', 'Why you ask again'))
        .fill(words('上月刚调入该科室', 'Came to the department last month'));
      await expectAccessible('.yj-sheet');
      await ask.click();
      await expect(form).toBeHidden();
      await expect(row.getByText(words('待新增医生', 'To be verified'))).toBeVisible();
      // Asked for twice, it is left at the second refusal.
      const second = (await guestNow()).newDoctor!.verificationId;
      expect(second).not.toBe(first);
      await withUser(
        { browser, baseURL, language },
        { ...bench, path: `${bench.path}?id=${second}` },
        async (steward) => {
          await expect(
            steward.getByText(words('上月刚调入该科室', 'Came to the department last month')).first(),
          ).toBeVisible();
          await send(steward, `/doctor/verify/pick/${second}`, {});
          await send(steward, `/doctor/verify/reject/${second}`, { reason: '仍查无此人' });
        },
      );
      await expect.poll(async () => (await guestNow()).newDoctor?.reason).toBe('仍查无此人');
      await rep.reload();
      await expect(row).toContainText('仍查无此人');
      await expect(row.getByRole('button', { name: new RegExp(words('再次申请', 'Ask again')) })).toHaveCount(0);
    });
  });
