// The section of the roles in the administration console (specification 3).
import type { ReactNode } from 'react';
import { ConsoleFrame } from '../parts/frame/console-frame.tsx';
import { RoleSection } from '../parts/roles/role-section.tsx';

export default function AdminRolesScreen(): ReactNode {
  return (
    <ConsoleFrame section="roles">
      <RoleSection />
    </ConsoleFrame>
  );
}
