// The section of the menus in the administration console (specification 3).
import type { ReactNode } from 'react';
import { ConsoleFrame } from '../parts/frame/console-frame.tsx';
import { MenuSection } from '../parts/menus/menu-section.tsx';

export default function AdminMenusScreen(): ReactNode {
  return (
    <ConsoleFrame section="menus">
      <MenuSection />
    </ConsoleFrame>
  );
}
