// The approval of a meeting: the meeting at the left, the decision at the right (specification 2.3, meeting: approvalDetail).
import type { ReactNode } from 'react';
import { RecordScreen, useRecordId } from '../../../lib/records/index.ts';
import { ProcessPage } from '../../workflows/index.ts';
import { MeetingBody, MeetingPage } from '../parts/detail/meeting-page.tsx';
import { Rules } from '../parts/detail/history.tsx';
import { useMeeting } from '../meetings.api.ts';
import { useMeetingPhrases } from '../meetings.phrases.ts';

export default function MeetingApprovalDetailScreen(): ReactNode {
  const t = useMeetingPhrases();
  const id = useRecordId();
  const query = useMeeting(id);
  return (
    <RecordScreen
      id={id}
      query={query}
      none={t('noMeeting')}
      failedTitle={t('detailFailed')}
      // A process names the tab itself.
      tabTitle={({ instanceId, title }) => (instanceId === null ? title : undefined)}
    >
      {(meeting) =>
        meeting.instanceId === null ? (
          <MeetingPage meeting={meeting} />
        ) : (
          <ProcessPage id={meeting.instanceId} onDecided={() => void query.refetch()}>
            <MeetingBody meeting={meeting} />
            <Rules meeting={meeting} />
          </ProcessPage>
        )
      }
    </RecordScreen>
  );
}
