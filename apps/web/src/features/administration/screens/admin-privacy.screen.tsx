// The section of privacy in the administration console (specification 6).
import type { ReactNode } from 'react';
import { ConsoleFrame } from '../parts/frame/console-frame.tsx';
import { PrivacySection } from '../parts/privacy/privacy-section.tsx';

export default function AdminPrivacyScreen(): ReactNode {
  return (
    <ConsoleFrame section="privacy">
      <PrivacySection />
    </ConsoleFrame>
  );
}
