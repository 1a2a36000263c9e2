// Style and script of the pages: the product's own tokens, turned so that the dark theme follows the system.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const TOKENS = new URL('../../../../../../packages/ui/src/tokens/tokens.css', import.meta.url);
const FONTS = new URL('../../../../../../packages/ui/src/tokens/fonts.css', import.meta.url);
const STYLES = [
  new URL('base.css', TOKENS),
  ...['sign-in.css', 'forms.css'].map((name) => new URL(`../../../../assets/sign-in/${name}`, import.meta.url)),
];
const SCRIPT = new URL('../../../../assets/sign-in/sign-in.js', import.meta.url);

export interface Asset {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  /** Part of the address: another text, another version. */
  readonly version: string;
}

/** The application sets the theme by attribute; these pages have no such setting and follow the system. */
export function followSystemTheme(tokens: string): string {
  const dark = /\[data-theme='dark'\] \{([^}]*)\}/.exec(tokens)?.[1];
  if (dark === undefined) throw new Error('tokens.css has no dark theme');
  return `${tokens}\n@media (prefers-color-scheme: dark) {\n:root {${dark}}\n}\n`;
}

export interface Fonts {
  /** The rules, with addresses relative to the style's own. */
  readonly css: string;
  /** Where each file stands, by name. */
  readonly files: ReadonlyMap<string, string>;
}

/** The web fonts of the application, found the way its own style names them. */
export function loadFonts(): Fonts {
  const require = createRequire(FONTS);
  const files = new Map<string, string>();
  const rules = [...readFileSync(FONTS, 'utf8').matchAll(/@import '([^']+)'/g)].map(([, name = '']) => {
    const sheet = require.resolve(name);
    return readFileSync(sheet, 'utf8').replace(/url\(\.?\/?(files\/[\w.-]+\.woff2)\)/g, (_whole, file: string) => {
      files.set(path.basename(file), path.join(path.dirname(sheet), file));
      return `url(fonts/${path.basename(file)})`;
    });
  });
  return { css: rules.join('\n'), files };
}

export interface Assets {
  readonly style: Asset;
  readonly script: Asset;
  readonly fonts: ReadonlyMap<string, string>;
}

export function loadAssets(): Assets {
  const fonts = loadFonts();
  const styles = STYLES.map((file) => readFileSync(file, 'utf8'));
  const style = [fonts.css, followSystemTheme(readFileSync(TOKENS, 'utf8')), ...styles].join('\n');
  return {
    style: asset('sign-in.css', 'text/css; charset=utf-8', style),
    script: asset('sign-in.js', 'text/javascript; charset=utf-8', readFileSync(SCRIPT, 'utf8')),
    fonts: fonts.files,
  };
}

function asset(name: string, type: string, text: string): Asset {
  return { name, type, text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}
