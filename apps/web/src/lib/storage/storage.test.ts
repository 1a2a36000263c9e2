// What the browser keeps (specification 4, 9).
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  cacheStore,
  clearTokens,
  currentToken,
  defaultLayoutSetting,
  personalStore,
  readLanguage,
  readLayoutSetting,
  readRefreshToken,
  readText,
  readToken,
  setProviderToken,
  writeLayoutSetting,
  writeRefreshToken,
  writeText,
  writeToken,
} from './index.ts';

beforeEach(() => {
  localStorage.clear();
  setProviderToken(() => null);
});
afterEach(() => vi.restoreAllMocks());

test('R4.1 a token lives until the time since its start exceeds its expiry, and is then removed', () => {
  writeToken('abc', 600, 1_000_000);
  expect(JSON.parse(localStorage.getItem('tokenInfo')!)).toEqual({
    token: 'abc',
    expiresIn: 600,
    startTime: 1_000_000,
  });
  expect(readToken(1_600_000)).toBe('abc');
  expect(localStorage.getItem('tokenInfo')).not.toBeNull();
  expect(readToken(1_600_001)).toBeNull();
  expect(localStorage.getItem('tokenInfo')).toBeNull();
  writeRefreshToken('def', 60, 0);
  expect(readRefreshToken(60_000)).toBe('def');
  expect(readRefreshToken(60_001)).toBeNull();
  expect(localStorage.getItem('reTokenInfo')).toBeNull();
});

test("R4.1 without a stored token the identity provider's is used", () => {
  setProviderToken(() => 'from-provider');
  writeToken('stored', 600, 0);
  expect(currentToken(1000)).toBe('stored');
  expect(currentToken(601_000)).toBe('from-provider');
  clearTokens();
  expect(currentToken()).toBe('from-provider');
});

test('R4.1 a stored token that is not one counts as none', () => {
  for (const text of ['abc', '{}', 'null', '{"token":1,"expiresIn":9,"startTime":0}']) {
    localStorage.setItem('tokenInfo', text);
    expect(readToken(1)).toBeNull();
  }
});

test('R9.2 an entry of caCache expires after 20000 ms and the store after 60000 ms', () => {
  cacheStore.write('a', { n: 1 }, 0);
  expect(Object.keys(localStorage)).toEqual(['caCache']);
  expect(cacheStore.read('a', 20_000)).toEqual({ n: 1 });
  expect(cacheStore.read('a', 20_001)).toBeUndefined();
  cacheStore.write('b', 2, 45_000);
  expect(cacheStore.read('b', 60_000)).toBe(2);
  expect(cacheStore.read('b', 60_001)).toBeUndefined();
  expect(localStorage.getItem('caCache')).toBeNull();
});

test('R9.2 a clock that was turned back does not keep an answer alive', () => {
  cacheStore.write('a', 1, 1_000_000);
  expect(cacheStore.read('a', 900_000)).toBeUndefined();
});

test('GEN-02 R1.2 the language is stored under languageType and nonsense counts as Chinese', () => {
  expect(readLanguage()).toBe('zh');
  localStorage.setItem('languageType', 'en');
  expect(readLanguage()).toBe('en');
  localStorage.setItem('languageType', 'fr');
  expect(readLanguage()).toBe('zh');
});

test('R2.19 layout settings are kept under layout-setting and foreign values take their default', () => {
  writeLayoutSetting({ ...defaultLayoutSetting, themeColor: 'green', tabBar: false });
  expect(readLayoutSetting()).toEqual({ ...defaultLayoutSetting, themeColor: 'green', tabBar: false });
  localStorage.setItem(
    'layout-setting',
    JSON.stringify({ themeColor: 'red', logo: 'yes', sideTheme: 'dark', other: 1 }),
  );
  expect(readLayoutSetting()).toEqual({ ...defaultLayoutSetting, sideTheme: 'dark' });
});

test('two users and two enterprises never share what a person keeps', () => {
  personalStore('1', '7').write('tabs', ['/dashboard']);
  expect(personalStore('1', '7').read('tabs')).toEqual(['/dashboard']);
  expect(personalStore('1', '8').read('tabs')).toBeNull();
  expect(personalStore('2', '7').read('tabs')).toBeNull();
});

test('a full store falls back to memory, and the newest value wins', () => {
  writeText('key', 'old');
  const real = globalThis.localStorage;
  const setItem = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const full = vi
    .spyOn(globalThis, 'localStorage', 'get')
    .mockReturnValue({ getItem: (key: string) => real.getItem(key), setItem } as unknown as Storage);
  expect(writeText('key', 'new')).toBe(false);
  expect(readText('key')).toBe('new');
  full.mockRestore();
  expect(writeText('key', 'newest')).toBe(true);
  expect(localStorage.getItem('key')).toBe('newest');
});

test('a blocked store falls back to memory', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  writeToken('abc', 600, 0);
  expect(readToken(1000)).toBe('abc');
  clearTokens();
  expect(readToken(1000)).toBeNull();
});
