// Meetings of the tab "doneConfirmed" (specification 2.3, meeting: met).
import type { ReactNode } from 'react';
import { MeetingList } from '../parts/list/meeting-list.tsx';

export default function MeetingsConfirmedScreen(): ReactNode {
  return <MeetingList tab="doneConfirmed" />;
}
