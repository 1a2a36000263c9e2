// Whether the search palette is open (beyond the specification: global search).
import { create } from 'zustand';

interface PaletteState {
  readonly open: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

export const usePalette = create<PaletteState>((set) => ({
  open: false,
  show: () => set({ open: true }),
  hide: () => set({ open: false }),
}));
