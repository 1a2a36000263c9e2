// Meetings of the tab "pendingApproved" (specification 2.3, meeting: approve).
import type { ReactNode } from 'react';
import { MeetingList } from '../parts/list/meeting-list.tsx';

export default function MeetingApprovalsPendingScreen(): ReactNode {
  return <MeetingList tab="pendingApproved" />;
}
