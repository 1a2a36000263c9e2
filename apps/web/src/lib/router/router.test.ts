// Declaring routes and judging paths (specification 2).
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { defineRoutes, fillPath, inSection, isInternalPath } from './index.ts';

const titled = { screen: 's', title: { zh: '页', en: 'Page' }, layout: 'shell', ready: false } as const;

test('a path belongs to one room', () => {
  defineRoutes('visits', [{ ...titled, path: '/test/a' }]);
  expect(() => defineRoutes('tasks', [{ ...titled, path: '/test/a' }])).toThrow('/test/a belongs to visits');
});

test('a screen that says it is ready loads something', () => {
  expect(() => defineRoutes('visits', [{ ...titled, path: '/test/b', ready: true }])).toThrow('loads nothing');
});

test('paths are filled and escaped, and a missing value is an error', () => {
  const path = '/customer/businessRecord/:doctorId/:doctorName';
  expect(fillPath(path, { doctorId: '7', doctorName: '林/知远' })).toBe(
    '/customer/businessRecord/7/%E6%9E%97%2F%E7%9F%A5%E8%BF%9C',
  );
  expect(() => fillPath(path, { doctorId: '7' })).toThrow('doctorName');
});

test('R2.12 a link of a section stays in the copy of it that is in front', () => {
  const path = '/clueScore/addRule?id=7';
  expect(inSection('/Customer360/ClueScore/ruleManagement', path)).toBe('/Customer360/ClueScore/addRule?id=7');
  expect(inSection('/clueScore/ruleManagement', path)).toBe(path);
  expect(inSection('/data/managerDashboard', path)).toBe(path);
  expect(inSection('/Customer360/ClueScore/ruleManagement', '/dashboard')).toBe('/dashboard');
});

test.each(['/dashboard', '/a/b?c=d:e', '/customer/x/%E6%9E%97', '/a?u=https%3A%2F%2Fx'])('%s stays inside', (path) => {
  expect(isInternalPath(path)).toBe(true);
});

test.each(['', 'dashboard', '//evil.example', '/\\evil.example', '\\\\evil', 'https://evil', 'javascript:alert(1)'])(
  '%s leads out and is refused',
  (path) => {
    expect(isInternalPath(path)).toBe(false);
  },
);
test.each(['/\t/evil', '/\n/evil', '/%2Fevil', '/%2f%2fevil', '/%5Cevil', '/javascript:alert(1)', '/%'])(
  '%j leads out or hides where it leads and is refused',
  (path) => {
    expect(isInternalPath(path)).toBe(false);
  },
);

test('plain node loads the door, so that tools can print the routes', () => {
  const door = resolve(import.meta.dirname, 'index.ts');
  const names = execFileSync(process.execPath, [
    '-e',
    `import('${door}').then((m) => console.log(Object.keys(m).join()))`,
  ]);
  expect(String(names)).toContain('defineRoutes');
});
