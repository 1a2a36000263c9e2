// Keys for machines in the administration console (product 3.25).
import type { ReactNode } from 'react';
import { ConsoleFrame } from '../../administration/index.ts';
import { KeySection } from '../parts/key-section.tsx';

export default function AdminApiKeysScreen(): ReactNode {
  return (
    <ConsoleFrame section="api-keys">
      <KeySection />
    </ConsoleFrame>
  );
}
