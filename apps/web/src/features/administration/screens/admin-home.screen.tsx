// The console's own path: opens the first section the user may open (specification 2.4).
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { ConsoleFrame } from '../parts/frame/console-frame.tsx';
import { openSections } from '../parts/frame/sections.ts';

export default function AdminHomeScreen(): ReactNode {
  const [first] = openSections();
  return first ? <Navigate to={first.path} replace /> : <ConsoleFrame />;
}
