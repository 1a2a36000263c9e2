// Speakers of the list "approved" (specification 2.3, speaker).
import type { ReactNode } from 'react';
import { SpeakerList } from '../parts/speaker-list.tsx';

export default function SpeakerApprovedScreen(): ReactNode {
  return <SpeakerList name="approved" />;
}
