// Dark as a user chooses it: what the system says counts for nothing until somebody chose to follow it.
import { expect, type Page } from '@playwright/test';

/** Presses the switch of the top bar, which a phone has not: to be called before the page is made narrow. */
export async function goDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(切换到深色|Switch to dark)$/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}
