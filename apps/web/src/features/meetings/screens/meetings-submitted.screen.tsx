// Meetings of the tab "submitted" (specification 2.3, meeting: apply).
import type { ReactNode } from 'react';
import { MeetingList } from '../parts/list/meeting-list.tsx';

export default function MeetingsSubmittedScreen(): ReactNode {
  return <MeetingList tab="submitted" />;
}
