// Speakers of the list "submitted" (specification 2.3, speaker).
import type { ReactNode } from 'react';
import { SpeakerList } from '../parts/speaker-list.tsx';

export default function SpeakerSubmittedScreen(): ReactNode {
  return <SpeakerList name="submitted" />;
}
