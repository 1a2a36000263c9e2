// The section of the audit trail in the administration console (product 3.25).
import type { ReactNode } from 'react';
import { ConsoleFrame } from '../../administration/index.ts';
import { TrailSection } from '../parts/trail/trail-section.tsx';

export default function AuditTrailScreen(): ReactNode {
  return (
    <ConsoleFrame section="audit">
      <TrailSection />
    </ConsoleFrame>
  );
}
