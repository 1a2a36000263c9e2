// Writes src/tokens/token-values.generated.ts from tokens.css, so that no colour is typed twice (look and feel, tokens).
import { readFileSync, writeFileSync } from 'node:fs';

const blocks = {
  light: /(?:^|\n):root\s*\{([\s\S]*?)\n\}/,
  green: /\n\[data-accent=["']green["']\]\s*\{([\s\S]*?)\n\}/,
  dark: /\n\[data-theme=["']dark["']\]\s*\{([\s\S]*?)\n\}/,
  darkGreen: /\n\[data-theme=["']dark["']\]\[data-accent=["']green["']\]\s*\{([\s\S]*?)\n\}/,
};

export function renderTokenValues(css) {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const layers = Object.entries(blocks).map(([name, pattern]) => {
    const body = pattern.exec(bare)?.[1];
    if (!body) throw new Error(`tokens.css has no block for ${name}`);
    const rows = [...body.matchAll(/--([a-z][\w-]*)\s*:\s*([^;]+);/g)].map(
      ([, key, value]) => `    '${key}': '${value.trim().replaceAll(/\s+/g, ' ').replaceAll("'", '"')}',`,
    );
    return `  ${name}: {\n${rows.join('\n')}\n  },`;
  });
  return `// Generated from tokens.css by "npm run tokens -w packages/ui"; do not edit (look and feel, tokens).\nexport const tokenLayers = {\n${layers.join('\n')}\n} as const;\n`;
}

if (import.meta.main) {
  const here = new URL('../src/tokens/', import.meta.url);
  const css = readFileSync(new URL('tokens.css', here), 'utf8');
  writeFileSync(new URL('token-values.generated.ts', here), renderTokenValues(css));
}
