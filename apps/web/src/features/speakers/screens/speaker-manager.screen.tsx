// Speakers of the list "manager" (specification 2.3, speaker).
import type { ReactNode } from 'react';
import { SpeakerList } from '../parts/speaker-list.tsx';

export default function SpeakerManagerScreen(): ReactNode {
  return <SpeakerList name="manager" />;
}
