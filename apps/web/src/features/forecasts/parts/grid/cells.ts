// Cells of the grid: what is typed or pasted as boxes, and sums over months.
export type Cells = readonly (number | null)[];

const MOST = 1_000_000;

/** Boxes from what stands in a cell: null when empty, undefined when it is no whole number in range. */
export function readBoxes(text: string): number | null | undefined {
  const bare = text.replaceAll(/[,，\s]/g, '').replaceAll(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
  if (bare === '' || bare === '-' || bare === '—') return null;
  if (!/^\d+(\.0+)?$/.test(bare)) return undefined;
  const boxes = Number(bare);
  return boxes <= MOST ? boxes : undefined;
}

export interface Pasted {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** What a copied block of a spreadsheet puts into which cell, from the one it is pasted into; what lies beyond the grid is left. */
export function readPaste(
  text: string,
  from: { readonly row: number; readonly column: number },
  size: { readonly rows: number; readonly columns: number },
): Pasted[] {
  const rows = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  return rows
    .flatMap((row, down) =>
      row.split('\t').map((cell, right) => ({ row: from.row + down, column: from.column + right, text: cell })),
    )
    .filter(({ row, column }) => row < size.rows && column < size.columns);
}

/** Null when no cell has a figure. */
export function sumOf(cells: Cells): number | null {
  const known = cells.filter((one) => one !== null);
  return known.length === 0 ? null : known.reduce((all, one) => all + one, 0);
}

/** How far a forecast departs from its baseline, as a share; null where there is none. */
export function deltaOf(forecast: number | null, baseline: number | null): number | null {
  return forecast === null || baseline === null || baseline === 0 ? null : (forecast - baseline) / baseline;
}

/** The whole is null when one part is. */
export const wholeSum = (cells: Cells): number | null => (cells.includes(null) ? null : sumOf(cells));
