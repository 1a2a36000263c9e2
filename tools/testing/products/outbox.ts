// What a product without a gateway for messages writes into its outbox, for journeys.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Product } from './products.ts';

/** The newest code that was sent to a phone, once it has come. */
export async function codeSentTo({ dataDir }: Product, phone: string): Promise<string> {
  let code: string | undefined;
  await expect(() => {
    const lines = readFileSync(join(dataDir, 'outbox', 'sms.log'), 'utf8')
      .trim()
      .split('\n');
    const messages = lines.map((line) => JSON.parse(line) as { phone: string; text: string });
    code = /\d{6}/.exec(messages.findLast((one) => one.phone === phone)!.text)![0];
  }).toPass();
  return code!;
}
