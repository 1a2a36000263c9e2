// Speakers of the list "maintenance" (specification 2.3, speaker).
import type { ReactNode } from 'react';
import { SpeakerList } from '../parts/speaker-list.tsx';

export default function SpeakerMaintenanceScreen(): ReactNode {
  return <SpeakerList name="maintenance" />;
}
