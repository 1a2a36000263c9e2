// Side door of the exports: what a room that exports rows uses.
export { approveExport, exportSheet, type ExportInput, type MarkedRows } from './exports.service.ts';
