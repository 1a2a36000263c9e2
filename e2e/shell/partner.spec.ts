// The partner platform as its users meet it: a button on the page of the assistant opens an address signed for them.
import { expect, test } from '../../tools/testing/browser.ts';

test.use({
  settings: { PARTNER_GATEWAY: 'https://partner.example/start/', PARTNER_GATEWAY_SECRET: 'a'.repeat(40) },
});

test('AIC-16 the page of the assistant opens the partner with a ticket of the user', async ({
  signedIn,
  context,
  expectAccessible,
}) => {
  const opened: URL[] = [];
  await context.route('https://partner.example/**', async (route) => {
    opened.push(new URL(route.request().url()));
    await route.fulfill({ contentType: 'text/html', body: '<p>partner</p>' });
  });
  const page = await signedIn('chen.yizhou', '/pc/ai/clound');
  await expectAccessible();
  const answered = page.waitForResponse((response) => response.url().includes('/geezn/generate_sso_url'));
  await page.getByRole('button', { name: '合作平台' }).click();
  expect((await answered).status()).toBe(200);
  await expect.poll(() => opened.length).toBe(1);
  expect(opened[0]!.searchParams.get('ticket')).not.toBeNull();
});
