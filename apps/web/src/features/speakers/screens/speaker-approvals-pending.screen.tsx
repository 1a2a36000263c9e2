// Speakers of the list "pendingApproved" (specification 2.3, speaker).
import type { ReactNode } from 'react';
import { SpeakerList } from '../parts/speaker-list.tsx';

export default function SpeakerApprovalsPendingScreen(): ReactNode {
  return <SpeakerList name="pendingApproved" />;
}
