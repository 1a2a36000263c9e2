// Whether the search palette is open, and the form that was begun from it (beyond the specification: global search).
import { create } from 'zustand';
import type { PickedDoctor } from '../../../features/doctors/index.ts';

export type FormName = 'visit' | 'task' | 'doctor' | 'hospital';

export interface BegunForm {
  readonly form: FormName;
  /** The doctor it begins with. */
  readonly doctor: PickedDoctor | null;
}

interface PaletteState {
  readonly open: boolean;
  readonly begun: BegunForm | null;
  readonly show: () => void;
  readonly hide: () => void;
  readonly begin: (begun: BegunForm) => void;
  readonly end: () => void;
}

export const usePalette = create<PaletteState>((set) => ({
  open: false,
  begun: null,
  show: () => set({ open: true }),
  hide: () => set({ open: false }),
  begin: (begun) => set({ begun }),
  end: () => set({ begun: null }),
}));
