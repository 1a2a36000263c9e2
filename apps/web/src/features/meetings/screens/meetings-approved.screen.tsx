// Meetings of the tab "approved" (specification 2.3, meeting: apply).
import type { ReactNode } from 'react';
import { MeetingList } from '../parts/list/meeting-list.tsx';

export default function MeetingsApprovedScreen(): ReactNode {
  return <MeetingList tab="approved" />;
}
