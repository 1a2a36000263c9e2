// Door of tokens: theme, skin and token values (look and feel, tokens).
export { antdTheme } from './theme.ts';
export type { ThemeChoice } from './theme.ts';
export { applySkin, defaultSkin, readToken, watchSkin } from './skin.ts';
export type { Skin, SkinAccent, SkinSider, SkinTheme } from './skin.ts';
export { tokenNumber, tokenValue } from './token-value.ts';
export type { TokenName, TokenSkin } from './token-value.ts';
export { loadFonts } from './fonts.ts';
