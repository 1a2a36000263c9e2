// What a list gives to the export tool.
import type { ExportAsk, ExportFormat, ExportResource, SheetFormat } from '@yijian/contract/exports';

export interface ExportTool<Format extends ExportFormat = SheetFormat> {
  readonly resource: ExportResource;
  readonly permission: string;
  /** What the record itself grants, in place of the right. */
  readonly isAllowed?: boolean;
  /** How many rows match; null while that is counted. */
  readonly rows: number | null;
  /** Both kinds of sheet unless given. */
  readonly formats?: readonly Format[];
  /** Fetches and saves the file; what it throws is shown in the dialog. */
  readonly run: (ask: ExportAsk<Format>) => Promise<unknown>;
}
