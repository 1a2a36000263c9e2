// Meetings of the tab "myApproval" (specification 2.3, meeting: apply).
import type { ReactNode } from 'react';
import { MeetingList } from '../parts/list/meeting-list.tsx';

export default function MeetingsMyApprovalScreen(): ReactNode {
  return <MeetingList tab="myApproval" />;
}
