// Style and script of the pages: the product's own tokens, turned so that the dark theme follows the system.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const TOKENS = new URL('../../../../../../packages/ui/src/tokens/tokens.css', import.meta.url);
const STYLES = ['sign-in.css', 'forms.css'].map(
  (name) => new URL(`../../../../assets/sign-in/${name}`, import.meta.url),
);
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

export function loadAssets(): { style: Asset; script: Asset } {
  const style = [
    followSystemTheme(readFileSync(TOKENS, 'utf8')),
    ...STYLES.map((file) => readFileSync(file, 'utf8')),
  ].join('\n');
  return {
    style: asset('sign-in.css', 'text/css; charset=utf-8', style),
    script: asset('sign-in.js', 'text/javascript; charset=utf-8', readFileSync(SCRIPT, 'utf8')),
  };
}

function asset(name: string, type: string, text: string): Asset {
  return { name, type, text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}
