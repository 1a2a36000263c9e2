// The confirmation that stands in front of the page.
import type { Page } from '@playwright/test';
import { untilStill } from './stillness.ts';

/** Presses its button, once it stands still: one that slides in may be elsewhere when the mouse is let go. */
export async function confirm(page: Page, name: RegExp | string): Promise<void> {
  const inFront = page.locator('.ant-modal-confirm');
  await inFront.waitFor();
  await untilStill(page);
  await inFront.getByRole('button', { name }).click();
}
