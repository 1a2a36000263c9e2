// The rules by themselves: lock times, passwords, proofs, return addresses.
import { describe, expect, test } from 'vitest';
import { makeProof, readProof } from '../identity/proof.policy.ts';
import { issuersOf, mayReturnTo } from '../identity/realm.policy.ts';
import { followSystemTheme } from '../pages/assets.policy.ts';
import { languageFor, sayDuration, words } from '../pages/words.policy.ts';
import { hashPassword, isPassword } from './hash.policy.ts';
import { afterFailure, lockSeconds } from './lock.policy.ts';
import { isCommon, mustChangePassword, passwordFault, RESET_PASSWORD_AT } from './password.policy.ts';

const change = (newPassword: string, more = {}) => ({
  login: 'chen.yizhou',
  oldPassword: 'the old sentence',
  newPassword,
  confirmPassword: newPassword,
  ...more,
});

describe('locks', () => {
  const rule = { failures: 5, firstSeconds: 60, longestSeconds: 900 };

  test('lock for 60 s from the fifth failure, doubling up to 15 min', () => {
    expect([1, 4, 5, 6, 7, 8, 9, 40].map((failures) => lockSeconds(failures, rule))).toEqual([
      0, 0, 60, 120, 240, 480, 900, 900,
    ]);
  });

  test('start anew 12 h after the first failure', () => {
    const firstFailureAt = new Date('2026-01-01T00:00:00Z');
    const lock = { failures: 30, firstFailureAt, lockedUntil: null };
    expect(afterFailure(lock, new Date('2026-01-01T11:59:00Z'), rule).failures).toBe(31);
    expect(afterFailure(lock, new Date('2026-01-01T12:01:00Z'), rule).failures).toBe(1);
  });
});

describe('passwords', () => {
  test('R5.1 old and new must differ, both are required, the confirmation must match', () => {
    expect(passwordFault(change('the old sentence'))?.error.en).toBe('Old and new passwords can not be the same');
    expect(passwordFault(change(''))?.error.code).toBe('sessions.passwordRequired');
    expect(passwordFault(change('a new sentence', { oldPassword: '' }))?.error.code).toBe('sessions.passwordRequired');
    expect(passwordFault(change('a new sentence', { confirmPassword: 'a new sentenc' }))?.error.code).toBe(
      'sessions.passwordMismatch',
    );
  });

  test('have 12 to 128 characters of any kind', () => {
    expect(passwordFault(change('elevenchars'))?.error.code).toBe('sessions.passwordShort');
    expect(passwordFault(change('一二三四五六七八九十甲乙'))).toBeUndefined();
    expect(passwordFault(change('kbqzmw '.repeat(19)))?.error.code).toBe('sessions.passwordLong');
    expect(passwordFault(change('lowercase only is fine'))).toBeUndefined();
    expect(passwordFault(change('Yijian-demo-2026'))).toBeUndefined();
  });

  test.each([
    'password123456',
    'Password!2026!',
    'qwertyuiop123',
    'abcdefghijkl',
    '210987654321',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'iloveyou2026',
    'chen.yizhou2026',
    'sunshinesunshine',
  ])('are not common ones: %s', (password) => {
    expect(isCommon(password, 'chen.yizhou')).toBe(true);
  });

  test('are stored as argon2id with the OWASP parameters and found again in either composition', async () => {
    const stored = await hashPassword('caf\u00e9 au lait 2026');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword(stored, 'cafe\u0301 au lait 2026')).toBe(true);
    expect(await isPassword(stored, 'cafe au lait 2026')).toBe(false);
    expect(await isPassword(undefined, 'anything')).toBe(false);
  });

  test('must be changed after a reset or when the enterprise lets them expire', () => {
    const now = new Date('2026-06-01T00:00:00Z');
    const old = new Date('2026-01-01T00:00:00Z');
    expect(mustChangePassword(null, { passwordDays: 90 }, now)).toBe(false);
    expect(mustChangePassword(RESET_PASSWORD_AT, {}, now)).toBe(true);
    expect(mustChangePassword(old, {}, now)).toBe(false);
    expect(mustChangePassword(old, { passwordDays: 90 }, now)).toBe(true);
  });
});

describe('proofs', () => {
  test('hold for their purpose and for ten minutes, and cannot be forged', () => {
    const proof = makeProof('secret', 'password u1', '42', 0);
    expect(readProof('secret', 'password u1', proof, 599_000)).toBe('42');
    expect(readProof('secret', 'password u1', proof, 601_000)).toBeUndefined();
    expect(readProof('secret', 'password u2', proof, 0)).toBeUndefined();
    expect(readProof('other', 'password u1', proof, 0)).toBeUndefined();
    expect(readProof('secret', 'password u1', proof.replace('42', '43'), 0)).toBeUndefined();
  });
});

describe('addresses', () => {
  test('R2.5 only pages below /pc/ at the very origin are returned to', () => {
    expect(mayReturnTo('https://crm.example/pc/login?x=1', 'https://crm.example')).toBe(true);
    for (const uri of [
      'https://crm.example/',
      'https://crm.example:444/pc/',
      'http://crm.example/pc/',
      'https://crm.example/pc/..%2f..',
      'https://crm.example\\pc/',
      'https://crm.example/pc/#a',
    ]) {
      const allowed = mayReturnTo(uri, 'https://crm.example');
      expect([uri, allowed]).toEqual([uri, uri.includes('%2f')]);
    }
  });

  test('a token may name any domain of its enterprise at the same port', () => {
    const tenant = { domains: ['127.0.0.1', 'localhost', 'crm.example:8443'], realm: 'weili' };
    expect(issuersOf(tenant, 'http://localhost:8080')).toEqual([
      'http://localhost:8080/auth/realms/weili',
      'http://127.0.0.1:8080/auth/realms/weili',
      'http://crm.example:8443/auth/realms/weili',
    ]);
  });
});

describe('pages', () => {
  test('every text stands in both languages with the same placeholders', () => {
    const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
    for (const [word, { zh, en }] of Object.entries(words)) {
      expect([word, zh.length > 0, holes(zh)]).toEqual([word, true, holes(en)]);
    }
  });

  test('choose the language by what was asked first', () => {
    expect(languageFor([undefined, 'en', 'zh'])).toBe('en');
    expect(languageFor(['fr', 'zh-CN,zh;q=0.9,en;q=0.8'])).toBe('zh');
    expect(languageFor([])).toBe('zh');
    expect([sayDuration('zh', 59), sayDuration('en', 121), sayDuration('en', 7201)]).toEqual(['59 秒', '3 min', '3 h']);
  });

  test('follow the dark theme of the system with the tokens of the application', () => {
    const css = followSystemTheme(":root { --a: 1; }\n[data-theme='dark'] { --a: 2; }");
    expect(css).toMatch(/@media \(prefers-color-scheme: dark\) \{\n:root \{ --a: 2; \}/);
    expect(() => followSystemTheme(':root {}')).toThrow('dark theme');
  });
});
