// Territories in the administration console (product 3.25).
import type { ReactNode } from 'react';
import { ConsoleFrame } from '../../administration/index.ts';
import { TerritorySection } from '../parts/territory-section.tsx';

export default function AdminTerritoriesScreen(): ReactNode {
  return (
    <ConsoleFrame section="territories">
      <TerritorySection />
    </ConsoleFrame>
  );
}
