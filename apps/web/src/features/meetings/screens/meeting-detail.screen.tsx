// One meeting (specification 2.2, 2.3 meeting: meetDetail).
import type { ReactNode } from 'react';
import { RecordScreen, useRecordId } from '../../../lib/records/index.ts';
import { MeetingPage } from '../parts/detail/meeting-page.tsx';
import { useMeeting } from '../meetings.api.ts';
import { useMeetingPhrases } from '../meetings.phrases.ts';

export default function MeetingDetailScreen(): ReactNode {
  const t = useMeetingPhrases();
  const id = useRecordId();
  return (
    <RecordScreen
      id={id}
      query={useMeeting(id)}
      none={t('noMeeting')}
      failedTitle={t('detailFailed')}
      tabTitle={({ title }) => title}
    >
      {(meeting) => <MeetingPage meeting={meeting} />}
    </RecordScreen>
  );
}
