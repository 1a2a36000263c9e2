// A page that stands still: nothing slides or fades any more.
import type { Page } from '@playwright/test';

/** Waits for every animation that ends; those that go on for ever, such as a spinner, do not count. */
export async function untilStill(page: Page, options: { readonly timeout?: number } = {}): Promise<void> {
  const isStill = (): boolean =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity);
  await page.waitForFunction(isStill, undefined, options);
}
