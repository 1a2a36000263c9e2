// Patient portraits: the personas of the enterprise (specification 2.3, userInsights/PatientPortrait).
import type { ReactNode } from 'react';
import { PortraitList } from '../parts/portraits/portrait-list.tsx';

export default function PatientPortraitsScreen(): ReactNode {
  return <PortraitList />;
}
