// The `test` of every browser test: signs people in through the real pages, and fails on any error in the console.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { shanghaiDay } from './days.ts';
import { openProducts, takePrepared, type Product, type Products } from './products/products.ts';
import { untilStill } from './journeys/stillness.ts';

export { expect } from '@playwright/test';

type Language = 'zh' | 'en';

/** Signs in with the demo password and answers the page once the product is open at the path. */
export type SignedIn = (login: string, path?: string, language?: Language) => Promise<Page>;

interface ConsoleWatch {
  /** Lets errors pass that the test provokes on purpose, such as the browser's own note of a 404. */
  readonly allow: (pattern: RegExp) => void;
}

interface Fixtures {
  /** The product of the spec file: nobody else changes its data. */
  readonly product: Product;
  readonly signedIn: SignedIn;
  consoleErrors: ConsoleWatch;
  /** Fails when axe finds a fault of WCAG 2.2 level A or AA in the page, or in the part of it, or when the page has not one name. */
  readonly expectAccessible: (part?: string) => Promise<void>;
}

interface Options {
  /** Whose domain the test opens. */
  enterprise: 'weili' | 'kanglan';
  /** Settings of the product of the file, as in the environment. */
  settings: Readonly<Record<string, string>>;
}

interface PerWorker {
  readonly products: Products;
}

const password = 'Yijian-demo-2026';
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const test = base.extend<Fixtures & Options, PerWorker>({
  enterprise: ['weili', { option: true }],
  settings: [{}, { option: true }],

  products: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed.
    async ({}, provide) => {
      const products = openProducts(takePrepared());
      await provide(products);
      await products.end();
    },
    { scope: 'worker' },
  ],

  product: async ({ products, settings }, provide, { file }) => provide(await products.of(file, settings)),

  baseURL: async ({ enterprise, product }, provide) => {
    const url = new URL(product.address);
    url.hostname = enterprise === 'kanglan' ? 'kanglan.localhost' : 'localhost';
    await provide(url.origin);
  },

  consoleErrors: [
    async ({ context }, provide) => {
      const errors: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (fault) => {
        const { name, message, stack } = fault.error();
        // What is no error, such as a rejected event, has no stack.
        errors.push(stack || `${name}: ${message} at ${fault.page()?.url() ?? ''}`);
      });
      await provide({ allow: (pattern) => allowed.push(pattern) });
      const faults = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
      expect(faults, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],

  signedIn: async ({ page }, provide) => {
    await provide(async (login, path, language) => {
      await signIn(page, login, path, language);
      return page;
    });
  },

  expectAccessible: async ({ page }, provide) => {
    await provide(async (part) => {
      const first = await judge(page, part);
      // A notice may make a page read anew, and so paler, in the middle of it.
      const { faults } = first.faults.length > 0 && first.wasDisturbed ? await judge(page, part) : first;
      expect(faults, 'accessibility faults').toEqual([]);
    });
  },
});

interface Judgement {
  readonly faults: string[];
  /** The page began to read anew while it was judged. */
  readonly wasDisturbed: boolean;
}

/** What is being read anew, or was just pressed, has other colors for a moment: waits for a calm page; one that stays busy is judged as it is. */
async function judge(page: Page, part: string | undefined): Promise<Judgement> {
  // Pages behind the open one are kept, and may be busy for as long as nobody looks at them.
  const isCalm = () => [...document.querySelectorAll('[aria-busy="true"]')].every((one) => !one.checkVisibility());
  await page.waitForFunction(isCalm, undefined, { timeout: 10_000 }).catch(() => undefined);
  await untilStill(page, { timeout: 10_000 }).catch(() => undefined);
  const watch = await page.evaluateHandle(watchBusiness);
  // What is judged may still be on its way.
  if (part !== undefined) await page.locator(part).first().waitFor();
  // Frames of other origins are not the product's own; without them axe needs one run in the page and no second page.
  // Nobody reads what was right: describing it takes a third to nearly half of the time.
  const onlyFaults = { resultTypes: ['violations' as const] };
  const builder = new AxeBuilder({ page }).options(onlyFaults).withTags(levels).setLegacyMode();
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  const wasDisturbed = await watch.evaluate((one) => one.stop());
  await watch.dispose();
  const faults = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
  return { faults: [...faults, ...(await page.evaluate(headingFaults))], wasDisturbed };
}

/** Runs in the page: it is named once, and no part of it is named like the page or like the part it begins. */
function headingFaults(): string[] {
  const shown = [...document.querySelectorAll('h1, h2, h3')].filter((one) => one.checkVisibility());
  const textOf = (one: Element): string => one.textContent.trim();
  const names = shown.filter((one) => one.tagName === 'H1').map(textOf);
  const counted = names.length === 1 ? [] : [`${names.length} h1: ${names.join(' | ')}`];
  const begins = (one: Element, above: Element | undefined): boolean =>
    above !== undefined && above.tagName < one.tagName && textOf(above) === textOf(one);
  const twice = shown.filter(
    (one, at) => one.tagName !== 'H1' && (textOf(one) === names[0] || begins(one, shown[at - 1])),
  );
  return [...counted, ...twice.map((one) => `heading told twice: ${textOf(one)}`)];
}

/** Runs in the page: watches until it is stopped, and answers whether something became busy meanwhile. */
function watchBusiness(): { stop: () => boolean } {
  const isBusy = (): boolean =>
    [...document.querySelectorAll('[aria-busy="true"]')].some((one) => one.checkVisibility());
  let [was, became] = [isBusy(), false];
  const look = (): void => {
    const now = isBusy();
    became ||= now && !was;
    was = now;
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
  return {
    stop: () => {
      look();
      observer.disconnect();
      return became;
    },
  };
}

/**
 * Signs in by the calls the sign-in page makes, without drawing it: the page itself has its own tests, and every other test would
 * spend a second on it. Opens the path as somebody who has read the notice about data before.
 */
export async function signIn(page: Page, login: string, path = '/pc/', language: Language = 'zh'): Promise<void> {
  // The provider remembers who signed in before, and asks nobody else.
  await page.context().clearCookies();
  await page.goto('/healthz');
  await page.evaluate(takeTokens, { login, password, realm: realmOf(page) });
  await open(page, path, language);
  await page.waitForURL((url) => url.pathname.startsWith('/pc/') && !url.pathname.endsWith('/login'));
  // Keys pressed before the frame stands are lost.
  await page.locator('main, h1').first().waitFor();
}

/** Opens a page of whoever is signed in. */
export async function open(page: Page, path: string, language: Language = 'zh'): Promise<Page> {
  await page.evaluate((code) => localStorage.setItem('languageType', code), language);
  await page.goto(path);
  return page;
}

const realmOf = (page: Page): string => (new URL(page.url()).hostname === 'kanglan.localhost' ? 'kanglan' : 'weili');

/** Runs in the page: authorization code with PKCE; tokens and the notice that was read are kept as the product keeps them. */
async function takeTokens({ login, password, realm }: Record<'login' | 'password' | 'realm', string>): Promise<void> {
  const base64url = (bytes: Uint8Array): string =>
    btoa(String.fromCodePoint(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const provider = `/auth/realms/${realm}/protocol/openid-connect`;
  const client = { client_id: 'yijian-web', redirect_uri: `${location.origin}/pc/login` };
  const asked = new URLSearchParams({
    ...client,
    response_type: 'code',
    scope: 'openid profile',
    state: 'state',
    nonce: 'nonce',
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  });
  const form = await fetch(`${provider}/auth?${asked.toString()}`);
  const answer = await fetch(form.url, { method: 'POST', body: new URLSearchParams({ login, password }) });
  const code = new URL(answer.url).searchParams.get('code');
  if (code === null) throw new Error(`${login} is not signed in: ${answer.status} ${answer.url}`);
  const grant = { ...client, grant_type: 'authorization_code', code, code_verifier: verifier };
  const reply = await fetch(`${provider}/token`, { method: 'POST', body: new URLSearchParams(grant) });
  const tokens = (await reply.json()) as Record<string, string & number>;
  const keep = (key: string, token: string | undefined, expiresIn: number | undefined): void =>
    localStorage.setItem(key, JSON.stringify({ token, expiresIn, startTime: Date.now() }));
  keep('tokenInfo', tokens['access_token'], tokens['expires_in']);
  keep('reTokenInfo', tokens['refresh_token'], tokens['refresh_expires_in']);
  const domain = encodeURIComponent(location.origin);
  const found = await fetch(`/prod-api/API-SYSTEM/enterprise/find?domain=${domain}`);
  const { result } = (await found.json()) as { result: { id: string }[] };
  const claims = String(tokens['access_token']).split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
  const { sub } = JSON.parse(atob(claims)) as { sub: string };
  localStorage.setItem(`yijian:${result[0]!.id}:${sub}:data-notice`, '"seen"');
}

/**
 * A minute of the night two days ago (YYYY-MM-DD HH:mm, Shanghai), when nobody of the demo visits: journeys share one visitor, who is
 * in one place at a time. Every test that records a visit has a slot of its own, 0 to 13; its second try takes the next quarter.
 */
export function nightMinute(slot: number): string {
  const day = shanghaiDay(-2);
  const minutes = slot * 30 + test.info().retry * 15;
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${day} ${hour}:${minute}`;
}

/** A call of whoever is signed in: reads without a body, writes with one. */
export async function send<T>(
  page: Page,
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  const asked = { path, method, body: body === undefined ? null : JSON.stringify(body) };
  return page.evaluate(async ({ path: to, method: verb, body: text }) => {
    const { token } = JSON.parse(localStorage.getItem('tokenInfo') ?? '{}') as { token: string };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`/prod-api${to}`, { method: verb, headers, ...(text === null ? {} : { body: text }) });
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { result: T }).result;
  }, asked);
}
