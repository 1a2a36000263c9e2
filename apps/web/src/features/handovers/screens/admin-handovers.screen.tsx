// Handovers in the administration console (product 3.25).
import type { ReactNode } from 'react';
import { ConsoleFrame } from '../../administration/index.ts';
import { HandoverSection } from '../parts/handover-section.tsx';

export default function AdminHandoversScreen(): ReactNode {
  return (
    <ConsoleFrame section="handovers">
      <HandoverSection />
    </ConsoleFrame>
  );
}
