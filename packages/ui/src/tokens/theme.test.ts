// Proves that style sheet, generated values and Ant Design's theme agree (look and feel, tokens).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderTokenValues } from '../../tools/token-values.mjs';
import { antdTheme, applySkin, tokenValue } from './index.ts';

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

test('the generated token values are exactly what tokens.css says', () => {
  expect(file('./token-values.generated.ts')).toBe(renderTokenValues(file('./tokens.css')));
});

test('the theme holds no typed colour, only values of the style sheet', () => {
  for (const name of ['./theme.ts', './theme-components.ts']) {
    expect(file(name)).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(/i);
  }
});

test.each([
  { dark: false, accent: 'blue', primary: /--c-primary: (#\w+)/ },
  { dark: false, accent: 'green', primary: /\n\[data-accent=["']green["']\] \{\s+--c-primary: (#\w+)/ },
  { dark: true, accent: 'blue', primary: /\n\[data-theme=["']dark["']\] \{[\s\S]*?--c-primary: (#\w+)/ },
  {
    dark: true,
    accent: 'green',
    primary: /\n\[data-theme=["']dark["']\]\[data-accent=["']green["']\] \{\s+--c-primary: (#\w+)/,
  },
] as const)('the theme takes its accent from the right block (dark $dark, $accent)', ({ dark, accent, primary }) => {
  const expected = primary.exec(file('./tokens.css'))?.[1];
  expect(expected).toBeDefined();
  expect(antdTheme({ dark, accent }).token?.colorPrimary).toBe(expected);
});

test('data colours do not move with the accent', () => {
  for (const theme of ['light', 'dark'] as const) {
    expect(tokenValue('c-chart-1', { theme, accent: 'green' })).toBe(
      tokenValue('c-chart-1', { theme, accent: 'blue' }),
    );
  }
});

test('text tokens reach 4.5 : 1 on every surface of the same theme', () => {
  for (const theme of ['light', 'dark'] as const)
    for (const accent of ['blue', 'green'] as const)
      for (const surface of ['c-canvas', 'c-surface', 'c-surface-2', 'c-muted'] as const)
        for (const text of ['c-text', 'c-text-2', 'c-text-3', 'c-primary-text', 'c-bad'] as const) {
          const skin = { theme, accent };
          const ratio = contrast(tokenValue(text, skin), tokenValue(surface, skin));
          expect(ratio, `${text} on ${surface}, ${theme} ${accent}`).toBeGreaterThanOrEqual(4.5);
        }
});

test('words on a filled button reach 4.5 : 1, also under the pointer and while it is pressed', () => {
  for (const theme of ['light', 'dark'] as const)
    for (const accent of ['blue', 'green'] as const)
      for (const fill of ['c-primary', 'c-primary-hover', 'c-primary-active'] as const) {
        const skin = { theme, accent };
        const ratio = contrast(tokenValue('c-on-primary', skin), tokenValue(fill, skin));
        expect(ratio, `${fill}, ${theme} ${accent}`).toBeGreaterThanOrEqual(4.5);
      }
});

test('applying a skin marks the page', () => {
  applySkin({ theme: 'dark', accent: 'green', sider: 'dark' });
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', accent: 'green', sider: 'dark' });
});

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
