// The export tool of a list: the button for those who may, and the dialog that asks for the reason (reliability 24).
import type { ExportFormat, SheetFormat } from '@yijian/contract/exports';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { hasPermission } from '../../../lib/session/index.ts';
import type { ExportTool } from './export-tool.ts';

// The dialog weighs more than the button: it comes with its first use.
const ExportDialog = lazy(() => import('./export-dialog.tsx').then((part) => ({ default: part.ExportDialog })));

/** Spread `tool` into the list's toolbar and draw `dialog` beside the list. */
export function useExport<Format extends ExportFormat = SheetFormat>({
  resource,
  permission,
  isAllowed = hasPermission(permission),
  rows,
  formats,
  run,
}: ExportTool<Format>): {
  tool: { onExport?: () => void };
  dialog: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  if (!isAllowed) return { tool: {}, dialog: null };
  const dialog = isOpen ? (
    <Suspense>
      <ExportDialog
        resource={resource}
        rows={rows}
        formats={formats}
        run={run as ExportTool<ExportFormat>['run']}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  ) : null;
  return { tool: { onExport: () => setOpen(true) }, dialog };
}
