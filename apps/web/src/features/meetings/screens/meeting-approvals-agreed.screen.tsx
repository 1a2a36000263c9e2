// Meetings of the tab "myApproved" (specification 2.3, meeting: approve).
import type { ReactNode } from 'react';
import { MeetingList } from '../parts/list/meeting-list.tsx';

export default function MeetingApprovalsAgreedScreen(): ReactNode {
  return <MeetingList tab="myApproved" />;
}
