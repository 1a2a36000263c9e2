// The skin a user chose (theme, accent, side menu) and how it reaches the page (look and feel, ground rules).
export type SkinTheme = 'light' | 'dark';
export type SkinAccent = 'blue' | 'green';
export type SkinSider = 'light' | 'dark';
export type Skin = { theme: SkinTheme; accent: SkinAccent; sider: SkinSider };

export const defaultSkin: Skin = { theme: 'light', accent: 'blue', sider: 'light' };

/** Sets data-theme, data-accent and data-sider on <html>; every token follows at once. */
export function applySkin(skin: Skin): void {
  const { dataset } = document.documentElement;
  dataset.theme = skin.theme;
  dataset.accent = skin.accent;
  dataset.sider = skin.sider;
}

/** Calls back after any skin change on <html>; returns the function that stops it. */
export function watchSkin(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-accent'],
  });
  return () => observer.disconnect();
}

/** The value of one token as the page shows it now, for canvas drawings: readToken('c-chart-1'). */
export function readToken(name: string, element: Element = document.documentElement): string {
  return getComputedStyle(element).getPropertyValue(`--${name}`).trim();
}
