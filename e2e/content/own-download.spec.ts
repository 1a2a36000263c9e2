// A doctor who asked below an article takes the own data away from a phone (product feature 7).
import { readFile } from 'node:fs/promises';
import type { Recipient } from '@yijian/contract/sends';
import { expect, test } from '../../tools/testing/browser.ts';
import { doctorsPhone, signInDoctor } from '../../tools/testing/journeys/phone.ts';
import { listRecords } from '../../tools/testing/journeys/records.ts';
import { wordsIn } from '../../tools/testing/journeys/words.ts';

for (const language of ['zh', 'en'] as const)
  test(`a doctor takes the own data away (${language})`, async ({ signedIn, browser, baseURL, product }, info) => {
    test.setTimeout(180_000);
    const words = wordsIn(language);
    const staff = await signedIn('fang.ruogu');
    // Another doctor in each language: a number gets one code a minute.
    const asked = await listRecords<Recipient>(staff, '/send/recipients/pageable?step=ASKED');
    const [first, ...others] = asked.map(({ doctor }) => doctor.id);
    const doctorId = words(
      first!,
      others.find((id) => id !== first)!,
    );
    const { page, context, expectAccessible } = await doctorsPhone(browser, baseURL!, language);
    await signInDoctor(page, { product, doctorId, language });
    await page.getByRole('tab', { name: words('我的资料', 'My data') }).click();
    const button = page.getByRole('button', { name: words('下载本人资料', 'Download my data') });
    await expect(button).toBeVisible();
    await expectAccessible();
    await page.screenshot({ path: info.outputPath('own-data.png'), fullPage: true });
    const coming = page.waitForEvent('download');
    await button.click();
    const file = await coming;
    const name = new RegExp(words('^本人资料-.*[.]xlsx$', '^my-data-.*[.]xlsx$'), 'u');
    expect(file.suggestedFilename()).toMatch(name);
    // A workbook is an archive; what stands in it is told by the API test.
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
    await context.close();
  });
