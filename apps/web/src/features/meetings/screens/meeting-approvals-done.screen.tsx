// Meetings of the tab "doneApproved" (specification 2.3, meeting: approve).
import type { ReactNode } from 'react';
import { MeetingList } from '../parts/list/meeting-list.tsx';

export default function MeetingApprovalsDoneScreen(): ReactNode {
  return <MeetingList tab="doneApproved" />;
}
