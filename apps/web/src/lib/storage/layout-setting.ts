// What the settings drawer saves under layout-setting (specification 2.4, 9).
import { readJson, removeText, writeJson } from './text.ts';

const KEY = 'layout-setting';

export interface LayoutSetting {
  readonly themeColor: 'blue' | 'green';
  readonly sideTheme: 'dark' | 'light';
  readonly colorMode: 'light' | 'dark' | 'system';
  readonly topNavigation: boolean;
  readonly tabBar: boolean;
  readonly fixedHeader: boolean;
  readonly logo: boolean;
  readonly dynamicTitle: boolean;
}

export const defaultLayoutSetting: LayoutSetting = {
  themeColor: 'blue',
  sideTheme: 'light',
  colorMode: 'light',
  topNavigation: false,
  tabBar: true,
  fixedHeader: true,
  logo: true,
  dynamicTitle: false,
};

const choices: Readonly<Record<string, readonly unknown[]>> = {
  themeColor: ['blue', 'green'],
  sideTheme: ['dark', 'light'],
  colorMode: ['light', 'dark', 'system'],
};

/** Whether anybody chose a look in this browser. */
export const hasLayoutSetting = (): boolean => readJson(KEY) !== null;

/** The saved settings; whatever is absent or foreign takes its default. */
export function readLayoutSetting(): LayoutSetting {
  const found = readJson(KEY);
  if (typeof found !== 'object' || found === null) return defaultLayoutSetting;
  const kept = Object.entries(found).filter(([name, value]) => {
    if (!Object.hasOwn(defaultLayoutSetting, name)) return false;
    return choices[name]?.includes(value) ?? typeof value === 'boolean';
  });
  return { ...defaultLayoutSetting, ...(Object.fromEntries(kept) as Partial<LayoutSetting>) };
}

export function writeLayoutSetting(setting: LayoutSetting): void {
  writeJson(KEY, setting);
}

/** Forgets the saved settings; the drawer reloads the page afterwards (R2.19). */
export function clearLayoutSetting(): void {
  removeText(KEY);
}
