// The section of the enterprise in the administration console (specification 3).
import type { ReactNode } from 'react';
import { ConsoleFrame } from '../../parts/frame/console-frame.tsx';
import { EnterpriseSection } from '../../parts/enterprise/enterprise-section.tsx';

export default function AdminEnterpriseScreen(): ReactNode {
  return (
    <ConsoleFrame section="enterprise">
      <EnterpriseSection />
    </ConsoleFrame>
  );
}
