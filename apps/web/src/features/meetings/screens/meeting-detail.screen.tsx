// One meeting (specification 2.2, 2.3 meeting: meetDetail).
import { Async, Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { MeetingPage } from '../parts/detail/meeting-page.tsx';
import { useMeeting } from '../meetings.api.ts';
import { useMeetingPhrases } from '../meetings.phrases.ts';

export default function MeetingDetailScreen(): ReactNode {
  const t = useMeetingPhrases();
  const id = useSearchParams()[0].get('id');
  const query = useMeeting(id);
  if (id === null) return <Empty reason={t('noMeeting')} />;
  return (
    <Async query={query} shape="page" failedTitle={t('detailFailed')}>
      {(meeting) => <MeetingPage meeting={meeting} />}
    </Async>
  );
}
