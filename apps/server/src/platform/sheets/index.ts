// Door of the sheets: spreadsheets in and out.
export { failedSheet, faultHeads, type FailedRow } from './failed-sheet.ts';
export { MARKED_EVERY, markedFile, noteOf, type MarkedFile } from './marked-file.ts';
export { markedWorkbook, type BookSheet } from './marked-workbook.ts';
export { neutralText } from './neutral-cell.ts';
export { printPdf } from './print-pdf.ts';
export { readSheet, type ReadOptions, type ReadSheet } from './reading/read-sheet.ts';
export { SheetFault, type SheetFaultKind } from './reading/sheet-fault.ts';
export { sheetLimits, type SheetLimits } from './reading/sheet-limits.ts';
export type { SheetRow } from './reading/sheet-row.ts';
export { CSV_TYPE, XLSX_TYPE, momentInShanghai, sheetReply, type Sheet, type SheetColumn } from './sheet-reply.ts';
export { writeWorkbook, type DropDown, type WorkbookSheet } from './write-workbook.ts';
