// Side door of the exports.
export { useExport } from './parts/use-export.tsx';
export type { ExportTool } from './parts/export-tool.ts';
export { ExportLog } from './parts/export-log.tsx';
export { OwnExports } from './parts/own-exports.tsx';
