// What a sheet may hold at most; everything is counted while it is read, nothing is believed beforehand.

export interface SheetLimits {
  /** Bytes of all packed entries together. */
  readonly unpackedBytes: number;
  readonly entries: number;
  /** Unpacked bytes for one packed byte. */
  readonly ratio: number;
  readonly rows: number;
  readonly columns: number;
  readonly cellCharacters: number;
}

export const sheetLimits: SheetLimits = {
  unpackedBytes: 100 * 1024 * 1024,
  entries: 200,
  ratio: 100,
  rows: 200_000,
  columns: 200,
  cellCharacters: 32_767,
};
