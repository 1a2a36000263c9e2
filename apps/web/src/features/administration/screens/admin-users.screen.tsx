// The section of the users in the administration console (specification 3).
import type { ReactNode } from 'react';
import { ConsoleFrame } from '../parts/frame/console-frame.tsx';
import { UserSection } from '../parts/users/user-section.tsx';

export default function AdminUsersScreen(): ReactNode {
  return (
    <ConsoleFrame section="users">
      <UserSection />
    </ConsoleFrame>
  );
}
