// The first real day: a hospital list comes in, a doctor is found and followed, a visit is recorded, in Chinese and in English.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, nightMinute, test } from '../tools/testing/browser.ts';

const words = {
  zh: {
    /** Of the night in which the visit is recorded. */
    slot: 3,
    file: '文件',
    valid: '有效',
    commit: /^提交 [\d,]+ 行$/,
    stored: /新增 ([\d,]+) 条/,
    follow: /关注/,
    record: '记录拜访',
    submit: '提交',
    sent: '拜访已提交',
    chips: { type: '面对面', purpose: '学术传递', duration: '5–15 分钟', result: '已传递' },
  },
  en: {
    slot: 4,
    file: 'File',
    valid: 'Valid',
    commit: /^Commit [\d,]+ rows$/,
    stored: /([\d,]+) added/,
    follow: /follow/i,
    record: 'Record visit',
    submit: 'Submit',
    sent: 'Visit submitted',
    chips: { type: 'Face to face', purpose: 'Scientific information', duration: '5–15 min', result: 'Delivered' },
  },
} as const;

/** The real list of 1,448 institutions where it lies beside the project, else a short one. */
const realList = resolve('../shared/data/hospitals-cn.csv');
/** Two hospitals nobody has yet, also when the test runs again on the same data. */
const shortList = (): string => {
  const word = `旅程${Date.now()}`;
  return ['province,city,name,address', `福建省,福州市,${word}第一医院,`, `福建省,福州市,${word}第二医院,`].join('\n');
};

for (const language of ['zh', 'en'] as const) {
  test(`a newcomer's first day in ${language}: import, find, follow, record`, async ({
    signedIn,
    expectAccessible,
  }) => {
    test.setTimeout(180_000);
    const t = words[language];
    const page = await signedIn('admin');
    await page.evaluate((value) => localStorage.setItem('languageType', value), language);
    // The Chinese run brings the real list; any other would meet nothing but duplicates of it.
    await importHospitals(page, t, language === 'zh' && existsSync(realList));
    const [name, initials] = await findDoctor(page);
    await followDoctor(page, name, t.follow);
    await expectAccessible();
    await recordVisit(page, initials, name, t);
  });
}

type Words = (typeof words)['zh' | 'en'];

async function importHospitals(page: Page, t: Words, isReal: boolean): Promise<void> {
  await page.goto('/pc/DataCollection/dataUpload');
  const file = isReal ? realList : { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(shortList()) };
  await page.locator('input[type="file"]').setInputFiles(file);
  const commit = page.getByRole('button', { name: t.commit });
  await expect(commit).toBeEnabled({ timeout: 60_000 });
  await commit.click();
  await page.locator('.ant-modal-confirm').getByRole('button', { name: t.commit }).click();
  const stored = page.getByText(t.stored).first();
  await expect(stored).toBeVisible({ timeout: 60_000 });
  const [, count = '0'] = t.stored.exec((await stored.textContent()) ?? '') ?? [];
  expect(Number(count.replace(',', ''))).toBeGreaterThanOrEqual(isReal ? 1_400 : 2);
}

/** Finds a doctor in the palette by the initials of the name. */
async function findDoctor(page: Page): Promise<readonly [name: RegExp, initials: string]> {
  await page.goto('/pc/dashboard');
  await expect(page.locator('.shell-tab-active')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('srx');
  const name = /沈若溪|Shen Ruoxi|Ruoxi Shen/;
  const hit = page.getByRole('option', { name }).first();
  await expect(hit).toBeVisible();
  await hit.click();
  await expect(page).toHaveURL(/businessRecord/);
  return [name, 'srx'];
}

/** The record of the doctor stands open; the star is at its head. */
async function followDoctor(page: Page, name: RegExp, follow: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const star = page.getByRole('button', { name: follow }).filter({ visible: true }).first();
  const before = await star.getAttribute('aria-pressed');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
}

async function recordVisit(page: Page, initials: string, name: RegExp, t: Words): Promise<void> {
  await page.goto('/pc/customer/visitTeamManager/myVisit');
  await page.getByRole('button', { name: t.record }).first().click();
  const form = page.getByRole('dialog', { name: t.record });
  await form.getByRole('combobox').first().fill(initials);
  await page.locator('.ant-select-item-option', { hasText: name }).first().click();
  await form.locator('#startsAt').fill(nightMinute(t.slot));
  await form.locator('#startsAt').press('Enter');
  await form.getByRole('radio', { name: t.chips.type }).check();
  await form.getByRole('checkbox', { name: t.chips.purpose }).check();
  await form.getByRole('radio', { name: t.chips.duration }).check();
  await form.getByRole('radio', { name: t.chips.result }).check();
  await form.getByRole('button', { name: t.submit }).click();
  await expect(page.getByText(t.sent)).toBeVisible();
  await expect(page.locator('tr.ant-table-row', { hasText: name }).first()).toBeVisible();
}
