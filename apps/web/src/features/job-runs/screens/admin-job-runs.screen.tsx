// The monitor of background work in the administration console (product 3.25).
import type { ReactNode } from 'react';
import { ConsoleFrame } from '../../administration/index.ts';
import { MonitorSection } from '../parts/monitor-section.tsx';

export default function AdminJobRunsScreen(): ReactNode {
  return (
    <ConsoleFrame section="job-runs">
      <MonitorSection />
    </ConsoleFrame>
  );
}
