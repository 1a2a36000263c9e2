// The look a user chose, live while the drawer is open and stored on save (specification 2.4, R2.19).
import { create } from 'zustand';
import {
  clearLayoutSetting,
  type LayoutSetting,
  readLayoutSetting,
  readText,
  writeLayoutSetting,
  writeText,
} from '../../../lib/storage/index.ts';

const FOLDED = 'menu-folded';

interface LayoutState {
  readonly setting: LayoutSetting;
  readonly menuFolded: boolean;
  /** Shows a change at once; nothing is stored before `save`. */
  readonly change: (part: Partial<LayoutSetting>) => void;
  readonly save: () => void;
  readonly foldMenu: (folded: boolean) => void;
}

export const useLayout = create<LayoutState>((set, get) => ({
  setting: readLayoutSetting(),
  menuFolded: readText(FOLDED) === 'yes',
  change: (part) => set(({ setting }) => ({ setting: { ...setting, ...part } })),
  save: () => writeLayoutSetting(get().setting),
  foldMenu: (menuFolded) => {
    writeText(FOLDED, menuFolded ? 'yes' : 'no');
    set({ menuFolded });
  },
}));

/** Forgets the stored look and starts the page anew (R2.19). */
export function resetLayout(): void {
  clearLayoutSetting();
  window.location.reload();
}
