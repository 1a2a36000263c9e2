// The form of an application is for whoever may apply: the office, which confirms meetings, is refused it (product: roles and functions).
import { expect, open, test } from '../../../tools/testing/browser.ts';
import { withUser } from '../../../tools/testing/journeys/people.ts';
import { wordsIn } from '../../../tools/testing/journeys/words.ts';

const forms = ['/pc/meeting/meeting-form', '/pc/meeting-form'];

for (const language of ['zh', 'en'] as const)
  test(`MTG-12 the form of a meeting, under either of its paths, is refused to the office, with its live check, and open to a representative (${language})`, async ({
    signedIn,
    browser,
    baseURL,
    expectAccessible,
  }) => {
    const words = wordsIn(language);
    const refused = words('没有权限', 'No permission');
    const office = await signedIn('wu.yue', '/pc/meeting/apply/approved', language);
    const none = words('您还没有已批准的会议', 'None of your meetings is approved yet');
    await expect(office.getByText(none)).toBeVisible();
    await expect(office.getByRole('button', { name: words('申请会议', 'Apply for a meeting') })).toHaveCount(0);
    const checks: string[] = [];
    office.on('request', (request) => {
      if (request.url().includes('/meeting/check')) checks.push(request.url());
    });
    for (const form of forms) {
      await open(office, form, language);
      await expect(office.getByText(refused, { exact: true })).toBeVisible();
      await expect(office.locator('#title')).toHaveCount(0);
    }
    await expectAccessible();
    expect(checks).toEqual([]);
    await withUser({ browser, baseURL, language }, { login: 'chen.yizhou', path: forms[0]! }, async (rep) => {
      await expect(rep.locator('#title')).toBeVisible();
      await open(rep, forms[1]!, language);
      await expect(rep.locator('#title')).toBeVisible();
    });
  });
