// Meetings of the tab "beConfirmed" (specification 2.3, meeting: met).
import type { ReactNode } from 'react';
import { MeetingList } from '../parts/list/meeting-list.tsx';

export default function MeetingsToConfirmScreen(): ReactNode {
  return <MeetingList tab="beConfirmed" />;
}
