// Meetings of the tab "unfinished" (specification 2.3, meeting: met).
import type { ReactNode } from 'react';
import { MeetingList } from '../parts/list/meeting-list.tsx';

export default function MeetingsUnfinishedScreen(): ReactNode {
  return <MeetingList tab="unfinished" />;
}
