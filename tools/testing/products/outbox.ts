// What a product without a gateway for messages writes into its outbox, for journeys.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import type { Product } from './products.ts';

/** The codes that were sent to a phone, oldest first. */
function codesOf({ dataDir }: Product, phone: string): string[] {
  const log = join(dataDir, 'outbox', 'sms.log');
  if (!existsSync(log)) return [];
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  const messages = lines.map((line) => JSON.parse(line) as { phone: string; text: string });
  return messages
    .filter((one) => one.phone === phone)
    .flatMap(({ text }) => /(?:验证码|your code is) (\d{6})/.exec(text)?.[1] ?? []);
}

/** The code that a phone is sent when the button is pressed. A phone is sent one a minute: the button is pressed until the product agrees. */
export async function codeSentBy(
  button: Locator,
  { product, phone }: { product: Product; phone: string },
): Promise<string> {
  const before = codesOf(product, phone).length;
  await expect(async () => {
    // Once a code was sent, the button counts the seconds under another name.
    if (await button.isVisible()) await button.click({ timeout: 5_000 });
    await expect.poll(() => codesOf(product, phone).length, { timeout: 5_000 }).toBeGreaterThan(before);
  }).toPass({ timeout: 90_000 });
  return codesOf(product, phone).at(-1)!;
}
