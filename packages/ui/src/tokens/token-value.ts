// Looks up a token's value for a skin without a page, in the order the style sheet cascades (look and feel, tokens).
import { tokenLayers } from './token-values.generated.ts';
import type { Skin } from './skin.ts';

export type TokenName = keyof typeof tokenLayers.light;
export type TokenSkin = Pick<Skin, 'theme' | 'accent'>;

/** The token's text as tokens.css spells it, e.g. '#2B5CE6' or '32px'. */
export function tokenValue(name: TokenName, skin: TokenSkin): string {
  const layers: Partial<Record<TokenName, string>>[] = [tokenLayers.light];
  if (skin.accent === 'green') layers.push(tokenLayers.green);
  if (skin.theme === 'dark') layers.push(tokenLayers.dark);
  if (skin.theme === 'dark' && skin.accent === 'green') layers.push(tokenLayers.darkGreen);
  const found = layers.findLast((layer) => layer[name] !== undefined);
  return found?.[name] ?? tokenLayers.light[name];
}

/** The token as a number: pixels of a length, milliseconds of a duration. */
export function tokenNumber(name: TokenName, skin: TokenSkin): number {
  return Number.parseFloat(tokenValue(name, skin));
}
