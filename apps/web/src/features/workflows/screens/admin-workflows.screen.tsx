// The section of the workflows in the administration console (product: workflow).
import type { ReactNode } from 'react';
import { ConsoleFrame } from '../../administration/index.ts';
import { WorkflowSection } from '../parts/admin/section-on-demand.tsx';

export default function AdminWorkflowsScreen(): ReactNode {
  return (
    <ConsoleFrame section="workflows">
      <WorkflowSection />
    </ConsoleFrame>
  );
}
