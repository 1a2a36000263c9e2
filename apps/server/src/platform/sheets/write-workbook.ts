// Writes a small workbook of several sheets with drop-downs, such as a template (specification 7.5, blob calls).
import { neutralText } from './neutral-cell.ts';

export interface DropDown {
  /** Letter of the column. */
  readonly column: string;
  readonly firstRow: number;
  readonly lastRow: number;
  /** Where the values stand: `lists!$A$2:$A$9`. */
  readonly source: string;
  /** What is said when another value is typed. */
  readonly refusal: string;
}

export interface WorkbookSheet {
  readonly name: string;
  /** Widths of the columns in characters. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly string[])[];
  readonly lists: readonly DropDown[];
  /** How many rows from the top are heads. */
  readonly boldRows: number;
  readonly isHeadFrozen?: boolean;
  readonly isHidden?: boolean;
}

export async function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Buffer> {
  // Loaded when the first workbook is made: it is large, and most processes make none for hours.
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: sheets.map((sheet) => ({
      name: sheet.name,
      columns: sheet.widths.map((width) => ({ width })),
      rows: sheet.rows.map((row) => row.map(neutralText)),
      cells: new Map(headCells(sheet).map((place) => [place, { style: { font: { bold: true } } }])),
      hidden: sheet.isHidden === true,
      ...(sheet.isHeadFrozen === true ? { freezePane: { rows: 1 } } : {}),
      dataValidations: sheet.lists.map(({ column, firstRow, lastRow, source, refusal }) => ({
        type: 'list' as const,
        formula1: source,
        range: `${column}${firstRow}:${column}${lastRow}`,
        allowBlank: true,
        showErrorMessage: true,
        errorMessage: refusal,
        errorStyle: 'warning' as const,
      })),
    })),
  });
  return Buffer.from(bytes);
}

/** Places of the heads as the writer names them: row and column from 0. */
function headCells({ rows, boldRows }: WorkbookSheet): string[] {
  return rows.slice(0, boldRows).flatMap((row, at) => row.map((_, column) => `${at},${column}`));
}
