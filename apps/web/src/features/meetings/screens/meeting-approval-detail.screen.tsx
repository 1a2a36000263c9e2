// The approval of a meeting: the meeting at the left, the decision at the right (specification 2.3, meeting: approvalDetail).
import { Async, Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ProcessPage } from '../../workflows/index.ts';
import { MeetingBody, MeetingPage } from '../parts/detail/meeting-page.tsx';
import { Rules } from '../parts/detail/history.tsx';
import { useMeeting } from '../meetings.api.ts';
import { useMeetingPhrases } from '../meetings.phrases.ts';

export default function MeetingApprovalDetailScreen(): ReactNode {
  const t = useMeetingPhrases();
  const id = useSearchParams()[0].get('id');
  const query = useMeeting(id);
  if (id === null) return <Empty reason={t('noMeeting')} />;
  return (
    <Async query={query} shape="page" failedTitle={t('detailFailed')}>
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
    </Async>
  );
}
