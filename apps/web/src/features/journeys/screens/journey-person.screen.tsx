// The journey of one doctor (specification 2.3, transit/personal).
import type { ReactNode } from 'react';
import { PersonalPage } from '../parts/personal-page.tsx';

export default function JourneyPersonScreen(): ReactNode {
  return <PersonalPage />;
}
