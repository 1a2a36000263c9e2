// A doctor registers on a phone, and a data steward creates the doctor from it.
import { expect, test } from '../../tools/testing/browser.ts';
import { doctorsPhone, provePhone } from '../../tools/testing/journeys/phone.ts';

test('PUB-09 a doctor registers on a phone, a data steward accepts', async ({
  signedIn,
  browser,
  baseURL,
  product,
}, info) => {
  test.setTimeout(180_000);
  const unique = String(Date.now() % 100_000_000).padStart(8, '0');
  const phone = `137${unique}`;
  // A name holds letters only.
  const name = `欧阳${[...unique].map((digit) => '零一二三四五六七八九'[Number(digit)]).join('')}`;
  const { page: doctor, context, expectAccessible } = await doctorsPhone(browser, baseURL!);
  await doctor.goto('/pc/registerDoctor');
  await provePhone(doctor, { product, phone });
  await doctor.getByLabel('姓名').fill(name);
  await doctor.getByLabel('医院').fill('人民医院');
  await doctor
    .getByTitle(/人民医院/)
    .first()
    .click();
  await doctor.getByLabel('科室').fill('心血管');
  await doctor
    .getByTitle(/心血管/)
    .first()
    .click();
  await doctor.getByRole('checkbox').check();
  await expectAccessible();
  await doctor.screenshot({ path: info.outputPath('register.png'), fullPage: true });
  await doctor.getByRole('button', { name: '提交注册' }).click();
  await expect(doctor.getByRole('heading', { name: '已收到您的注册' })).toBeVisible();

  const steward = await signedIn('su.zhen', '/pc/customer/doctorRequests?state=OPEN');
  await steward.getByRole('row', { name: new RegExp(name) }).click();
  await expect(steward.getByRole('radio', { name: '都不是，新建医生' })).toBeChecked();
  await steward.screenshot({ path: info.outputPath('request.png') });
  await steward.getByRole('button', { name: '新建医生并采纳' }).click();
  await expect(steward.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);

  await context.close();
});
