// Speakers of the list "doneApproved" (specification 2.3, speaker).
import type { ReactNode } from 'react';
import { SpeakerList } from '../parts/speaker-list.tsx';

export default function SpeakerApprovalsDoneScreen(): ReactNode {
  return <SpeakerList name="doneApproved" />;
}
