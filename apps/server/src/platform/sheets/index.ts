// Door of the sheets: spreadsheets in and out.
export { neutralText } from './neutral-cell.ts';
export { CSV_TYPE, XLSX_TYPE, sheetReply, type Sheet, type SheetColumn } from './sheet-reply.ts';
