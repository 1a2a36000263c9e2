// The section of the export log in the administration console (reliability 24).
import type { ReactNode } from 'react';
import { ExportLog } from '../../exports/index.ts';
import { ConsoleFrame } from '../parts/frame/console-frame.tsx';

export default function AdminExportsScreen(): ReactNode {
  return (
    <ConsoleFrame section="exports">
      <ExportLog />
    </ConsoleFrame>
  );
}
