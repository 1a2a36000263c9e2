// Stages of doctors: the matrix with its people, one doctor's ladder, and the touch that moves those alike (product 3.18).
import { expect, open, test } from '../../tools/testing/browser.ts';
import { goDark } from '../../tools/testing/journeys/look.ts';
import { shownBy } from '../../tools/testing/journeys/records.ts';

type Person = { readonly id: string };

test('3.18 a manager opens the doctors who rose a stage, and plans the touch that moves doctors like one of them', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('zhou.minxing', '/pc/transit/userTransit');
  const matrix = page.getByRole('region', { name: '各阶段医生数' });
  await expect(matrix).toBeVisible();
  await expectAccessible();
  await page.screenshot({ path: 'test-results/stages.png', fullPage: true });
  const cell = matrix.getByRole('button', { name: /^期末已参与：查看/ });
  const count = await cell.textContent();
  const people = await shownBy<Person>(page, '/transit/stages/people', () => cell.click());
  await expect(page.getByRole('dialog')).toHaveAccessibleName(new RegExp(`${count} 位$`));
  await page.keyboard.press('Escape');

  await page.goto(`/pc/transit/personal?doctorId=${people[0]!.id}`);
  await expect(page.getByRole('region', { name: '阶段变化' })).toContainText('已参与');
  const advice = page.getByRole('region', { name: '下一步建议触点' });
  await expect(advice).toContainText(/同科室 \d+ 位医生/);
  await expectAccessible();
  await page.screenshot({ path: 'test-results/stages-person.png', fullPage: true });
});

test('3.18 the stages fit a phone in the dark, in English', async ({ signedIn, expectAccessible }) => {
  const page = await signedIn('zhou.minxing', '/pc/transit/userTransit', 'en');
  await goDark(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const matrix = page.getByRole('region', { name: 'Doctors by stage' });
  const cell = matrix.getByRole('button', { name: /^Engaged after: open/ });
  const people = await shownBy<Person>(page, '/transit/stages/people', () => cell.click());
  await page.keyboard.press('Escape');
  await expectAccessible();
  await page.screenshot({ path: 'test-results/stages-phone.png', fullPage: true });
  await open(page, `/pc/transit/personal?doctorId=${people[0]!.id}`, 'en');
  await expect(page.getByRole('region', { name: 'Next best touch' })).toBeVisible();
  await expectAccessible();
  await page.screenshot({ path: 'test-results/stages-person-phone.png', fullPage: true });
});
