// What a list gives to the export tool.
import type { ExportAsk, ExportResource } from '@yijian/contract/exports';

export interface ExportTool {
  readonly resource: ExportResource;
  readonly permission: string;
  /** How many rows match; null while that is counted. */
  readonly rows: number | null;
  /** Fetches and saves the file; what it throws is shown in the dialog. */
  readonly run: (ask: ExportAsk) => Promise<unknown>;
}
