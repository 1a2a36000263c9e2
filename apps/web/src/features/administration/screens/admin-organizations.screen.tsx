// The section of the organizations in the administration console (specification 3).
import type { ReactNode } from 'react';
import { ConsoleFrame } from '../parts/frame/console-frame.tsx';
import { OrganizationSection } from '../parts/organizations/organization-section.tsx';

export default function AdminOrganizationsScreen(): ReactNode {
  return (
    <ConsoleFrame section="organizations">
      <OrganizationSection />
    </ConsoleFrame>
  );
}
