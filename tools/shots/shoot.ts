// Walks all routes in one look, takes the pictures and says what is wrong: console errors, raw keys, sideways scrolling.
import type { Browser, Page } from '@playwright/test';
import type { Look } from './looks.ts';
import type { ShotRoute } from './routes.ts';

export interface Walk {
  readonly browser: Browser;
  readonly address: string;
  readonly login: string;
  readonly look: Look;
  readonly routes: readonly ShotRoute[];
}

const password = 'Yijian-demo-2026';

/** Answers the number of pictures with a fault. */
export async function shootLook(walk: Walk): Promise<number> {
  const { browser, address, look, routes } = walk;
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.width === 390 ? 844 : 900 },
    locale: look.lang === 'zh' ? 'zh-CN' : 'en-US',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('languageType', chosen.lang);
    localStorage.setItem('layout-setting', JSON.stringify({ colorMode: chosen.theme }));
  }, look);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  page.on('pageerror', (fault) => void errors.push(fault.message));
  let faults = 0;
  try {
    await signIn(page, walk);
    for (const route of routes) {
      errors.length = 0;
      faults += report(route, look, await shootRoute(page, address, route, look, errors));
    }
  } finally {
    await context.close();
  }
  return faults;
}

async function signIn(page: Page, { address, login }: Walk): Promise<void> {
  await page.goto(`${address}/pc/dashboard`);
  await page.locator('input[name="username"], input[autocomplete="username"]').fill(login);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => localStorage.getItem('tokenInfo') !== null);
  await page.locator('.shell-content').waitFor();
  // The notice would stand in front of every page; it comes a moment after the shell.
  const notice = page.locator('.data-notice-foot');
  await notice.waitFor({ timeout: 5000 }).catch(() => undefined);
  if (!(await notice.isVisible())) return;
  await notice.getByRole('checkbox').click();
  await notice.getByRole('button').click();
}

async function shootRoute(
  page: Page,
  address: string,
  route: ShotRoute,
  look: Look,
  errors: string[],
): Promise<string[]> {
  await page.goto(`${address}/pc${route.address}`, { waitUntil: 'load' });
  await settle(page);
  const path = `shots/${route.name}.${look.lang}.${look.theme}.${look.width}.png`;
  await page.screenshot({ path });
  return [...errors.map((error) => `console: ${error.slice(0, 160)}`), ...(await page.evaluate(inspect))];
}

/** Waits until nothing is loading any more, twenty seconds at most: a page that never settles is itself a finding. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, { timeout: 15_000 })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Runs in the page: sideways scrolling, and texts that look like keys instead of words. */
function inspect(): string[] {
  const found: string[] = [];
  const over = document.documentElement.scrollWidth - window.innerWidth;
  if (over > 1) found.push(`scrolls sideways by ${over} px`);
  const key = /^[a-z]+(?:[A-Z][a-z]+)+$|^(?:undefined|null|NaN|\[object Object\])$/;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const shown = node.parentElement?.offsetParent !== null && !node.parentElement?.closest('script, style, code');
    if (shown && key.test(text)) found.push(`raw text: ${text}`);
  }
  return [...new Set(found)];
}

function report(route: ShotRoute, look: Look, faults: readonly string[]): number {
  for (const fault of faults) console.log(`${route.address} ${look.lang} ${look.theme} ${look.width}: ${fault}`);
  return faults.length > 0 ? 1 : 0;
}
